import type { AdAnswer } from '../../../../contract/endpoints/figures.ts'
import type { FigureGroup } from '../../../../contract/figures.ts'
import { type Counted, wilson } from '../statistics/share.ts'
import { type CountedDay, findTrend } from '../statistics/trend.ts'
import type { Sums } from './ad-sums.ts'
import { compare } from './compare.ts'
import { commonlyShown, type Group, groupAds, wholeOf } from './groups.ts'
import type { LinkedAd, Shown } from './linked-ads.ts'

const clicking = ({ impressions, clicks }: Sums): Counted => ({ hits: clicks, trials: impressions })
const converting = ({ clicks, conversions }: Sums): Counted => ({
  hits: conversions,
  trials: clicks,
})
const restOf = (whole: Counted, one: Counted): Counted => ({
  hits: Math.max(0, whole.hits - one.hits),
  trials: Math.max(0, whole.trials - one.trials),
})

const NOTHING: Counted = { hits: 0, trials: 0 }

/** Compares the ads grouped by one property; largest groups first. */
export function answerGroups(ads: readonly LinkedAd[], by: FigureGroup): AdAnswer[] {
  const groups = groupAds(ads, by)
  const wholes = wholeOf(ads, groups, by)
  const comparedBy = (counted: (sums: Sums) => Counted) =>
    compare(
      groups.map((group) => {
        const whole = wholes.get(group.platform)
        const one = counted(group)
        return { one, rest: whole ? restOf(counted(whole), one) : NOTHING }
      }),
    )
  const clicks = comparedBy(clicking)
  const conversions = comparedBy(converting)
  const alone = { verdict: 'alone', rest_rate: null, needed: null } as const
  return groups.map((group, at) => ({
    ...namesOf(group, by),
    platform: group.platform,
    ad_count: group.ads.length,
    impressions: group.impressions,
    clicks: group.clicks,
    conversions: group.conversions,
    click_rate: wilson(clicking(group)),
    conversion_rate: wilson(converting(group)),
    clicking: clicks[at] ?? alone,
    converting: conversions[at] ?? alone,
    money: moneyOf(group),
    trend: null,
  }))
}

function namesOf(group: Group, by: FigureGroup) {
  const [first] = group.ads
  const shown = commonlyShown(group, by)
  const isAd = by === 'ad'
  const labels: Partial<Record<FigureGroup, string | null | undefined>> = {
    ad: first?.ad,
    creative: shown?.view.name,
    product: group.key,
    brand: group.key,
    ratio: group.key,
  }
  return {
    key: group.key,
    label: labels[by] ?? null,
    campaign: isAd ? (first?.campaign ?? null) : null,
    ad_set: isAd ? (first?.adSet ?? null) : null,
    creative: shown && shownCreative(shown),
  }
}

const shownCreative = ({ view, lead }: Shown) => ({
  creative_id: view.creative_id,
  task_id: view.task_id,
  output_id: view.output_id,
  has_task: view.has_task,
  can_repeat: lead?.canRepeat ?? false,
  workflow_type: view.workflow_type,
  kind: view.kind,
  name: view.name,
  prompt: view.prompt,
  thumbnail_url: view.thumbnail_url,
})

const moneyOf = ({ money, clicks, conversions }: Sums): AdAnswer['money'] => {
  // Clicks aren't stored by currency, so with several currencies the cost per click is unknown.
  const isOne = money.size === 1
  return [...money].map(([currency, { spend, revenue }]) => ({
    currency,
    spend_minor: spend,
    revenue_minor: revenue,
    cost_per_click: isOne && clicks > 0 ? spend / clicks : null,
    cost_per_conversion: isOne && conversions > 0 ? spend / conversions : null,
    return_on_spend: spend > 0 ? revenue / spend : null,
  }))
}

/** The same answers with their trends over time. */
export function withTrends(
  answers: readonly AdAnswer[],
  ads: readonly LinkedAd[],
  { by, days }: { by: FigureGroup; days: ReadonlyMap<string, readonly CountedDay[]> },
): AdAnswer[] {
  const groups = new Map(
    groupAds(ads, by).map((group) => [`${group.platform} ${group.key}`, group]),
  )
  return answers.map((answer) => {
    const group = groups.get(`${answer.platform} ${answer.key}`)
    const own = group?.ads.flatMap(({ adKey }) => days.get(adKey) ?? []) ?? []
    return { ...answer, trend: findTrend(byDay(own), answers.length) }
  })
}

function byDay(days: readonly CountedDay[]): CountedDay[] {
  return [...Map.groupBy(days, ({ day }) => day)].map(([day, own]) => ({
    day,
    hits: own.reduce((sum, { hits }) => sum + hits, 0),
    trials: own.reduce((sum, { trials }) => sum + trials, 0),
  }))
}
