import type { GalleryItem } from '@/contract/endpoints/gallery'
import { type Draft, EMPTY_DRAFTS } from './composer/draft'

/** A draft with the words and settings of a gallery item; its references stay with its maker. */
export function itemDraft(item: GalleryItem): Draft {
  const empty = EMPTY_DRAFTS[item.workflow_type]
  const { duration_seconds: seconds } = item
  return {
    ...empty,
    prompt: item.prompt ?? '',
    settings: {
      ...empty.settings,
      model: item.model,
      aspectRatio: item.aspect_ratio,
      durationSeconds: seconds === null ? empty.settings.durationSeconds : Math.round(seconds),
      generateAudio: item.has_audio,
    },
  }
}
