import type { ColourName } from '../../../../contract/ad-words.ts'
import type { Language } from '../../../../contract/languages.ts'
import { affirmed } from '../prompt/affirmed.ts'
import { isUnspaced } from '../prompt/clauses/word-lists.ts'
import { LEXICONS } from '../prompt/lexicon/index.ts'
import { BARE, BLEND, DEEP, PALE, SHADES } from '../prompt/lexicon/shades.ts'
import { ROOM, withoutNamed } from '../prompt/without-names.ts'
import { compile, mayMention, wordPattern } from '../prompt/words.ts'
import { DARK, isPale, PASTEL } from './depth-words.ts'

/** A requested color: its name, and its exact shade if given. */
export interface SpokenColour {
  name: ColourName
  /** Null for a plain "red", of which there are many. */
  hex: string | null
  /** What it's meant for, if stated. */
  place: 'ground' | 'ink' | null
  /** Whether a word beside it made it deep or pale, which doesn't apply to the whole ad. */
  isMade?: boolean
}

interface Found {
  name: ColourName
  hex: string | null
  at: number
  end: number
  isMade?: boolean
}

/** Colors in the instructions to the designer, in order; the words for customers name none. */
export function spokenColours(dropped: readonly string[], language: Language): SpokenColour[] {
  const said = withoutNamed(affirmed(dropped.join('\n'))).replace(ROOM, ' ')
  if (said.trim() === '') return []
  const found = [...shadesIn(said), ...plainIn(said, language)].toSorted(
    (one, other) => one.at - other.at || isShade(other) - isShade(one) || other.end - one.end,
  )
  const apart: Found[] = []
  for (const each of found) if (each.at >= (apart.at(-1)?.end ?? 0)) apart.push(each)
  // "Verde salvia", "mint green": a color and its shade are one.
  const whole = apart.filter(
    (each, at) =>
      each.hex !== null || ![apart[at - 1], apart[at + 1]].some((by) => isBy(each, by, said)),
  )
  return whole.map(({ name, hex, at, end, isMade }) => ({
    name,
    hex,
    place: placeOf(said, at, end),
    ...(isMade && { isMade }),
  }))
}

const isShade = ({ hex }: Found): number => (hex === null ? 0 : 1)

function isBy(plain: Found, by: Found | undefined, said: string): boolean {
  if (!by || by.hex === null) return false
  const between = said.slice(Math.min(by.end, plain.end), Math.max(by.at, plain.at))
  return between === ' ' || (between === '' && by.name === plain.name)
}

/** Patterns of hundreds of words are only compiled if one of the words may occur. */
function shadesIn(said: string): Found[] {
  const lowered = said.toLowerCase()
  const isNear = (list: string) => list !== '' && mayMention(lowered, list)
  const near = SHADES.filter(({ spaced, unspaced }) => isNear(spaced) || isNear(unspaced))
  return near.flatMap(({ name, hex, words }) =>
    [...said.matchAll(compile(words, 'giu'))].map(({ index, 0: word }) => ({
      name,
      hex,
      at: index,
      end: index + word.length,
    })),
  )
}

function plainIn(said: string, language: Language): Found[] {
  const { colours } = LEXICONS[language]
  const lowered = said.toLowerCase()
  const hasSigns = isUnspaced(said)
  const names: [ColourName, string][] = BARE.flatMap(([name, bare]) => {
    const words = colours[name]
    const known = words && mayMention(lowered, words) ? [wordPattern(words).source] : []
    const all = [...known, ...(bare && hasSigns ? [bare] : [])]
    return all.length > 0 ? [[name, all.join('|')]] : []
  })
  return names.flatMap(([name, source]) =>
    [...said.matchAll(compile(source, 'giu'))].map(({ index, 0: word }) => {
      const end = index + word.length
      const hex = shadeOf(name, said, index, end)
      return { name, hex, at: index, end, isMade: hex !== null }
    }),
  )
}

/** "Dark green", "hellem Gelb", "vert foncé", "pastel": a plain color made deep or pale. */
function shadeOf(name: ColourName, said: string, at: number, end: number): string | null {
  const led = /[\p{L}\p{M}-]{1,14}[ の]?$/u.exec(said.slice(Math.max(0, at - 15), at))?.[0] ?? ''
  // Scripts without spaces join two colors with a character: the first one's depth doesn't apply to the
  // second.
  const before = led.split(/[と和与]|และ|กับ/u).at(-1) ?? ''
  const after = /^ ?[\p{L}\p{M}]{1,10}/u.exec(said.slice(end, end + 11))?.[0] ?? ''
  for (const word of [said.slice(at, end), before, after]) {
    if (DARK.test(word)) return DEEP[name] ?? null
    if (isPale(word)) return PALE[name] ?? null
  }
  return PASTEL.test(said) ? (PALE[name] ?? null) : null
}

const ON =
  /(?:\bon|\bonto|\bover|auf|vor|sur|sobre|trên|fond|fondo|fundo|nền|พื้น(?:หลัง)?(?:เป็น)?(?:สี)?|背景[はが]?|底色?[是为]?)\s*(?:an? |the |de |em |einem? |einen |fond |fondo |fundo |nền |màu )*(?:\p{L}+(?:em|en|er|e) )?$/iu
const AS_GROUND =
  /^\p{L}{0,3}[ -]*(?:back(?:ground|drop)|grounds?|hintergrund|untergrund|grund|fond|fondo|fundo|nền|背景|底(?!部)|バック|地に|배경|바탕)/iu
const OF_LETTERS =
  /^\p{L}{0,3} ?(?:letters?|lettering|text|type|typography|schrift|buchstaben|text|文字|字体|字|の文字|글씨|글자|ตัวอักษร|ตัวหนังสือ)/iu
const LETTERS =
  /(?:letras?|lettres?|textes?|textos?|tipografía|typographie|chữ|ตัวอักษร|ตัวหนังสือ)(?:สี| màu| en| em| de)? ?$/iu

function placeOf(said: string, at: number, end: number): SpokenColour['place'] {
  const [before, after] = [said.slice(Math.max(0, at - 32), at), said.slice(end, end + 16)]
  if (OF_LETTERS.test(after) || LETTERS.test(before)) return 'ink'
  return AS_GROUND.test(after) || ON.test(before) ? 'ground' : null
}

/** Whether a gradient between two colors is requested. */
export const isBlend = (dropped: readonly string[]): boolean =>
  BLEND.test(affirmed(dropped.join('\n')))
