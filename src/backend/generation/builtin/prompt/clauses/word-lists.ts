import { remembered } from '../remembered.ts'

/** Scripts without spaces between words, or with endings attached to them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u
const patterns = new Map<string, Map<string, RegExp>>()

const KEPT_MAX = 1_024

/** Caches a derived form of a clause, since every rule asks for it. */
function kept(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= KEPT_MAX) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}

/** The text in lowercase and half-width characters; every character keeps its position. */
export const plain = kept((text) => {
  const lowered = text.toLowerCase()
  // Some letters become two in lowercase; those stay as they are to keep all positions.
  const same = lowered.length === text.length ? lowered : inPlace(text)
  return same
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\uff21-\uff3a]|[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[’‘`´]/g, "'")
    .replace(/[−‐‑]/g, '-')
    .replace(/[\u00a0\u202f\u3000]/g, ' ')
})

const inPlace = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })

/** Only words, with one space around each, so that a list matches whole words without lookbehind. */
export const keyOf = kept(
  (text) =>
    ` ${plain(text)
      .replace(/[^\p{L}\p{M}\p{N}&+%$€£'@/-]+|(?<=\s)['/-]+|['/-]+(?=\s|$)/gu, ' ')
      .replace(/ +/g, ' ')
      .trim()} `,
)

/** Splits a list at the bars between entries, not inside a group. */
export function entriesOf(list: string): string[] {
  const known = parted.get(list) ?? partedAtBars(list)
  parted.set(list, known)
  return [...known]
}

const parted = new Map<string, string[]>()

function partedAtBars(list: string): string[] {
  const entries: string[] = []
  let depth = 0
  let entry = ''
  for (const character of list) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === '|' && depth === 0) {
      entries.push(entry)
      entry = ''
    } else entry += character
  }
  return [...entries, entry].filter(Boolean)
}

/** `~` stands for the rest of a word, except inside brackets, where it is literal. */
const sourceOf = (entry: string): string => entry.replace(/(?<!\[)~/g, '[^ ]*')
/** Longer entries first, so that "look and feel" does not stop at "look". */
const longestFirst = (entries: string[]): string =>
  entries
    .sort((one, other) => other.length - one.length)
    .map(sourceOf)
    .join('|')

type Kind = 'has' | 'all' | 'head' | 'end' | 'begin'
const kinds: Record<Kind, Map<string, RegExp>> = {
  has: new Map(),
  all: new Map(),
  head: new Map(),
  end: new Map(),
  begin: new Map(),
}

/** Caches patterns by list: lists are long, and building a combined key would cost more than the match. */
function made(kind: Kind, list: string, make: () => string, flags = ''): RegExp {
  const known = kinds[kind].get(list)
  if (known) {
    known.lastIndex = 0
    return known
  }
  const pattern = new RegExp(make(), flags)
  kinds[kind].set(list, pattern)
  return pattern
}

/** Pattern source of a list for a text made by `keyOf`. */
const listSource = (list: string): string => {
  const entries = entriesOf(list)
  const spaced = entries.filter((entry) => !UNSPACED.test(entry))
  const glued = entries.filter((entry) => UNSPACED.test(entry))
  return [
    ...(spaced.length > 0 ? [` (?:${longestFirst(spaced)})(?= )`] : []),
    ...(glued.length > 0 ? [longestFirst(glued)] : []),
  ].join('|')
}

/** Whether a text made by `keyOf` contains one of the list's words. */
export const has = remembered(
  (key, list) => list !== '' && made('has', list, () => listSource(list)).test(key),
)

/** How many of the list's words a text contains. */
export const countOf = (key: string, list: string): number =>
  list === '' ? 0 : (key.match(made('all', list, () => listSource(list), 'g')) ?? []).length

/** The text without the list's words. */
export const without = (key: string, list: string): string =>
  list === ''
    ? key
    : key.replace(
        made('all', list, () => listSource(list), 'g'),
        ' ',
      )

/** Whether only marks and spaces are left. */
export const isEmpty = (key: string): boolean => !/[\p{L}\p{N}]/u.test(key)

/** The list entry a key begins with, or null. */
export function headOf(key: string, list: string): string | null {
  if (list === '') return null
  const pattern = made('head', list, () => `^(?:${listSource(list)}| (?:${gluedSource(list)}))`)
  return pattern.exec(key)?.[0] ?? null
}

const gluedSource = (list: string): string =>
  longestFirst(entriesOf(list).filter((entry) => UNSPACED.test(entry))) || '(?!)'

/** Whether a plain text ends with one of the words, before an amount. */
export const endsWith = (text: string, list: string): boolean =>
  list !== '' &&
  made('end', list, () => {
    const entries = entriesOf(list)
    const spaced = longestFirst(entries.filter((entry) => !UNSPACED.test(entry)))
    const glued = longestFirst(entries.filter((entry) => UNSPACED.test(entry)))
    return `(?:${[spaced && `(?:^|[^a-zà-ɏạ-ỹ0-9])(?:${spaced})`, glued].filter(Boolean).join('|')})[\\s:("']*$`
  }).test(text)

/** Whether a plain text begins with one of the words, after an amount. */
export const beginsWith = (text: string, list: string): boolean =>
  list !== '' &&
  made('begin', list, () => {
    const entries = entriesOf(list)
    const spaced = longestFirst(entries.filter((entry) => !UNSPACED.test(entry)))
    const glued = longestFirst(entries.filter((entry) => UNSPACED.test(entry)))
    return `^[\\s)]*(?:${[spaced && `(?:${spaced})(?![a-zà-ɏạ-ỹ0-9])`, glued].filter(Boolean).join('|')})`
  }).test(text)

export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** Compiles a pattern that contains other lists, once. */
export function pattern(source: string, flags = 'u'): RegExp {
  const flagged = patterns.get(flags) ?? new Map<string, RegExp>()
  patterns.set(flags, flagged)
  const known = flagged.get(source)
  if (known) {
    known.lastIndex = 0
    return known
  }
  const found = new RegExp(source, flags)
  flagged.set(source, found)
  return found
}

/**
 * Caches a pattern derived from a grammar or another immutable object. Its source takes longer to assemble than to
 * match, and every clause asks for it.
 */
export function patternOf<Of extends object>(
  source: (of: Of) => string,
  flags = 'u',
): (of: Of) => RegExp {
  const known = new WeakMap<Of, RegExp>()
  return (of) => {
    const found = known.get(of) ?? new RegExp(source(of), flags)
    known.set(of, found)
    found.lastIndex = 0
    return found
  }
}
