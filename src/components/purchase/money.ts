import type { Currency } from '@/contract/goods'

const MINOR_PER_MAJOR = 100

/** Formats an amount for the user's language; `minor` are cents or fen. */
export const formatMoney = (language: string, minor: number, currency: Currency): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / MINOR_PER_MAJOR)

/** Price of a single credit, which may need fractions of a cent. */
export const formatCreditPrice = (language: string, millis: number, currency: Currency): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(millis / 1000 / MINOR_PER_MAJOR)
