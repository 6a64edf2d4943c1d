import type { UgcStep } from '../endpoints/ugc-ads.ts'
import { shownIn } from '../shown-person.ts'
import { UGC_STEPS } from '../ugc.ts'
import type { Part } from './part.ts'
import type { AdScript } from './script.ts'

/** What is missing before parts can be made. */
export type Lack = 'scene' | 'voice' | 'presenter' | 'consent' | 'product'

export const upTo = (parts: readonly Part[], until: UgcStep): Part[] =>
  parts.filter(({ step }) => UGC_STEPS.indexOf(step) <= UGC_STEPS.indexOf(until))

/** The first thing missing to make an ad up to a step; null when nothing is. */
export function lackOf(
  ad: AdScript,
  { parts, until, hasSpeaker }: { parts: readonly Part[]; until: UgcStep; hasSpeaker: boolean },
): Lack | null {
  const wanted = upTo(parts, until)
  if (wanted.length === 0) return 'scene'
  const speaks = wanted.some(({ step }) => step === 'voices')
  if (speaks && !hasSpeaker) return 'voice'
  if (until === 'voices') return null
  if (speaks && !ad.presenter) return 'presenter'
  if (speaks && !(ad.hasAgreed && shownIn(ad.presenter, ad.person))) return 'consent'
  const showsProduct = ad.scenes.some(({ shows }) => shows === 'product')
  return showsProduct && !ad.product ? 'product' : null
}
