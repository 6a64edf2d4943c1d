import type { AdFigure } from '@/contract/endpoints/figures'
import { AD_NAME_MAX, minorDigits } from '@/contract/figures'
import type { Columns } from './columns/find-columns'
import { readDay } from './days'
import { readNumber } from './numbers'
import type { Outline } from './outline'

/** How many rows were left out, by reason. */
export interface LeftOut {
  /** Totals of other rows. */
  totals: number
  /** Rows that cover several days. */
  spans: number
  /** A day or a number could not be parsed. */
  unreadable: number
  /** Without the name of an ad. */
  nameless: number
  /** Without a currency. */
  moneyless: number
}

type Plan = Pick<Outline, 'columns' | 'currency' | 'decimal' | 'dayOrder'>
type Sum = Omit<AdFigure, 'spend_minor' | 'revenue_minor'> & { spend: number; revenue: number }

const TOTAL =
  /^(?:(?:grand )?totals?\b|gesamt|summe|insgesamt|totales|合計|総計|小計|합계|총계|전체|总计|合计|总和|總計|รวม|ผลรวม|ยอดรวม|tổng)/iu

const AMOUNTS = ['impressions', 'clicks', 'spend', 'conversions', 'revenue'] as const
const DAYS_KNOWN_MAX = 10_000
/** Stands for a day where a row covers several. */
const SPAN = 'span'

const CONTROLS = /[\p{Cc}\p{Cs}]/gu

/** Copies a string: a substring would keep its whole chunk of the file in memory. */
const detached = (text: string): string => JSON.parse(JSON.stringify(text))

/** Some characters take two code units, so half as many always fit. */
function nameIn(text: string): string {
  const plain = text.replace(CONTROLS, ' ').trim()
  return plain.length <= AD_NAME_MAX ? plain : [...plain].slice(0, AD_NAME_MAX / 2).join('')
}

/** Sums up the rows of a file by day, campaign, ad set, ad and currency. */
export function createSummer({ columns, currency, decimal, dayOrder }: Plan) {
  const sums = new Map<string, Sum>()
  const leftOut: LeftOut = { totals: 0, spans: 0, unreadable: 0, nameless: 0, moneyless: 0 }
  const cellOf = (record: readonly string[], field: keyof Columns) => {
    const at = columns[field]
    return at === undefined ? '' : (record[at] ?? '')
  }
  /** Counts and amounts; null where a number cannot be parsed or is negative. */
  function amountsOf(record: readonly string[]) {
    const [impressions, clicks, spend, conversions, revenue] = AMOUNTS.map((field) =>
      readNumber(cellOf(record, field), decimal),
    ).map((value) => (value === null || value < 0 ? undefined : value))
    if (impressions === undefined || clicks === undefined || spend === undefined) return null
    if (conversions === undefined || revenue === undefined) return null
    return { impressions, clicks, spend, conversions, revenue }
  }

  /** Cached, because all rows share a few days. */
  const days = new Map<string, string | null>()
  function dayIn(text: string): string | null {
    const known = days.get(text)
    if (known !== undefined) return known
    const day = readDay(text, dayOrder)
    if (days.size < DAYS_KNOWN_MAX) days.set(detached(text), day)
    return day
  }

  function dayOf(record: readonly string[]): string | null {
    const day = dayIn(cellOf(record, 'day'))
    const end = cellOf(record, 'end')
    return day && end && dayIn(end) !== day ? SPAN : day
  }

  /** The day and names of a row, or the reason to leave it out. */
  function namesOf(record: readonly string[]) {
    const day = dayOf(record)
    const isTotal = () => record.some((cell) => TOTAL.test(cell.trim()))
    if (day === SPAN) return 'spans'
    if (!day) return cellOf(record, 'day').trim() === '' || isTotal() ? 'totals' : 'unreadable'
    const ad = nameIn(cellOf(record, 'ad'))
    if (!ad) return isTotal() ? 'totals' : 'nameless'
    const campaign = nameIn(cellOf(record, 'campaign'))
    return { day, campaign, ad_set: nameIn(cellOf(record, 'ad_set')), ad }
  }

  function read(record: readonly string[]): Sum | keyof LeftOut {
    const names = namesOf(record)
    if (typeof names === 'string') return names
    const money = currency ?? cellOf(record, 'currency').trim().toUpperCase()
    if (!/^[A-Z]{3}$/.test(money)) return 'moneyless'
    const amounts = amountsOf(record)
    return amounts ? { ...names, currency: money, ...amounts } : 'unreadable'
  }

  return {
    add(record: readonly string[]): void {
      const row = read(record)
      if (typeof row === 'string') {
        leftOut[row] += 1
        return
      }
      const { day, campaign, ad_set, ad, currency: money } = row
      const key = JSON.stringify([day, campaign, ad_set, ad, money])
      const sum = sums.get(key)
      sums.set(key, sum ? together(sum, row) : ofItsOwn(row))
    },
    get count() {
      return sums.size
    },
    leftOut: (): LeftOut => ({ ...leftOut }),
    rows: (): AdFigure[] => [...sums.values()].map(figureOf),
  }
}

const ofItsOwn = ({ campaign, ad_set, ad, ...row }: Sum): Sum => ({
  ...row,
  campaign: detached(campaign),
  ad_set: detached(ad_set),
  ad: detached(ad),
})

const together = (sum: Sum, row: Sum): Sum => ({
  ...sum,
  impressions: sum.impressions + row.impressions,
  clicks: sum.clicks + row.clicks,
  spend: sum.spend + row.spend,
  conversions: sum.conversions + row.conversions,
  revenue: sum.revenue + row.revenue,
})

/** Rounds once, at the end: the summands may have had more digits than the currency. */
const figureOf = ({ spend, revenue, ...sum }: Sum): AdFigure => {
  const unit = 10 ** minorDigits(sum.currency)
  return {
    ...sum,
    impressions: Math.round(sum.impressions),
    clicks: Math.round(sum.clicks),
    spend_minor: toMinor(spend, unit),
    revenue_minor: toMinor(revenue, unit),
  }
}

/** Keeps exact halves of a cent despite floating-point sums. */
const toMinor = (amount: number, unit: number) =>
  Math.round(Number((amount * unit).toPrecision(12)))
