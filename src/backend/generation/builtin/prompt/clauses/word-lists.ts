import { remembered } from '../remembered.ts'

/** Writing systems that put no space between words, or glue endings to them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u
const patterns = new Map<string, Map<string, RegExp>>()

const KEPT_MAX = 1_024

/** What is made of a clause by every rule on its way, made once. */
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

/** The same text in small letters and narrow digits, character by character in the same places. */
export const plain = kept((text) => {
  const lowered = text.toLowerCase()
  // Some letters are two when they are small; those stay, or nothing would be in its place any more.
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

/** Words alone with one space around each, so that a list matches whole words without lookbehind. */
export const keyOf = kept(
  (text) =>
    ` ${plain(text)
      .replace(/[^\p{L}\p{M}\p{N}&+%$€£'@/-]+|(?<=\s)['/-]+|['/-]+(?=\s|$)/gu, ' ')
      .replace(/ +/g, ' ')
      .trim()} `,
)

/** A bar between two entries, not one inside a group. */
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

/** `~` is the rest of a word, and itself between brackets. */
const sourceOf = (entry: string): string => entry.replace(/(?<!\[)~/g, '[^ ]*')
/** The longer entry first, so that "look and feel" is not left at "look". */
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

/** A list's own pattern: lists are long, and making a key of each would cost more than the match. */
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

/** Pattern of a list for a text made by `keyOf`. */
const listSource = (list: string): string => {
  const entries = entriesOf(list)
  const spaced = entries.filter((entry) => !UNSPACED.test(entry))
  const glued = entries.filter((entry) => UNSPACED.test(entry))
  return [
    ...(spaced.length > 0 ? [` (?:${longestFirst(spaced)})(?= )`] : []),
    ...(glued.length > 0 ? [longestFirst(glued)] : []),
  ].join('|')
}

/** Whether one of the list's words is in a text made by `keyOf`. */
export const has = remembered(
  (key, list) => list !== '' && made('has', list, () => listSource(list)).test(key),
)

/** How many times they are there. */
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

/** Nothing left but marks and spaces. */
export const isEmpty = (key: string): boolean => !/[\p{L}\p{N}]/u.test(key)

/** What a key begins with. */
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

/** Whether it begins with one, after an amount. */
export const beginsWith = (text: string, list: string): boolean =>
  list !== '' &&
  made('begin', list, () => {
    const entries = entriesOf(list)
    const spaced = longestFirst(entries.filter((entry) => !UNSPACED.test(entry)))
    const glued = longestFirst(entries.filter((entry) => UNSPACED.test(entry)))
    return `^[\\s)]*(?:${[spaced && `(?:${spaced})(?![a-zà-ɏạ-ỹ0-9])`, glued].filter(Boolean).join('|')})`
  }).test(text)

export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** A pattern of a list with places for other things in it, made once. */
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
 * A pattern made once of a grammar, or of another thing that does not change. Its source takes longer to put together
 * than to match, and every clause asks.
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
