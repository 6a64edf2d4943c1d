import type { Plan } from '@/contract/endpoints/billing/price-list'
import type { ModelView } from '@/contract/endpoints/models'
import { type Resolution, WORKFLOWS, type WorkflowType } from '@/contract/generation'
import type { PlanFeature } from '@/contract/goods'
import type { SeenKind } from '@/contract/media-kind'
import { priceCredits } from '@/contract/pricing'
import { USUAL_UGC_AD } from '@/contract/ugc'
import { watermarkCredits } from '@/contract/watermark'
import { creditsOf } from '@/contract/work'

/** Length of the videos that credits are counted in. */
const VIDEO_SECONDS = 8
const USUAL = { image: '1k', video: '720p' } as const satisfies Record<SeenKind, Resolution>
/** From words alone. */
const PLAINEST: Record<SeenKind, WorkflowType> = { image: 'text_to_image', video: 'text_to_video' }

export interface Purchasable {
  model: ModelView
  resolution: Resolution
  /** Null for images. */
  seconds: number | null
  /** Price of one. */
  credits: number
}

const VIDEO_MAKERS: readonly WorkflowType[] = [
  'text_to_video',
  'image_to_video',
  'first_last_frame',
]
/** Workflows behind a feature; it is priced by the first one a model supports. */
const WORKFLOWS_OF_FEATURE: Partial<Record<PlanFeature, readonly WorkflowType[]>> = {
  text_to_image_ads: ['text_to_image'],
  video_generation_ads: VIDEO_MAKERS,
  text_to_video_ads: ['text_to_video'],
  video_lip_sync: ['lip_sync'],
  video_face_change_ads: ['video_face_change'],
}
/** Workflows that make something new; burning in subtitles creates no further ad. */
const MAKERS: readonly WorkflowType[] = ['text_to_image', 'image_edit', ...VIDEO_MAKERS]

const doesAnyOf = ({ workflow_types }: ModelView, wanted: readonly WorkflowType[]) =>
  wanted.some((type) => workflow_types.includes(type))

/** How many items of this price the credits pay for. */
export const countFor = ({ credits: price }: Pick<Purchasable, 'credits'>, credits: number) =>
  Math.floor(credits / price)

/**
 * How many uses of a feature a month's credits pay for, with the cheapest model; the price list's number
 * where no model has a price for it.
 */
export function monthlyCount(
  { feature, count }: Plan['features'][number],
  credits: number,
  models: readonly ModelView[],
): number | null {
  if (feature === 'ugc_creator_ads') {
    const price = creditsOf(models, USUAL_UGC_AD)
    return price ? countFor({ credits: price }, credits) : count
  }
  const makers = WORKFLOWS_OF_FEATURE[feature] ?? []
  const counts = models
    .filter(({ status }) => status === 'active')
    .flatMap((model) => {
      const type = makers.find((one) => model.workflow_types.includes(one))
      return (type && priceOne(model, type)) ?? []
    })
    .map((row) => countFor(row, credits))
  return counts.length > 0 ? Math.max(...counts) : count
}

/** Minutes of 720p video that can be cleaned of watermarks for these credits. */
export const erasedMinutes = (credits: number): number =>
  Math.floor(credits / watermarkCredits({ width: 1280, height: 720, durationSeconds: 60 }))

/** Minutes of video that can be transcribed for these credits with the cheapest model; null without one. */
export function heardMinutes(credits: number, models: readonly ModelView[]): number | null {
  const perMinute = models
    .filter((model) => model.status === 'active' && doesAnyOf(model, ['transcript']))
    .flatMap(({ price }) => price.milli_credits['720p'] ?? [])
    .map((perSecond) => (perSecond * 60) / 1_000)
  return perMinute.length > 0 ? Math.floor(credits / Math.min(...perMinute)) : null
}

/** What can be made, one row per active model, priced by the server's rule. */
export function listPurchasable(models: readonly ModelView[]): Purchasable[] {
  return models
    .filter((model) => model.status === 'active' && doesAnyOf(model, MAKERS))
    .flatMap((model) => plainest(model) ?? [])
    .toSorted((a, b) => a.model.kind.localeCompare(b.model.kind))
}

const plainest = (model: ModelView): Purchasable | null =>
  model.kind === 'audio' ? null : priceOne(model, PLAINEST[model.kind])

function priceOne(model: ModelView, workflowType: WorkflowType): Purchasable | null {
  const { resolutions, durations, price } = model
  const { kind } = WORKFLOWS[workflowType]
  if (kind === 'audio') return null
  const resolution = resolutions.includes(USUAL[kind]) ? USUAL[kind] : resolutions[0]
  if (!resolution) return null
  const byCloseness = durations.toSorted(
    (a, b) => Math.abs(a - VIDEO_SECONDS) - Math.abs(b - VIDEO_SECONDS),
  )
  const seconds = WORKFLOWS[workflowType].hasDuration ? (byCloseness[0] ?? VIDEO_SECONDS) : null
  const credits = priceCredits(
    {
      milliCredits: price.milli_credits,
      audioPercent: price.audio_percent,
      minimumCredits: price.minimum_credits,
    },
    {
      workflowType,
      resolution,
      durationSeconds: seconds ?? 0,
      generateAudio: model.audio === 'always',
      count: 1,
    },
  )
  return credits ? { model, resolution, seconds, credits } : null
}
