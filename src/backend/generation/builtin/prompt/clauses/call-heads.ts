import type { Grammar } from '../grammar/grammar.ts'
import { entriesOf, pattern } from './word-lists.ts'

/** The opening words of a clause that form its call. */
interface Head {
  length: number
  /** Words that belong to the call may follow: "book a table". */
  isOpen: boolean
}

/** Scripts with spaces: a verb and the few words that belong to it. */
export function spacedHead(text: string, grammar: Grammar): Head | null {
  const { exact, open, closed } = callPatterns(grammar)
  const whole = exact.exec(text)
  if (whole) return { length: whole[0].length, isOpen: false }
  const found = open.exec(text)
  if (found) return { length: upTo(text, found[0].length, grammar), isOpen: true }
  const part = closed.exec(text)
  return part && { length: part[0].length, isOpen: false }
}

interface CallPatterns {
  exact: RegExp
  open: RegExp
  closed: RegExp
}
const madePatterns = new WeakMap<Grammar, CallPatterns>()

function callPatterns(grammar: Grammar): CallPatterns {
  const known = madePatterns.get(grammar)
  if (known) return known
  const entries = entriesOf(grammar.calls).sort((one, other) => other.length - one.length)
  const isOpen = (entry: string) => entry.endsWith(' …')
  const sources = entries.map((entry) =>
    entry.replace(/ …$/, '').replaceAll('~', '[\\p{L}\\p{M}]*'),
  )
  const open = sources.filter((_, index) => isOpen(entries[index]!)).join('|')
  const closed = sources.filter((_, index) => !isOpen(entries[index]!)).join('|')
  const found = {
    exact: pattern(`^(?:${closed})(?=\\s*(?:$|[!.,:;>→)]))`),
    open: pattern(`^(?:${open})(?![\\p{L}\\p{M}\\p{N}])`),
    closed: pattern(`^(?:${closed})(?![\\p{L}\\p{M}\\p{N}])`),
  }
  madePatterns.set(grammar, found)
  return found
}

const WORDS_MAX = 5
const PAIRING = /^(?:or|oder|ou|hoặc)$/u

/** Extends the call over plain words, stopping at "on", a number or an address. */
function upTo(text: string, from: number, grammar: Grammar): number {
  const stops = pattern(`^(?:${entriesOf(grammar.stops).join('|')})$`)
  let length = from
  let before = from
  let words = 0
  for (const match of text.slice(from, from + 60).matchAll(/\s+([^\s]+)/gu)) {
    const word = match[1]!
    words += 1
    // "Day or night": half of the pair would say something else.
    if (PAIRING.test(word)) return before
    if (words > WORDS_MAX || stops.test(word) || /[\d@/:(]|\p{L}\.\p{L}/u.test(word)) break
    before = length
    length = from + match.index + match[0].length
    if (/[.,!:;]$/u.test(word)) break
  }
  return length
}

/** Thai writes its vowels and tones as characters of their own. */
const roomOf = (rest: string): number => (/^\p{sc=Thai}+$/u.test(rest) ? 12 : 6)

/** Scripts without spaces: the list's own forms at the start or end of a clause. */
export function gluedHead(text: string, grammar: Grammar): Head | null {
  const source = entriesOf(grammar.calls)
    .sort((one, other) => other.length - one.length)
    .join('|')
  const found = pattern(`^(?:${source})`).exec(text)
  if (!found) return null
  const rest = text.slice(found[0].length)
  // "予約不要" means no booking is needed.
  if (pattern(`^(?:${grammar.uncalled})`).test(rest)) return null
  return {
    length: found[0].length,
    isOpen: !/[\s,，:：]/u.test(rest.trim()[0] ?? ' ') && rest.length < roomOf(rest),
  }
}
