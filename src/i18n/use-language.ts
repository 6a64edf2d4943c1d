import { useLingui } from '@lingui/react'
import { isLanguage, type Language } from '@/contract/languages'

/** Language of the surrounding words; for links and for Intl. */
export function useLanguage(): Language {
  const { locale } = useLingui().i18n
  return isLanguage(locale) ? locale : 'en'
}
