import type { AdPlatform } from '../../../contract/campaign-words.ts'
import type { Brief, PlannedAd } from '../../../contract/endpoints/planning.ts'
import { findFormat } from '../../../contract/export-formats.ts'
import type { SeenKind } from '../../../contract/media-kind.ts'
import { PLACEMENTS } from '../../../contract/placements.ts'
import { PLAN_WEEKS, REVIEW_DAYS } from '../../../contract/planning.ts'

interface MonthOrder {
  briefs: readonly Brief[]
  startsOn: string
  platforms: readonly AdPlatform[]
  perWeek: number
  budget: number | null
  /** Holidays ahead, by day. */
  occasions: readonly { name: string; day: string }[]
}

/** An ad for a holiday runs in the week before it. */
const BEFORE_DAYS = 6

/**
 * Four weeks of ads: channels, kinds and briefs take turns, days lie evenly, and so does the budget.
 * What will work better nobody can say yet, so nothing is weighted.
 */
export function monthOfBriefs(order: MonthOrder): PlannedAd[] {
  const { briefs, startsOn, platforms, perWeek, budget } = order
  const count = PLAN_WEEKS * perWeek
  const [first] = briefs
  if (!first) return []
  const shares = evenShares(budget, count)
  const waiting = [...order.occasions]
  return Array.from({ length: count }, (_, at): PlannedAd => {
    const runOn = dayAfter(startsOn, Math.floor((at * 7) / perWeek))
    const platform = platforms[at % platforms.length] ?? 'meta'
    const turn = Math.floor(at / platforms.length)
    const { kind, format, ratio } = formatFor(platform, turn)
    const brief = briefs[at % briefs.length] ?? first
    const near = waiting.findIndex(({ day }) => day >= runOn && day <= dayAfter(runOn, BEFORE_DAYS))
    const [occasion] = near < 0 ? [] : waiting.splice(near, 1)
    const makeOn = dayAfter(runOn, -REVIEW_DAYS)
    return {
      make_on: makeOn < startsOn ? startsOn : makeOn,
      run_on: runOn,
      ...{ platform, format, kind, aspect_ratio: ratio },
      ...{ angle: brief.angle, title: brief.title },
      prompt: occasion ? `${occasion.name}\n${brief.prompt}` : brief.prompt,
      occasion: occasion?.name ?? null,
      budget: shares[at] ?? null,
    }
  })
}

/** Pictures and films by turns, where a platform takes both; its placements one after the other. */
function formatFor(platform: AdPlatform, turn: number) {
  const all = PLACEMENTS.filter((one) => one.platform === platform).flatMap(
    ({ id, media, formats: [format] }) =>
      format
        ? (['image', 'video'] as const).flatMap((kind) => fitting(id, media, kind, format))
        : [],
  )
  const [images, films] = [
    all.filter(({ kind }) => kind === 'image'),
    all.filter(({ kind }) => kind === 'video'),
  ]
  const preferred = turn % 2 === 0 ? images : films
  const among = preferred.length > 0 ? preferred : all
  const chosen = among[Math.floor(turn / 2) % among.length]
  if (!chosen) throw new Error(`There is no placement of ${platform} that can be made.`)
  return chosen
}

const fitting = (
  id: string,
  media: SeenKind | 'both',
  kind: SeenKind,
  { ratio }: (typeof PLACEMENTS)[number]['formats'][number],
) => {
  const format = `${id}@${ratio}`
  // Where a brand's mark goes, there is no ad.
  const isTaken = findFormat(format) && (media === kind || media === 'both')
  return isTaken ? [{ kind, format, ratio }] : []
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** To the hundredth, and together exactly what was given: the first ones take what is left over. */
function evenShares(budget: number | null, count: number): number[] {
  if (budget === null) return []
  const hundredths = Math.round(budget * 100)
  const [each, left] = [Math.floor(hundredths / count), hundredths % count]
  return Array.from({ length: count }, (_, at) => (each + (at < left ? 1 : 0)) / 100)
}
