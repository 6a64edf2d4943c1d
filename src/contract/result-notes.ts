/**
 * What a maker has honestly to say about a result that is there, but is not quite what was asked.
 * The sentence a person reads is the translation in `src/i18n/result-note-messages.ts`.
 */
export const RESULT_NOTES = [
  /** The object could not be freed cleanly from its ground, so the picture is shown whole. */
  'picture_framed',
  /** The object was freed, but part of its edge is a guess. */
  'edge_uncertain',
  /** Of an animated picture only the first frame was used. */
  'first_frame_used',
  /** A picture given was smaller than the result, so it looks softer. */
  'picture_small',
  /** Together the clips were longer than the result was to be, so each lost its end. */
  'clips_shortened',
  /** Setting the words over the model's picture went wrong here; nobody paid for it. */
  'words_not_set',
] as const

export type ResultNote = (typeof RESULT_NOTES)[number]

export const isResultNote = (value: unknown): value is ResultNote =>
  RESULT_NOTES.some((note) => note === value)
