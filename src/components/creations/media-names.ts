import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MediaKind } from '@/contract/media-kind'

/** What a result is called. */
export const MEDIA_NAMES: Record<MediaKind, MessageDescriptor> = {
  image: msg`Image`,
  video: msg`Video`,
}

/** Told when a result is there. */
export const MEDIA_READY: Record<MediaKind, MessageDescriptor> = {
  image: msg`Image ready`,
  video: msg`Video ready`,
}

/** Told when a result was saved for the team. */
export const MEDIA_SAVED: Record<MediaKind, MessageDescriptor> = {
  image: msg`Image saved`,
  video: msg`Video saved`,
}
