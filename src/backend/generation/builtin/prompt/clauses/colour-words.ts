import { keysOf } from '../../../../../contract/keys-of.ts'
import { LEXICONS } from '../lexicon/index.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { SHADES } from '../lexicon/shades.ts'
import { entriesOf, has, isUnspaced, without } from './word-lists.ts'

/** Shades named after food: on their own they may be a menu item. */
const EDIBLE = new Set([
  '#ff9c88',
  '#ffdcc0',
  '#c07f3f',
  '#5a3a28',
  '#4a2a1a',
  '#dcae42',
  '#c4f04a',
  '#cdebd6',
  '#d5dfca',
  '#6b7339',
  '#4b1d3f',
  '#f1e8da',
  '#2b2e32',
  '#b7c98b',
  '#e0a02e',
  '#ffe14d',
  '#9a5b34',
  '#b3122d',
  '#c2255c',
  '#4a0d18',
])

const shades = SHADES.filter(({ hex }) => !EDIBLE.has(hex)).map(({ spaced }) => spaced)
const edible = SHADES.filter(({ hex }) => EDIBLE.has(hex)).map(({ spaced }) => spaced)
const edibleList = edible.join('|')

/** 炭灰, 芥末黄: a shade named after food counts only next to a word for color. */
const glued = SHADES.flatMap(({ hex, unspaced }) =>
  entriesOf(unspaced).map((word) => {
    if (!EDIBLE.has(hex)) return `(?:สี)?${word}色?`
    return `สี${word}|${word}(?:色|黄|绿|緑|红|紅|棕|白|색)`
  }),
)

/** How deep or pale a color is, in all inflections. */
const DEPTHS =
  'light|dark|deep|pale|bright|soft|dusty|muted|rich|hell(?:e[nmrs]?)?|dunkl?(?:e[nmrs]?|er|en)?|dunkel|tief(?:e[nmrs]?)?|zart(?:e[nmrs]?)?|satt(?:e[nmrs]?)?|kräftig(?:e[nmrs]?)?|sanft(?:e[nmrs]?)?|warm(?:e[nmrs]?)?|kühl(?:e[nmrs]?)?|ruhig(?:e[nmrs]?)?|clairs?|claires?|foncée?s?|pâles?|doux|douce|vifs?|vives?|clar[oa]s?|oscur[oa]s?|escur[oa]s?|suaves?|intens[oa]s?|viv[oa]s?|đậm|nhạt|tươi|sáng'

const lists = new WeakMap<Lexicon, string>()

/** A language's colors as a list. */
export function colourList(lexicon: Lexicon): string {
  const known = lists.get(lexicon)
  if (known) return known
  const words = keysOf(lexicon.colours).flatMap((name) => entriesOf(lexicon.colours[name] ?? ''))
  const list = [
    ...words
      .map((entry) => entry.replace(/\(\?!.*$/u, '').replaceAll('\\p{L}*', '~'))
      .map((entry) => (isUnspaced(entry) ? entry : `${entry}~`)),
    ...shades,
    ...glued,
  ].join('|')
  lists.set(lexicon, list)
  return list
}

/** A clause without its color words, including depth and shade words next to a color. */
export function withoutColours(key: string, lexicon: Lexicon): string {
  const list = colourList(lexicon)
  return has(key, list) ? [list, edibleList, DEPTHS].reduce(without, key) : key
}

/** Dunkelgrün, weinrot: prefixes of a compound color word. */
const PREFIXES = /^\(\?:[^)]*\)\?/u

/**
 * The affixes of compound colors wrap all names at once: repeated for each name, the regex takes seconds to build, on
 * the second text read.
 */
function spacedColours(): string {
  const names = Object.values(LEXICONS).flatMap(({ colours }) =>
    keysOf(colours)
      .flatMap((name) => entriesOf(colours[name] ?? ''))
      .map((entry) => entry.replace(PREFIXES, ''))
      .filter((entry) => !isUnspaced(entry) && !/[?\\]/u.test(entry)),
  )
  const any = [...new Set(names)].join('|')
  return [`\\p{L}{0,7}(?:${any})\\p{L}{0,3}`, ...shades, ...edible].join('|')
}

let phrase: string | null = null

/** "In black and white", "en noir et blanc", "ton sur ton": colors between a thing and its audience. */
export function colourPhrase(): string {
  if (phrase !== null) return phrase
  const one = `(?:(?:${DEPTHS}) )?(?:${spacedColours()})(?: (?:${DEPTHS}))?`
  phrase = `(?:in|en|em|mit|with|com|con|avec|màu|tông|tông màu|auf|on)(?: (?:tons?|tones?|tonos?|tönen))?(?: (?:de|of))? ${one}(?:(,| and| und| et| y| e| và| &) ${one}){0,2}`
  return phrase
}
