import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResultNote } from '@/contract/result-notes'

/** Explanations for results that are not quite what was asked for. */
export const RESULT_NOTE_MESSAGES = {
  picture_framed: msg`The background of one image was too busy for a clean cutout, so the image is shown as is.`,
  edge_uncertain: msg`The object looks a lot like its background, so part of its edge is a guess. Please check it.`,
  first_frame_used: msg`One of your images is animated, so only its first frame was used.`,
  picture_small: msg`One of your images is smaller than this result, so it may look soft.`,
  words_not_set: msg`We couldn’t set the words over this result, so you get it as the model made it, free of charge.`,
  clips_shortened: msg`The videos together were longer than the length you chose, so the end of each was trimmed.`,
} as const satisfies Record<ResultNote, MessageDescriptor>
