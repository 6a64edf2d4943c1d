import type { Language } from '../../../../contract/languages.ts'
import { LEXICONS } from './lexicon/index.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { PHRASES } from './lexicon/phrases.ts'
import { compile, mentioned, mentions, remove } from './words.ts'

const CLAUSES = /(?:,(?!\d)|[;:!?\n。，、；：！？•|→])+\s*|\.(?=\s|$)\s*| [–—-] /u
/** Thai parts its clauses by spaces. */
const THAI_CLAUSES = /(?<=\p{sc=Thai})\s+(?=\p{sc=Thai})|,(?!\d)\s*|[;:!?\n]\s*/u
/** A headline names the thing, it does not introduce it. */
const ARTICLE =
  /^(?:an?|the|some|our|my|ein(?:e[nmrs]?)?|unsere?[nmrs]?|un[ae]?|nuestr[oa]s?|notre|nos|um|uma|noss[oa]s?|một) (?=\p{L})/iu
/** Marks left over at the ends once an offer was taken out. */
const RAGGED = /^[\s,;:.–—\-&+/|、，。；：·•"“”'’]+|[\s,;:–—\-&+/|、，。；：·•"“”]+$/gu
const HEADLINE_CHARACTERS_MAX = 52
const FEATURES_MIN = 3
const FEATURES_MAX = 6
const FEATURE_CHARACTERS_MAX = 32
const FEATURE_WORDS_MAX = 5
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

export interface CopyText {
  /** Null when nothing was left to say. */
  headline: string | null
  subline: string | null
  /** Short facts of equal rank, each for a cell or a chip. */
  features: string[]
}

