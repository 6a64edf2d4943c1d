import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResultNote } from '@/contract/result-notes'

/** What a person reads about a result that is not quite what was asked. */
export const RESULT_NOTE_MESSAGES = {
  picture_framed: msg`The background of a picture was too busy for a clean cut-out, so the picture is shown as it is.`,
  edge_uncertain: msg`The object looks much like its background, so part of its edge is a guess. Please check it.`,
  first_frame_used: msg`A picture was animated. Its first frame was used.`,
  picture_small: msg`A picture was smaller than this result, so it may look soft.`,
  words_not_set: msg`The words could not be set over this result, so you get it as the model made it, free of charge.`,
  clips_shortened: msg`Together the videos were longer than the length you chose, so each one lost its end.`,
} as const satisfies Record<ResultNote, MessageDescriptor>
