/**
 * What a spreadsheet takes for a formula, in the wide signs of East Asia, too; some take one behind a
 * tab, a line, or spaces. Kept free of zod: packs and pages write tables by it.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

const cell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /["\n\r,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as spreadsheets read it: RFC 4180, with a mark in front by which they know UTF-8. Words that
 * would be a formula are told to be words.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
