import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MediaKind, SeenKind } from '@/contract/media-kind'

/** What a result is called. */
export const MEDIA_NAMES: Record<MediaKind, MessageDescriptor> = {
  image: msg`Image`,
  video: msg`Video`,
  audio: msg`Audio`,
}

/** Told when a result is there. */
export const MEDIA_READY: Record<MediaKind, MessageDescriptor> = {
  image: msg`Image ready`,
  video: msg`Video ready`,
  audio: msg`Audio ready`,
}

/** Told when a result was saved for the team. */
export const MEDIA_SAVED: Record<SeenKind, MessageDescriptor> = {
  image: msg`Image saved`,
  video: msg`Video saved`,
}
