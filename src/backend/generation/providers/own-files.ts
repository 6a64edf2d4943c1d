import { asPlainFilm } from './as-plain-film.ts'
import { asPlainSound } from './as-plain-sound.ts'
import { takeSound, takeWholeSound } from './transcript/take-sound.ts'

/** What is made of a person's own films and voices before a service gets them. */
export const OWN_FILES = {
  film: asPlainFilm,
  voice: asPlainSound,
  soundByParts: takeSound,
  wholeSound: takeWholeSound,
}
export type OwnFiles = typeof OWN_FILES
