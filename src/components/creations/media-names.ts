import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MediaKind, SeenKind } from '@/contract/media-kind'

/** Names of the kinds of results. */
export const MEDIA_NAMES: Record<MediaKind, MessageDescriptor> = {
  image: msg`Image`,
  video: msg`Video`,
  audio: msg`Audio`,
}

/** Announced when a result is ready. */
export const MEDIA_READY: Record<MediaKind, MessageDescriptor> = {
  image: msg`Image ready`,
  video: msg`Video ready`,
  audio: msg`Audio ready`,
}

/** Announced when a result was saved for the team. */
export const MEDIA_SAVED: Record<SeenKind, MessageDescriptor> = {
  image: msg`Image saved`,
  video: msg`Video saved`,
}
