import type { ModelView } from '@/contract/endpoints/catalog'
import type { Resolution } from '@/contract/generation'
import { priceCredits } from '@/contract/pricing'

/** Length of the videos that credits are counted in. */
const VIDEO_SECONDS = 8
const USUAL = { image: '1k', video: '720p' } as const satisfies Record<
  ModelView['kind'],
  Resolution
>

export interface Purchasable {
  model: ModelView
  resolution: Resolution
  /** Null for images. */
  seconds: number | null
  /** Price of one. */
  credits: number
}

/** What can be made, one row for each model that works now, priced by the rule of the server. */
export function listPurchasable(models: readonly ModelView[]): Purchasable[] {
  return models
    .filter(({ status }) => status === 'active')
    .flatMap((model) => priceOne(model) ?? [])
    .toSorted((a, b) => a.model.kind.localeCompare(b.model.kind))
}

function priceOne(model: ModelView): Purchasable | null {
  const { kind, resolutions, durations, price } = model
  const resolution = resolutions.includes(USUAL[kind]) ? USUAL[kind] : resolutions[0]
  if (!resolution) return null
  const byCloseness = durations.toSorted(
    (a, b) => Math.abs(a - VIDEO_SECONDS) - Math.abs(b - VIDEO_SECONDS),
  )
  const seconds = kind === 'video' ? (byCloseness[0] ?? VIDEO_SECONDS) : null
  const credits = priceCredits(
    {
      milliCredits: price.milli_credits,
      audioPercent: price.audio_percent,
      minimumCredits: price.minimum_credits,
    },
    {
      workflowType: kind === 'video' ? 'text_to_video' : 'text_to_image',
      resolution,
      durationSeconds: seconds ?? 0,
      generateAudio: model.audio === 'always',
      count: 1,
    },
  )
  return credits ? { model, resolution, seconds, credits } : null
}
