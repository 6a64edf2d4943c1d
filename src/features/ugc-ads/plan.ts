import type { Ad } from '@/components/ugc-ads/ad'
import type { UgcPlan } from '@/contract/endpoints/ugc-ads'
import { SCRIPT_SCENES_MAX } from '@/contract/planning'
import { UGC_CARD_MAX, UGC_NAME_MAX, UGC_WORDS_MAX } from '@/contract/ugc'
import { scriptOf } from '@/contract/ugc-ad/script'

const short = (words: string) => words.slice(0, UGC_WORDS_MAX)

/** An ad as stored on the server. Thumbnail addresses expire and are not stored. */
export const planOf = (ad: Ad): UgcPlan => ({
  ...{ source: ad.source, language: ad.language, voice: ad.voice, resolution: ad.resolution },
  presenter: ad.presenter && {
    ...{ reference: ad.presenter.reference, name: short(ad.presenter.name) },
    ...{ shape: ad.presenter.shape, is_made_up: ad.presenter.isMadeUp ?? false },
  },
  product: ad.product && { reference: ad.product.reference, name: short(ad.product.name) },
  has_captions: ad.hasCaptions,
  scenes: ad.scenes
    .slice(0, SCRIPT_SCENES_MAX)
    .map(({ id, shows, words }) => ({ id, shows, words: short(words) })),
  end_card: ad.endCard.slice(0, UGC_CARD_MAX),
  written: ad.written && { source: ad.written.source, note: ad.written.note },
  ...{ person: ad.person, has_agreed: ad.hasAgreed, is_labelled: ad.isLabelled },
})

export const adOf = (plan: UgcPlan): Ad => ({
  ...scriptOf(plan),
  ...{ source: plan.source, written: plan.written },
  presenter: plan.presenter && {
    ...{ reference: plan.presenter.reference, name: plan.presenter.name, picture: null },
    ...{ seconds: 0, shape: plan.presenter.shape, isMadeUp: plan.presenter.is_made_up },
  },
  product: plan.product && { ...plan.product, picture: null, seconds: 0 },
})

/** Name of an ad in the list: its subject, in its own words. */
export function nameOf({ source, endCard, scenes }: Ad): string {
  const [line = ''] = endCard.trim().split('\n')
  const words = source.sentence.trim() || line || (scenes[0]?.words.trim() ?? '')
  return words.slice(0, UGC_NAME_MAX)
}
