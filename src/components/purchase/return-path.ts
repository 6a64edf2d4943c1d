import { useLanguage } from '@/i18n/use-language'

/** Where the payment service sends people back to; the order's number is added there. */
export function useReturnPath(next?: string): string {
  const path = `/${useLanguage()}/payment`
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
}
