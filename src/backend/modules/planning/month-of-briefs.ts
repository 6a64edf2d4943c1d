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
  /** Upcoming holidays, by day. */
  occasions: readonly { name: string; day: string }[]
}

/** A holiday's ad runs in the week before it. */
const BEFORE_DAYS = 6

/**
 * Plans four weeks of ads: channels, kinds and briefs alternate, and days and budget are spread evenly.
 * Nobody can say yet what will work better, so nothing is weighted.
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

/** Alternates images and videos if a platform takes both, and cycles through its placements. */
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
  // Formats for a brand's logo take no ads.
  const isTaken = findFormat(format) && (media === kind || media === 'both')
  return isTaken ? [{ kind, format, ratio }] : []
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Shares in hundredths that add up exactly to the budget: the first ones get the remainder. */
function evenShares(budget: number | null, count: number): number[] {
  if (budget === null) return []
  const hundredths = Math.round(budget * 100)
  const [each, left] = [Math.floor(hundredths / count), hundredths % count]
  return Array.from({ length: count }, (_, at) => (each + (at < left ? 1 : 0)) / 100)
}
