import { useLanguage } from '@/i18n/use-language'

/** Where the payment service returns people to; it appends the order number. */
export function useReturnPath(next?: string): string {
  const path = `/${useLanguage()}/payment`
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
}
