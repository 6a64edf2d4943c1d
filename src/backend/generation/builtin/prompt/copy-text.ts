import type { Lexicon } from './lexicon/lexicon.ts'
import { mentioned, mentions, remove } from './words.ts'

const CLAUSES = /[,;:.!?\n。，、；：！？]+\s*| [–—-] /u
const QUOTED = /["“„«「『‘]([^"”“»」』’]{2,160})["”»」』’“]/gu
/** A headline names the thing, it does not introduce it. */
const ARTICLE = /^(?:an?|the|some|ein(?:e[nmrs]?)?|un[ae]?|um|uma|một) (?=\p{L})/iu
/** Marks left over at the ends once an offer was taken out. */
const RAGGED = /^[\s,;:.–—\-&+/|、，。；：·]+|[\s,;:–—\-&+/|、，。；：·]+$/gu
const HEADLINE_CHARACTERS_MAX = 52
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

export interface CopyText {
  headline: string
  subline: string | null
}

/** Quoted words are meant to be read as they are: first headline, then sub-line, then button. */
export function takeQuotes(text: string): { quotes: string[]; rest: string } {
  const quotes = [...text.matchAll(QUOTED)].map((match) => (match[1] as string).trim())
  return { quotes, rest: text.replace(QUOTED, ' ') }
}

/** What is left of a prompt for its readers, without the words that were meant for the engine. */
export function splitCopy(text: string, lexicon: Lexicon): CopyText {
  const clauses = stripAsk(text, lexicon)
    .split(CLAUSES)
    .map((clause) => tidy(clause))
    .filter((clause) => clause.length > 1 && !isStyling(clause, lexicon))
  const [first, ...others] = clauses
  if (!first) return { headline: lexicon.headline, subline: null }
  const [headline, overflow] = shortened(trimStyling(first, lexicon), lexicon)
  const subline = joined([overflow, ...others].filter((part) => part !== null))
  return {
    headline: capitalised(withoutLooseEnd(headline, lexicon)),
    subline: subline ? capitalised(withoutLooseEnd(subline, lexicon)) : null,
  }
}

/** Clauses that went on with a small letter were one sentence; the others were their own. */
function joined(clauses: string[]): string {
  return clauses.reduce((text, clause) => {
    if (text === '') return clause
    if (WIDE.test(clause)) return `${text}，${clause}`
    return /^\p{Lu}/u.test(clause) ? `${text}. ${clause}` : `${text}, ${clause}`
  }, '')
}

function stripAsk(text: string, lexicon: Lexicon): string {
  const asked = text
    .trim()
    .replace(new RegExp(`^(?:${lexicon.asks})`, 'iu'), '')
    .replace(new RegExp(`(?:${lexicon.asks})[.!。]?$`, 'iu'), (match) =>
      WIDE.test(match) ? '' : match,
    )
  if (asked === text.trim()) return asked
  // Scripts without spaces have no word end to wait for.
  const end = WIDE.test(text) || /\p{sc=Thai}/u.test(text) ? '' : '(?!\\p{L})'
  return asked
    .replace(new RegExp(`^\\s*(?:(?:${lexicon.links})${end}\\s*)+`, 'iu'), '')
    .replace(ARTICLE, '')
}

/** A clause about looks alone: every word of it is a colour, a mood or a word of style. */
function isStyling(clause: string, lexicon: Lexicon): boolean {
  if (mentions(clause, lexicon.styling)) return true
  let rest = clause
  for (const name of mentioned(clause, lexicon.colours))
    rest = remove(rest, lexicon.colours[name] ?? '')
  if (rest === clause) return false
  return (rest.match(/\p{L}{4,}/gu) ?? []).length === 0
}

/** "Coffee on a dark background" keeps "Coffee". */
function trimStyling(clause: string, lexicon: Lexicon): string {
  const parts = clause.split(new RegExp(`(?=${lexicon.partings})`, 'iu'))
  const kept = parts.filter((part, index) => index === 0 || !mentions(part, lexicon.styling))
  return tidy(kept.join(''))
}

function shortened(clause: string, lexicon: Lexicon): [string, string | null] {
  const limit = WIDE.test(clause) ? HEADLINE_CHARACTERS_MAX / 2.4 : HEADLINE_CHARACTERS_MAX
  if (clause.length <= limit) return [clause, null]
  const partings = [...clause.matchAll(new RegExp(lexicon.partings, 'giu'))]
    .map((match) => match.index)
    .filter((at) => at >= limit * 0.3 && at <= limit)
  const at = partings.at(-1)
  if (at === undefined) return [clause, null]
  return [tidy(clause.slice(0, at)), tidy(clause.slice(at))]
}

/** "Trainers with", once the offer was taken out behind it, ends before "with". */
function withoutLooseEnd(text: string, lexicon: Lexicon): string {
  if (WIDE.test(text) || /\p{sc=Thai}/u.test(text)) return text
  const loose = new RegExp(`(?:${lexicon.partings})$`, 'iu')
  return loose.test(`${text} `)
    ? withoutLooseEnd(tidy(`${text} `.replace(loose, '')), lexicon)
    : text
}

const tidy = (text: string): string => text.replace(/\s+/gu, ' ').replace(RAGGED, '')

const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
