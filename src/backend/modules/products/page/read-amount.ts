const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₩': 'KRW',
  '฿': 'THB',
  '₫': 'VND',
  '₹': 'INR',
  US$: 'USD',
  R$: 'BRL',
  zł: 'PLN',
}
const AMOUNT_MAX = 1_000_000_000_000

/** Parses a number as pages write it: 1299.9, "1.299,90", "1 299,90 €", "¥1,280", "12'500.-". */
export function readAmount(value: unknown): number | null {
  if (typeof value === 'number') return isAmount(value) ? value : null
  if (typeof value !== 'string') return null
  const [digits] = value.slice(0, 100).match(/\d(?:[\d.,'’\s\u00a0\u202f]*\d)?/) ?? []
  if (!digits) return null
  const amount = Number(plainNumber(digits.replace(/['’\s\u00a0\u202f]/g, '')))
  return isAmount(amount) ? amount : null
}

const isAmount = (value: number) => Number.isFinite(value) && value >= 0 && value <= AMOUNT_MAX

/**
 * The last separator is a decimal point unless it repeats, or three digits follow it and no other
 * separator precedes it; the others group thousands.
 */
function plainNumber(digits: string): string {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return digits
  const [sign, after] = [digits[last], digits.length - last - 1]
  const isOnlyOne = digits.indexOf(sign ?? '') === last
  const hasOther = digits.slice(0, last).includes(sign === '.' ? ',' : '.')
  const isDecimal = isOnlyOne && (after !== 3 || hasOther)
  const whole = digits.slice(0, isDecimal ? last : undefined).replace(/[.,]/g, '')
  return isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole
}

/** ISO code of a currency, from the code itself or from a sign that only one currency uses. */
export function readCurrency(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.slice(0, 100)
  const [code] =
    text.match(/\b[A-Z]{3}\b/) ??
    text
      .trim()
      .toUpperCase()
      .match(/^[A-Z]{3}$/) ??
    []
  if (code) return code
  return Object.entries(SIGNS).find(([sign]) => text.includes(sign))?.[1] ?? null
}
