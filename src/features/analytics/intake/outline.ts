import { type Encoding, encodingOf } from '@/browser/read-text'
import { AD_PLATFORM_NAMES, type AdPlatformName } from '@/contract/figures'
import { keysOf } from '@/contract/keys-of'
import { type Columns, columnsOf, currencyIn, likeness } from './columns/find-columns'
import { type DayOrder, findDayOrder } from './days'
import { type DecimalSign, findDecimalSign } from './numbers'
import { parse } from './read-records'

/** What is known about a file before all of it is read; the user can correct each part. */
export interface Outline {
  encoding: Encoding
  delimiter: string
  /** Number of records above the column names, such as a title. */
  titleCount: number
  names: readonly string[]
  /** The first records below the column names. */
  sample: readonly (readonly string[])[]
  platform: AdPlatformName
  columns: Columns
  /** Currency of the whole file; null if a column states it, or it is unknown. */
  currency: string | null
  decimal: DecimalSign
  dayOrder: DayOrder
  /** Whether day and month could be swapped. */
  isDayUnsure: boolean
}

const SAMPLE_BYTES = 262_144
const DELIMITERS = [',', ';', '\t', '|']
/** At most this many title lines precede the column names. */
const TITLES_MAX = 30
const NAMES_MIN = 3

/** Analyzes the beginning of a file; null if it contains no table. */
export async function outlineFile(file: Blob): Promise<Outline | null> {
  const bytes = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer())
  const encoding = encodingOf(bytes)
  const isWhole = file.size <= SAMPLE_BYTES
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isWhole })
  if (!isText(text)) return null
  const tables = DELIMITERS.flatMap((delimiter) => {
    const { records } = parse(text, { delimiter, isLast: isWhole })
    return findHeader(records).map((header) => ({ ...header, delimiter, records }))
  })
  const best = tables.toSorted((a, b) => b.score - a.score || b.width - a.width)[0]
  if (!best) return null
  const { delimiter, records, at, platform } = best
  const names = (records[at] ?? []).map((name) => name.trim())
  const sample = records.slice(at + 1)
  const columns = columnsOf(names, platform)
  return {
    ...{ encoding, delimiter, titleCount: at, names, sample, platform, columns },
    ...habitsOf({ columns, sample, delimiter, names }),
  }
}

/** Workbooks, archives and pictures are full of control characters; a text cell may contain one by accident. */
const isText = (text: string): boolean =>
  (text.match(/(?!\s)\p{Cc}/gu)?.length ?? 0) * 30 <= text.length

/** How numbers, days and money are written. */
export function habitsOf({
  columns,
  sample,
  delimiter,
  names,
}: Pick<Outline, 'columns' | 'sample' | 'delimiter' | 'names'>) {
  const cells = (field: keyof Columns) => {
    const at = columns[field]
    return at === undefined ? [] : sample.flatMap((record) => record[at] || [])
  }
  const counts = [...cells('impressions'), ...cells('clicks')]
  const amounts = [...cells('spend'), ...cells('revenue'), ...cells('conversions')]
  const decimal = findDecimalSign(counts, amounts) ?? (delimiter === ';' ? ',' : '.')
  const days = cells('day').filter((text) => /\d/.test(text))
  const order = findDayOrder(days)
  const spend = columns.spend === undefined ? '' : (names[columns.spend] ?? '')
  return {
    decimal,
    dayOrder: order ?? (decimal === ',' ? 'dmy' : 'mdy'),
    isDayUnsure: order === null && days.length > 0,
    currency: columns.currency === undefined ? currencyIn(spend) : null,
  } as const
}

/** The record that most resembles a header, of any platform; else the first that is as wide as the next one. */
function findHeader(records: readonly string[][]) {
  const platforms = keysOf(AD_PLATFORM_NAMES)
  const width = Math.max(0, ...records.slice(0, TITLES_MAX).map(({ length }) => length))
  if (width < NAMES_MIN) return []
  const found = records.slice(0, TITLES_MAX).flatMap((names, at) =>
    platforms.map((platform) => {
      const known = Object.keys(columnsOf(names, platform)).length
      return { at, platform, width, known, score: likeness(names, platform) }
    }),
  )
  // Ties go to the platform that knows more of the names.
  const best = found.toSorted((a, b) => b.score - a.score || b.known - a.known)[0]
  if (best && best.score >= NAMES_MIN) return [best]
  const at = records.findIndex(
    ({ length }, place) => length === width && records[place + 1]?.length === width,
  )
  return at === -1 ? [] : [{ at, platform: 'meta', width, score: 0 } as const]
}

/** A short hash of the column names: similar files share it. */
export async function shapeOf(names: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(names))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
