import type { Language } from '../../../../contract/languages.ts'
import type { Voice } from '../../model.ts'

/** Kokoro's voice names start with a letter for the language and one for the sex: `af_heart`, `zm_yunxi`. */
const KOKORO = /^([abefhijpz])[fm]_/
const LANGUAGES: Record<string, Language[]> = {
  a: ['en'],
  b: ['en'],
  e: ['es'],
  f: ['fr'],
  j: ['ja'],
  p: ['pt'],
  z: ['zh'],
}

/** A voice by its server's name for it, with its languages if the name reveals them. */
export function voiceNamed(name: string): Voice {
  const letter = KOKORO.exec(name)?.[1]
  const languages = letter ? LANGUAGES[letter] : undefined
  return { voice: name, name, ...(letter && { languages: languages ?? [] }) }
}
