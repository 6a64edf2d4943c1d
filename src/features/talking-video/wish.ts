import type { OwnMedia } from '@/components/own-media/use-own-file'
import type { Consent } from '@/components/people/consent-fields'
import type { CreateTaskRequest } from '@/contract/endpoints/tasks'
import type { Resolution, WorkflowType } from '@/contract/generation'
import { SPEAKING_SECONDS_MAX, speakingSeconds } from '@/contract/people'
import { shownIn } from '@/contract/shown-person'

export const SPEAKING_TYPES = ['lip_sync', 'digital_person'] as const satisfies WorkflowType[]
export type SpeakingType = (typeof SPEAKING_TYPES)[number]

/** The form values. */
export interface Wish extends Consent {
  type: SpeakingType
  /** Kept separately per type, so that switching loses nothing. */
  seen: Record<SpeakingType, OwnMedia | null>
  voice: OwnMedia | null
}

export const firstWish = (type: SpeakingType): Wish => ({
  type,
  seen: { lip_sync: null, digital_person: null },
  voice: null,
  person: '',
  hasAgreed: false,
  isLabelled: true,
})

/** Length of the result; null while unknown. */
export function secondsOf({ type, seen, voice }: Wish): number | null {
  const media = seen[type]
  if (!media || !voice?.seconds) return null
  if (type === 'digital_person') return speakingSeconds(voice.seconds)
  return media.seconds ? speakingSeconds(voice.seconds, media.seconds) : null
}

export const isTooLong = (wish: Wish): boolean =>
  (secondsOf(wish) ?? 0) > SPEAKING_SECONDS_MAX[wish.type]

/** The resolution to request: the usual one, or the model's first. */
export function resolutionOf(model: { resolutions: Resolution[] } | null): Resolution | null {
  const offered = model?.resolutions ?? []
  return offered.includes('720p') ? '720p' : (offered[0] ?? null)
}

/** The request for the model whose price was shown; null while something is missing. */
export function requestOf(
  wish: Wish,
  model: { id: string } | null,
  resolution: Resolution | null,
): CreateTaskRequest | null {
  const { type, seen, voice, person, hasAgreed, isLabelled } = wish
  const media = seen[type]
  const shown = shownIn(media, person)
  if (!media || !voice || !model || !resolution || !hasAgreed || !shown) return null
  return {
    ...(type === 'lip_sync' ? { video: media.reference } : { images: [media.reference] }),
    workflow_type: type,
    model: model.id,
    prompt: voice.name,
    resolution,
    watermark: isLabelled,
    person: { voice: voice.reference, ...shown },
  }
}
