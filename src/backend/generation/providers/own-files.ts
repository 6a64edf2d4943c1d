import { asPlainFilm } from './as-plain-film.ts'
import { asPlainSound } from './as-plain-sound.ts'
import { takeSound, takeWholeSound } from './transcript/take-sound.ts'

/** Conversions of a person's own films and voices before they are sent to a service. */
export const OWN_FILES = {
  film: asPlainFilm,
  voice: asPlainSound,
  soundByParts: takeSound,
  wholeSound: takeWholeSound,
}
export type OwnFiles = typeof OWN_FILES
