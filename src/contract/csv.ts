/**
 * Text that a spreadsheet would run as a formula, including the full-width signs of East Asia; some programs
 * also skip a leading tab, line break, or spaces. Kept free of zod: packs and pages write CSV with it.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

const cell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /["\n\r,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as CSV (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. Text that looks like a
 * formula is escaped with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
