import type { OwnMedia } from '@/components/own-media/use-own-file'
import type { Consent } from '@/components/people/consent-fields'
import type { CreateTaskRequest } from '@/contract/endpoints/tasks'
import type { Resolution, WorkflowType } from '@/contract/generation'
import { FACE_VIDEO_SECONDS_MAX } from '@/contract/people'

export const FACE_TYPES = ['face_change', 'video_face_change'] as const satisfies WorkflowType[]
export type FaceType = (typeof FACE_TYPES)[number]

/** The form values. */
export interface Wish extends Consent {
  type: FaceType
  /** The media to put the person into, kept separately per type. */
  seen: Record<FaceType, OwnMedia | null>
  face: OwnMedia | null
}

export const firstWish = (type: FaceType): Wish => ({
  type,
  seen: { face_change: null, video_face_change: null },
  face: null,
  ...{ person: '', hasAgreed: false, isLabelled: true },
})

/** Length of the result; null while unknown, zero for images. */
export function secondsOf({ type, seen }: Wish): number | null {
  if (type === 'face_change') return 0
  const { seconds } = seen[type] ?? { seconds: 0 }
  return seconds > 0 ? Math.max(1, Math.ceil(seconds)) : null
}

export const isTooLong = (wish: Wish): boolean => (secondsOf(wish) ?? 0) > FACE_VIDEO_SECONDS_MAX

/** The request for the model whose price was shown; null while something is missing. */
export function requestOf(
  wish: Wish,
  model: { id: string } | null,
  resolution: Resolution | null,
): CreateTaskRequest | null {
  const { type, seen, face, person, hasAgreed, isLabelled } = wish
  const media = seen[type]
  if (!media || !face || !model || !resolution || !hasAgreed || person.trim() === '') return null
  return {
    ...(type === 'face_change'
      ? { images: [media.reference, face.reference] }
      : { video: media.reference, images: [face.reference] }),
    ...{ workflow_type: type, model: model.id, prompt: media.name, resolution },
    ...{ exact_words: false, watermark: isLabelled },
    person: { consent: { person: person.trim(), is_given: true } },
  }
}