/** What is left of a prompt for its readers, without the words that were meant for the engine. */
export function splitCopy(text: string, language: Language): CopyText {
  const lexicon = LEXICONS[language]
  const noise = compile(
    `(?<![\\p{L}\\p{N}])(?:${PHRASES[language].noise})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const unspacedNoise = compile(PHRASES[language].noise, 'giu')
  const clauses = stripAsk(text, lexicon)
    .split(language === 'th' ? THAI_CLAUSES : CLAUSES)
    .map((clause) => tidy(clause.replace(UNSPACED.test(clause) ? unspacedNoise : noise, ' ')))
    .filter((clause) => clause.length > 1 && /[\p{L}\p{N}]/u.test(clause))
  const kept = clauses
    .map((clause) => withoutLooseEnd(trimStyling(clause, lexicon), lexicon))
    // What comes first is what it is about, however much is said of its looks.
    .map((clause, index) =>
      index === 0 && isStyling(clause, lexicon) ? unstyled(clause, lexicon) : clause,
    )
    .filter((clause) => clause.length > 1 && !isStyling(clause, lexicon))
  const [first, ...others] = kept
  if (!first) return { headline: null, subline: null, features: [] }
  const [headline, overflow] = shortened(first, lexicon)
  const isList =
    overflow === null &&
    (language !== 'th' || text.includes(',')) &&
    others.length >= FEATURES_MIN &&
    others.every((part) => isShortFact(part))
  const parts = [overflow, ...(isList ? [] : others)].filter((part) => part !== null)
  const subline = joined(parts, PHRASES[language].comma)
  return {
    headline: capitalised(withoutLooseEnd(withoutArticle(headline), lexicon)),
    subline: subline ? capitalised(withoutLooseEnd(subline, lexicon)) : null,
    features: isList ? others.slice(0, FEATURES_MAX).map(capitalised) : [],
  }
}

function isShortFact(part: string): boolean {
  const limit = WIDE.test(part) ? FEATURE_CHARACTERS_MAX / 2 : FEATURE_CHARACTERS_MAX
  return part.length <= limit && part.split(' ').length <= FEATURE_WORDS_MAX
}

/** Clauses that went on with a small letter were one sentence; the others were their own. */
function joined(clauses: string[], comma: string): string {
  return clauses.reduce((text, clause) => {
    if (text === '') return clause
    if (UNSPACED.test(clause) || WIDE.test(clause)) return `${text}${comma}${clause}`
    return /^\p{Lu}/u.test(clause) ? `${text}. ${clause}` : `${text}${comma}${clause}`
  }, '')
}

/** Takes away what was said to the engine: "create an ad for", "…のポスターを作って". */
function stripAsk(text: string, lexicon: Lexicon): string {
  const given = text.trim()
  const begun = given.replace(compile(`^(?:${lexicon.asks})`, 'iu'), '')
  // In these languages the verb stands last, at the end of any clause.
  const closing = compile(`(?:${lexicon.asks})(?=\\s*(?:[.!,。、，！]|$))`, 'giu')
  const asked = WIDE.test(given) ? begun.replace(closing, '') : begun
  if (asked === given) return asked
  // Scripts without spaces have no word end to wait for.
  const end = UNSPACED.test(text) || WIDE.test(text) ? '' : '(?!\\p{L})'
  const links = `(?:(?:${lexicon.links})${end}\\s*)+`
  const moods = Object.values(lexicon.moods).join('|')
  // "Cartel minimalista para": the adjective belongs to the poster, not to what it shows.
  const adjective = compile(`^\\s*(?:${moods})\\p{L}{0,5}\\s*(?=${links})`, 'iu')
  return asked.replace(adjective, '').replace(compile(`^\\s*${links}`, 'iu'), '')
}

const withoutArticle = (text: string): string => {
  const bare = text.replace(ARTICLE, '')
  return bare.length > 2 ? bare : text
}

/** A clause about looks alone: every word of it is a colour, a mood or a word of style. */
function isStyling(clause: string, lexicon: Lexicon): boolean {
  if (mentions(clause, lexicon.styling)) return true
  let rest = clause
  for (const name of mentioned(clause, lexicon.colours))
    rest = remove(rest, lexicon.colours[name] ?? '')
  if (rest === clause) return false
  for (const name of mentioned(rest, lexicon.moods)) rest = remove(rest, lexicon.moods[name] ?? '')
  return (rest.match(UNSPACED.test(rest) ? /\p{L}{2,}/gu : /\p{L}{4,}/gu) ?? []).length === 0
}

/** "Coffee on a dark background" keeps "Coffee". */
function trimStyling(clause: string, lexicon: Lexicon): string {
  const parts = clause.split(compile(`(?=${lexicon.partings})`, 'iu'))
  const kept = parts.filter((part, index) => index === 0 || !mentions(part, lexicon.styling))
  return tidy(kept.join(''))
}

/** "Cinematic shot of a coffee cup" is about a coffee cup. */
function unstyled(clause: string, lexicon: Lexicon): string {
  const rest = tidy(remove(clause, lexicon.styling).replace(/\s+/gu, ' '))
  const links = compile(`^(?:(?:${lexicon.links})(?!\\p{L})\\s*)+`, 'iu')
  const bare = withoutArticle(tidy(rest.replace(ARTICLE, '').replace(links, '')))
  return /\p{L}{2,}/u.test(bare) && !isStyling(bare, lexicon) ? bare : ''
}

function shortened(clause: string, lexicon: Lexicon): [string, string | null] {
  const limit = WIDE.test(clause) ? HEADLINE_CHARACTERS_MAX / 2.4 : HEADLINE_CHARACTERS_MAX
  if (clause.length <= limit) return [clause, null]
  const partings = [...clause.matchAll(compile(lexicon.partings, 'giu'))]
    .map((match) => match.index)
    .filter((at) => at >= limit * 0.3 && at <= limit)
  const at = partings.at(-1)
  if (at === undefined) return [clause, null]
  return [tidy(clause.slice(0, at)), tidy(clause.slice(at))]
}

/** "Trainers with", once the offer was taken out behind it, ends before "with". */
function withoutLooseEnd(text: string, lexicon: Lexicon): string {
  if (UNSPACED.test(text) || WIDE.test(text)) return text
  const loose = compile(`(?:${lexicon.partings})$`, 'iu')
  if (!loose.test(`${text} `)) return text
  const rest = tidy(`${text} `.replace(loose, ''))
  // Where a space alone parts clauses, the end can be loose without anything to take away.
  return rest.length < text.length ? withoutLooseEnd(rest, lexicon) : text
}

const tidy = (text: string): string => text.replace(/\s+/gu, ' ').replace(RAGGED, '')

const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
