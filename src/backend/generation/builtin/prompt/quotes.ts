import type { Language } from '../../../../contract/languages.ts'
import { GRAMMARS } from './grammar/index.ts'
import { compile } from './words.ts'

const PAIRS = [
  '“([^“”]+)”',
  '„([^„“”]+)[“”]',
  '«([^«»]+)»',
  '»([^«»]+)«',
  '「([^「」]+)」',
  '『([^『』]+)』',
  '"([^"]+)"',
  '＂([^＂]+)＂',
  // Single marks are also apostrophes: they quote only where they do not continue a word.
  '(?<![\\p{L}\\p{N}])‘((?:[^‘’]|’(?=\\p{L}))+)’(?!\\p{L})',
  "(?<![\\p{L}\\p{N}])'((?:[^']|'(?=\\p{L}))+)'(?!\\p{L})",
]
const QUOTED = new RegExp(PAIRS.join('|'), 'gu')
const QUOTE_CHARACTERS_MAX = 160
const BUTTON_CHARACTERS_MAX = 32
const NAME =
  "\\p{Lu}[\\p{L}’'.-]*(?:\\s+\\p{Lu}[\\p{L}’'.-]*){0,2}|[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}]{2,12}"
/** "… – Anna M.", "… says Anna", "… 田中さん" */
const SAID_BY = new RegExp(
  `^\\s*,?\\s*(?:[–—―-]{1,2}|(?:says|said by|by|sagt|von|dice|por|dit|par|diz|theo|โดย)(?=\\s))\\s*(${NAME})`,
  'u',
)

export interface Quotes {
  /** Words for the ad, verbatim: first headline, then subline, then button. */
  quotes: string[]
  /** Words explicitly meant for the button. */
  button: string | null
  /** Who said the first quote. */
  author: string | null
  rest: string
}

/** Extracts the quoted words from a prompt, whatever quotation marks it uses. */
export function takeQuotes(text: string, language: Language = 'en'): Quotes {
  const lead = compile(`(?:${GRAMMARS[language].button})$`, 'iu')
  const quotes: string[] = []
  let button: string | null = null
  let author: string | null = null
  let rest = ''
  let at = 0
  for (const match of text.matchAll(QUOTED)) {
    const words = (match.slice(1).find(Boolean) ?? '').trim()
    if (words.length < 2 || words.length > QUOTE_CHARACTERS_MAX || match.index < at) continue
    const before = text.slice(at, match.index)
    at = match.index + match[0].length
    const isButton = lead.test(before) && words.length <= BUTTON_CHARACTERS_MAX
    rest += isButton ? before.replace(lead, ' ') : before
    rest += ' '
    if (isButton) button ??= words
    else quotes.push(words)
    const said = isButton || quotes.length > 1 ? null : SAID_BY.exec(text.slice(at))
    if (said) {
      author = said[1]!
      at += said[0].length
    }
  }
  return { quotes, button, author, rest: rest + text.slice(at) }
}
