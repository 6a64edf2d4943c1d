export type DecimalSign = '.' | ','

/** Spaces of any width and apostrophes separate thousands. */
const SPACES = /[\s\u00a0\u202f\u2009'’]/gu
/** The most common form by far. */
const PLAIN = /^\d+$/
/** Placeholders for an empty value. */
const NOTHING = /^(?:[-–—]{0,3}|n\/a|null)$/i
const AMOUNT = /^(-?)(?:\p{Sc}|[A-Z]{1,3}\$?)?(-?)(\d[\d.,]*)(?:\p{Sc}|[A-Za-z]{3})?$/u

/** Parses a number from a report, with or without a currency; null if it is none. */
export function readNumber(text: string, decimal: DecimalSign): number | null {
  if (PLAIN.test(text)) return Number(text)
  const bare = text.normalize('NFKC').replace(SPACES, '')
  if (NOTHING.test(bare)) return 0
  const [, before, after, digits] = AMOUNT.exec(bare) ?? []
  if (digits === undefined) return null
  const thousands = decimal === '.' ? ',' : '.'
  const plain = digits.replaceAll(thousands, '').replace(decimal, '.')
  const value = Number(plain)
  if (!Number.isFinite(value)) return null
  return before || after ? -value : value
}

const separatorsOf = (text: string) =>
  text.normalize('NFKC').replace(SPACES, '').match(/[.,]/g) ?? []

/** Detects the decimal sign from count and amount columns: counts have no decimals. Null if undecidable. */
export function findDecimalSign(
  counts: readonly string[],
  amounts: readonly string[],
): DecimalSign | null {
  for (const text of amounts) {
    const signs = separatorsOf(text)
    const last = signs.at(-1)
    if (!last || !isSign(last)) continue
    const isBoth = signs.some((sign) => sign !== last)
    const behind = /\d+/.exec(text.slice(text.lastIndexOf(last) + 1))?.[0].length ?? 0
    if (isBoth || (signs.length === 1 && behind !== 3)) return last
    if (signs.length > 1) return other(last)
  }
  const grouping = counts.flatMap(separatorsOf).find(isSign)
  return grouping ? other(grouping) : null
}

const isSign = (sign: string): sign is DecimalSign => sign === '.' || sign === ','
const other = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.')
