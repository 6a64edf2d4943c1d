import type { ScriptScene } from '../endpoints/planning.ts'
import type { UgcPlan } from '../endpoints/ugc-ads.ts'
import { ASPECT_RATIOS } from '../generation.ts'
import { TIMELINE_RATIOS } from '../timeline.ts'

export interface AdScene extends ScriptScene {
  id: string
}

type Reference = { upload_id: string } | { output_id: string }

/** Everything about a presenter ad that determines its parts. */
export interface AdScript extends Pick<UgcPlan, 'language' | 'voice' | 'resolution' | 'person'> {
  /** `shape` is width over height, which decides the video's ratio. */
  presenter: { reference: Reference; shape: number; isMadeUp?: boolean } | null
  product: { reference: Reference } | null
  hasCaptions: boolean
  scenes: readonly AdScene[]
  endCard: string
  hasAgreed: boolean
  isLabelled: boolean
}

/** The script of a stored plan. */
export const scriptOf = (plan: UgcPlan): AdScript => ({
  ...{ language: plan.language, voice: plan.voice, resolution: plan.resolution },
  presenter: plan.presenter && {
    ...{ reference: plan.presenter.reference, shape: plan.presenter.shape },
    isMadeUp: plan.presenter.is_made_up,
  },
  product: plan.product && { reference: plan.product.reference },
  ...{ hasCaptions: plan.has_captions, scenes: plan.scenes, endCard: plan.end_card },
  ...{ person: plan.person, hasAgreed: plan.has_agreed, isLabelled: plan.is_labelled },
})

/** Ratio of the video: the one that crops the presenter's picture least. */
export function ratioOf({
  presenter,
}: Pick<AdScript, 'presenter'>): (typeof TIMELINE_RATIOS)[number] {
  const { shape } = presenter ?? { shape: 9 / 16 }
  const farFrom = (ratio: (typeof TIMELINE_RATIOS)[number]) =>
    Math.abs(Math.log((shape * ASPECT_RATIOS[ratio][1]) / ASPECT_RATIOS[ratio][0]))
  return TIMELINE_RATIOS.reduce((best, one) => (farFrom(one) < farFrom(best) ? one : best))
}
