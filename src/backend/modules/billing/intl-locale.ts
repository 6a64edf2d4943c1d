import type { Language } from '../../../contract/languages.ts'

/** The locale for amounts and dates. Thai uses the Gregorian calendar, as in the rest of the product. */
export const intlLocale = (language: Language) =>
  language === 'th' ? 'th-TH-u-ca-gregory' : language
