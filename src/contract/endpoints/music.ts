import { z } from 'zod'
import { MUSIC_FORMATS, MUSIC_GENRES, MUSIC_MOODS, TEMPO_MAX, TEMPO_MIN } from '../music.ts'

/** The requested music; its length is the task's `duration`. */
export const MusicToWrite = z.strictObject({
  genre: z.enum(MUSIC_GENRES),
  mood: z.enum(MUSIC_MOODS),
  /**
   * Beats per minute, matched as closely as the length allows in whole half bars; null: suits genre and mood.
   */
  tempo: z.number().int().min(TEMPO_MIN).max(TEMPO_MAX).nullable().default(null),
  /** Whether its end leads back into its beginning. */
  is_loop: z.boolean().default(false),
  format: z.enum(MUSIC_FORMATS).default('m4a'),
  /**
   * Whether melody, chords, bass and drums are added as results of their own after the piece, at no extra
   * cost. Requires the built-in engine.
   */
  has_stems: z.boolean().optional(),
})
export type MusicToWrite = z.infer<typeof MusicToWrite>
