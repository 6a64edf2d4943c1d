import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { AdPlatformName } from '../../../../contract/figures.ts'
import type { Executor } from '../../../db/database.ts'
import type { CountedDay } from '../statistics/trend.ts'
import { adFigures } from '../tables.ts'

/** Filter for figures. */
export interface Asked {
  teamId: string
  platform?: AdPlatformName | undefined
  from?: string | undefined
  to?: string | undefined
}

/** An ad's totals. */
export interface Sums {
  impressions: number
  clicks: number
  conversions: number
  /** By currency; amounts in different currencies are never added up. */
  money: ReadonlyMap<string, { spend: number; revenue: number }>
}

export interface Ad extends Sums {
  adKey: string
  platform: AdPlatformName
  campaign: string
  adSet: string
  ad: string
}

const askedFor = ({ teamId, platform, from, to }: Asked): SQL | undefined =>
  and(
    eq(adFigures.teamId, teamId),
    platform && eq(adFigures.platform, platform),
    from === undefined ? undefined : gte(adFigures.day, from),
    to === undefined ? undefined : lte(adFigures.day, to),
  )

const sumOf = (column: SQL | typeof adFigures.clicks | typeof adFigures.conversions) =>
  sql<number>`sum(${column})::float8`

/** All ads that match, with their totals. */
export async function sumAds(executor: Executor, asked: Asked): Promise<Ad[]> {
  const { adKey, platform, campaign, adSet, ad, currency } = adFigures
  const rows = await executor
    .select({
      ...{ adKey, platform, campaign, adSet, ad, currency },
      impressions: sumOf(adFigures.impressions),
      clicks: sumOf(adFigures.clicks),
      conversions: sumOf(adFigures.conversions),
      spend: sumOf(adFigures.spendMinor),
      revenue: sumOf(adFigures.revenueMinor),
    })
    .from(adFigures)
    .where(askedFor(asked))
    .groupBy(adKey, platform, campaign, adSet, ad, currency)
  const ads = new Map<string, Ad>()
  for (const { currency, spend, revenue, ...row } of rows) {
    const one = { ...row, money: new Map([[currency, { spend, revenue }]]) }
    const known = ads.get(row.adKey)
    ads.set(row.adKey, known ? { ...one, ...addSums([known, one]) } : one)
  }
  return [...ads.values()]
}

export function addSums(all: readonly Sums[]): Sums {
  const sums = { impressions: 0, clicks: 0, conversions: 0 }
  const money = new Map<string, { spend: number; revenue: number }>()
  for (const one of all) {
    sums.impressions += one.impressions
    sums.clicks += one.clicks
    sums.conversions += one.conversions
    for (const [currency, { spend, revenue }] of one.money) {
      const before = money.get(currency) ?? { spend: 0, revenue: 0 }
      money.set(currency, { spend: before.spend + spend, revenue: before.revenue + revenue })
    }
  }
  return { ...sums, money }
}

/** Daily counts of ads, by ad. */
export async function daysOfAds(
  executor: Executor,
  asked: Asked,
  adKeys: readonly string[],
): Promise<ReadonlyMap<string, CountedDay[]>> {
  if (adKeys.length === 0) return new Map()
  const rows = await executor
    .select({
      adKey: adFigures.adKey,
      day: sql<number>`(${adFigures.day} - date '2000-01-01')::int`,
      trials: sumOf(adFigures.impressions),
      hits: sumOf(adFigures.clicks),
    })
    .from(adFigures)
    .where(and(askedFor(asked), inArray(adFigures.adKey, [...adKeys])))
    .groupBy(adFigures.adKey, adFigures.day)
  return Map.groupBy(rows, ({ adKey }) => adKey)
}

/** The platforms and the time span a team has figures for. */
export async function extentOf(executor: Executor, teamId: string) {
  const rows = await executor
    .select({
      platform: adFigures.platform,
      from: sql<string>`min(${adFigures.day})::text`,
      to: sql<string>`max(${adFigures.day})::text`,
    })
    .from(adFigures)
    .where(eq(adFigures.teamId, teamId))
    .groupBy(adFigures.platform)
  return {
    platforms: rows.map(({ platform }) => platform).toSorted(),
    from: rows.map(({ from }) => from).toSorted()[0] ?? null,
    to:
      rows
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? null,
  }
}
