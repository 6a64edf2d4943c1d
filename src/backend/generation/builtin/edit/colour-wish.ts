import { COLOUR_NAMES } from '../../../../contract/ad-words.ts'
import type { Language } from '../../../../contract/languages.ts'
import { LEXICONS } from '../prompt/lexicon/index.ts'
import { compile, mayMention, mentions, wordPattern } from '../prompt/words.ts'
import type { ColourWish } from './instruction.ts'
import { DEEP, MORE_COLOURS, PALE } from './wish-words.ts'

const HEX = /#([\da-f]{6}|[\da-f]{3})(?![\da-f])/iu
/** "hellblau", "dunkelgrün": one word in German, two here. */
const COMPOUND = /(?<!\p{L})(hell|dunkel|zart|tief|blass|pastell)(?=\p{L}{3})/giu

const lists = new Map<Language, [name: (typeof COLOUR_NAMES)[number], words: string][]>()

function coloursOf(language: Language) {
  const known = lists.get(language)
  if (known) return known
  const { colours } = LEXICONS[language]
  const more: Partial<Record<string, string>> = MORE_COLOURS
  const list = COLOUR_NAMES.map((name): [typeof name, string] => [
    name,
    [colours[name], more[name]].filter(Boolean).join('|'),
  ])
  lists.set(language, list)
  return list
}

/** The first color a part mentions, and the part without that color and its shade. */
export function takeColour(
  part: string,
  language: Language,
  names: 'one name' | 'all of its names' = 'all of its names',
): { colour: ColourWish | null; rest: string } {
  const hex = HEX.exec(part)
  if (hex) {
    const [whole, digits = ''] = hex
    const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    const colour = { name: null, hex: `#${long.toLowerCase()}`, tone: null } as const
    return { colour, rest: part.replace(whole, ' ') }
  }
  const text = part.replace(COMPOUND, '$1 ')
  const lowered = text.toLowerCase()
  const found = coloursOf(language)
    .filter(([, words]) => mayMention(lowered, words))
    .map(([name, words]) => ({ name, match: wordPattern(words).exec(text) }))
    .flatMap(({ name, match }) => (match ? [{ name, at: match.index, word: match[0] }] : []))
    // Of words that start at the same position, the longest is the most precise.
    .toSorted((one, other) => one.at - other.at || other.word.length - one.word.length)[0]
  if (!found) return { colour: null, rest: part }
  const shade = ([['pale', PALE] as const, ['deep', DEEP] as const] as const)
    .map(([tone, words]) => ({ tone, pattern: besides(words, found.word), words }))
    .find(({ pattern, words }) => pattern.test(text) || mentions(found.word, words))
  const rest = text.replace(shade?.pattern.test(text) ? shade.pattern : found.word, HOLE)
  return {
    colour: { name: found.name, hex: null, tone: shade?.tone ?? null },
    rest: names === 'one name' ? rest.replace(HOLE, ' ') : withoutSecond(rest, language),
  }
}

const HOLE = '\ue7ff'

const seconds = new Map<Language, RegExp>()
const anyOf = (language: Language): string =>
  coloursOf(language)
    .map(([, words]) => wordPattern(words).source)
    .join('|')

/** "Verde menta", "blue green": a second name next to the first describes the same color. */
function withoutSecond(text: string, language: Language): string {
  const known = seconds.get(language)
  const second = known ?? new RegExp(`${HOLE}[\\s-]*(?:${anyOf(language)})`, 'iu')
  seconds.set(language, second)
  return text.replace(second, HOLE).replace(HOLE, ' ')
}

/** A shade word directly before or after its color. */
function besides(words: string, colour: string): RegExp {
  const exact = colour.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const tone = wordPattern(words).source
  return compile(`(?:${tone})[\\s-]*${exact}|${exact}(?:色)?[\\s-]*(?:${tone})`, 'iu')
}
