import { keysOf } from '../../../../contract/keys-of.ts'
import { remembered } from './remembered.ts'

/** Scripts without spaces between words: there a word matches anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u
/** A bar between two words of a list, not one inside a word's own group. */
const OUTSIDE_GROUPS = /\|(?![^()]*\))/u
const compiled = new Map<string, RegExp>()
const withFlags = new Map<string, Map<string, RegExp>>()

/** Caches compiled patterns: large ones with letter classes take longer to compile than to run. */
export function compile(source: string, flags: string): RegExp {
  const flagged = withFlags.get(flags) ?? new Map<string, RegExp>()
  withFlags.set(flags, flagged)
  const known = flagged.get(source)
  if (known) return known
  const pattern = new RegExp(source, flags)
  flagged.set(source, pattern)
  return pattern
}

/**
 * Pattern for a `|`-separated word list. In scripts with spaces a match starts at a word boundary and may carry a short
 * ending, so that `rot` finds `rote` and `blanc` finds `blanco`, not `carottes`.
 */
export function wordPattern(list: string): RegExp {
  const known = compiled.get(list)
  if (known) return known
  const words = list.split(OUTSIDE_GROUPS)
  const spaced = words.filter((word) => !UNSPACED.test(word))
  const long = spaced.filter((word) => word.length > 3).join('|')
  const short = spaced.filter((word) => word.length <= 3).join('|')
  // The boundaries wrap all words at once: each is a large class, and lists are long.
  const inflected = [long && `(?:${long})\\p{L}{0,3}`, short && `(?:${short})\\p{L}?`]
    .filter(Boolean)
    .join('|')
  const choices = [
    ...(inflected ? [`(?<![\\p{L}\\p{N}])(?:${inflected})(?![\\p{L}\\p{N}])`] : []),
    ...words.filter((word) => UNSPACED.test(word)),
  ]
  const pattern = new RegExp(choices.join('|'), 'iu')
  compiled.set(list, pattern)
  return pattern
}

const openings = new Map<string, string[]>()

/** How each word of a list begins, up to its first pattern character; the letter before a `?` may be missing. */
function openingsOf(list: string): string[] {
  const known = openings.get(list)
  if (known) return known
  const found = list
    .toLowerCase()
    .split(OUTSIDE_GROUPS)
    .map((word) => /^[^()[\]{}?*+.\\^$]*(?![?*{])/u.exec(word)?.[0] ?? '')
  openings.set(list, found)
  return found
}

/**
 * Whether a list's pattern is worth compiling, that is, whether its letters occur in the text at all. Otherwise a first
 * prompt would compile every list there is, which took longer than all the reading.
 */
export const mayMention = (lowered: string, list: string): boolean =>
  openingsOf(list).some((opening) => lowered.includes(opening))

export const mentions = remembered(
  (text, list) => mayMention(text.toLowerCase(), list) && wordPattern(list).test(text),
)

/** Names of the entries whose words occur in the text, in text order. */
export function mentioned<Name extends string>(
  text: string,
  table: Partial<Record<Name, string>>,
): Name[] {
  const lowered = text.toLowerCase()
  return keysOf(table)
    .filter((name) => mayMention(lowered, table[name] ?? ''))
    .map((name) => ({ name, at: text.search(wordPattern(table[name] ?? '')) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

export const remove = (text: string, list: string): string =>
  text.replace(compile(wordPattern(list).source, 'giu'), ' ')
