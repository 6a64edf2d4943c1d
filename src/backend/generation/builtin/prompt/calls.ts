import type { Language } from '../../../../contract/languages.ts'
import { PHRASES } from './lexicon/phrases.ts'
import { compile } from './words.ts'

const CALL_END = '(?=\\s*(?:$|[,;:.!?\\n。，、；：！？)→>]))'
const BUTTON_CHARACTERS_MAX = 32

/** Takes a call to action out of a text: what asks to act is the button, as it was written. */
export function takeCall(text: string, language: Language): { call: string | null; rest: string } {
  const { calls, button } = PHRASES[language]
  const isSpaced = !['zh', 'ja', 'th'].includes(language)
  const phrase = isSpaced ? `(?<![\\p{L}\\p{N}])(?:${calls})${CALL_END}` : `(?:${calls})`
  const pattern = compile(`(?:${button})?(${phrase})\\s*[!！→>]*`, 'giu')
  const found = [...text.matchAll(pattern)].filter(
    (match) => match[1]!.length <= BUTTON_CHARACTERS_MAX,
  )
  // Said twice it is still one button.
  const rest = text.replace(pattern, ', ')
  const call = found.at(-1)?.[1]?.trim()
  return call ? { call: capitalised(call, language), rest } : { call: null, rest: text }
}

const capitalised = (text: string, language: Language): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language))
