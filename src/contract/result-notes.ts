/**
 * Remarks about a result that succeeded but is not quite what was asked for. The wording for people is
 * translated in `src/i18n/result-note-messages.ts`.
 */
export const RESULT_NOTES = [
  /** The object could not be cut out cleanly, so the whole picture is shown. */
  'picture_framed',
  /** The object was cut out, but part of its edge is a guess. */
  'edge_uncertain',
  /** Only the first frame of an animated picture was used. */
  'first_frame_used',
  /** An input picture was smaller than the result, so it looks softer. */
  'picture_small',
  /** The clips were longer in total than the result, so each was shortened at its end. */
  'clips_shortened',
  /** Setting the text over the model's picture failed on our side; the result was free of charge. */
  'words_not_set',
] as const

export type ResultNote = (typeof RESULT_NOTES)[number]

export const isResultNote = (value: unknown): value is ResultNote =>
  RESULT_NOTES.some((note) => note === value)
