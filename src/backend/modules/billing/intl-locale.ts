import type { Language } from '../../../contract/languages.ts'

/** The locale in which sums and days are written. Thai counts years as the rest of the product does. */
export const intlLocale = (language: Language) =>
  language === 'th' ? 'th-TH-u-ca-gregory' : language
