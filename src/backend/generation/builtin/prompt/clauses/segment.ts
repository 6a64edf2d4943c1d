import { keysOf } from '../../../../../contract/keys-of.ts'
import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar, LabelName } from '../grammar/grammar.ts'
import { TALK } from '../grammar/talk/index.ts'
import { PLATFORMS } from '../grammar/talk/platforms.ts'
import { beginsWith, entriesOf, has, headOf, keyOf, pattern, plain, without } from './word-lists.ts'

/** One sentence of a brief, in its clauses, word for word. */
export interface Sentence {
  line: number
  /** What the line called itself. */
  label: LabelName | null
  /** The label's own words. */
  name: string
  clauses: string[]
  /** A label at the start of a line names all of the line. */
  isHeading: boolean
}

export const OPEN = '\ue000'
export const CLOSE = '\ue001'
/** A list's mark at the start of a line. */
const BULLET = /^\s*(?:[-–—*•·▪●○■□◆◇✓✔☑➤►▶]+|\(?\d{1,2}[.)](?=\s))\s*/u
const LABEL_CHARACTERS_MAX = 40
const HEADLINE_CHARACTERS_MAX = 90
const BUTTON_CHARACTERS_MAX = 40
const WIDE_END = '。！？；'
const NARROW_END = '.!?;'
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const THAI = /\p{sc=Thai}/u

/** A brief in its sentences and clauses; quotes were put away before. */
export function segment(lines: string[], language: Language, grammar: Grammar): Sentence[] {
  return lines.flatMap((line, index) => {
    const parts = labelledParts(line.replace(BULLET, ''), grammar, language)
    return parts.flatMap((part, at) => {
      const isHeading = lines.length > 1 && at === 0
      return sentencesIn(part, isHeading, language, grammar).map((sentence, place) => ({
        ...sentence,
        line: index,
        isHeading: isHeading && place === 0,
      }))
    })
  })
}

type Words = Pick<Sentence, 'label' | 'name' | 'clauses'>

function sentencesIn(
  part: string,
  isHeading: boolean,
  language: Language,
  grammar: Grammar,
): Words[] {
  const { label, name, rest } = labelOf(part, grammar, language)
  // A line of copy under its own name is set as it is, full stops and all.
  const room = label === 'headline' ? HEADLINE_CHARACTERS_MAX : BUTTON_CHARACTERS_MAX
  if (isHeading && (label === 'headline' || label === 'cta') && rest.length <= room)
    return [{ label, name, clauses: [trimmed(rest)].filter(Boolean) }]
  return sentencesOf(part, language, grammar).map((sentence) => {
    const labelled = labelOf(sentence, grammar, language)
    const isWhole = labelled.label !== null && COPY.includes(labelled.label)
    const clauses = isWhole ? [trimmed(labelled.rest)] : clausesOf(labelled.rest, language, grammar)
    return { label: labelled.label, name: labelled.name, clauses: clauses.filter(Boolean) }
  })
}

/** Names of copy that commas do not part. */
const COPY: LabelName[] = ['headline', 'subline', 'cta']
const INNER_LABEL = /[,，;；、|·/.。]\s*(?=([^,，;；、|·/.。:：]{1,40})[:：])/gu

/** "Headline: …, CTA: …": a line that names several of its parts. */
function labelledParts(line: string, grammar: Grammar, language: Language): string[] {
  const cuts = [...line.matchAll(INNER_LABEL)]
    .filter(
      ({ index, 0: mark, 1: name }) =>
        labelOf(line.slice(index + mark.length), grammar, language).label !== null && name,
    )
    .map(({ index }) => index + 1)
  return [0, ...cuts]
    .map((start, at) => line.slice(start, cuts[at] ?? line.length))
    .filter((part) => part.trim() !== '')
}

/** Cut behind full stops that end something: not in "3.5", "Dr. Ortiz" or "adloom.app". */
function sentencesOf(line: string, language: Language, grammar: Grammar): string[] {
  const found: string[] = []
  let start = 0
  for (let at = 0; at < line.length; at += 1) {
    const mark = line[at]!
    if (!WIDE_END.includes(mark) && !NARROW_END.includes(mark)) continue
    let end = at + 1
    while (end < line.length && (WIDE_END + NARROW_END).includes(line[end]!)) end += 1
    if (NARROW_END.includes(mark) && !endsHere(line, at, end, language, grammar)) {
      at = end - 1
      continue
    }
    found.push(line.slice(start, end))
    start = end
    at = end - 1
  }
  found.push(line.slice(start))
  return found.map((sentence) => sentence.trim()).filter(Boolean)
}

function endsHere(
  line: string,
  at: number,
  end: number,
  language: Language,
  grammar: Grammar,
): boolean {
  const next = line[end]
  // Inside a number, an address or a price written "990.-".
  if (next !== undefined && !/\s/u.test(next)) return line[at] !== '.' && CJK.test(next)
  if (line[at] !== '.') return true
  const word = /[^\s(„“"'.–-]*$/u.exec(line.slice(Math.max(0, at - 24), at))?.[0] ?? ''
  if (word === '') return true
  const after = line.slice(end, end + 24).trimStart()
  if (pattern(`^(?:${grammar.abbreviations})$`).test(plain(word))) return after === ''
  if (/^\p{L}$/u.test(word) && language !== 'ko' && !CJK.test(word))
    return after === '' || !isAbbreviated(word, line.slice(0, at - 1), after)
  if (language === 'de' && /^\d{1,2}$/.test(word)) return !/^(?:[–-]|\p{L})/u.test(after)
  // A sentence begins large, where there is a large; behind a figure it may begin small.
  return !/^\p{Ll}/u.test(after) || word.length > 3 || /[\d)\]%€$£]$/u.test(word)
}

/** "z. B.", "J. Smith"; not "rated D. Make it bold", nor "in 48 h. Now …". */
function isAbbreviated(letter: string, before: string, after: string): boolean {
  if (/^\p{L}\./u.test(after)) return true
  if (/^\p{Ll}/u.test(letter)) return !(/\d\s?$/u.test(before) && /^\p{Lu}/u.test(after))
  return !/\p{Ll}\p{Ll}\s$/u.test(before) || /\p{Lu}\p{Ll}+\s$/u.test(before)
}

/** "Notes for the designer", "Note on the picture": a name made of words about the making. */
function isNote(key: string, grammar: Grammar, language: Language): boolean {
  const { makers, places, with: linking } = TALK[language]
  const { headline, subline, cta, fact, design, legal } = grammar.labels
  // "Brief for a poster:" is no note on it.
  const others = [headline, subline, cta, fact, grammar.media]
  const isOfCopy = others.some((list) => has(key, list))
  const head = headOf(key, design)
  const isHead = head !== null && !has(`${head} `, `${grammar.links}|${linking}`)
  if (!has(key, makers) && (isOfCopy || !isHead)) return false
  const said = [design, legal, makers, grammar.media, places, grammar.looks]
  const left = [...said, PLATFORMS, grammar.links, grammar.small].reduce(without, key)
  return !/[\p{L}\p{N}]/u.test(left)
}

/** "Headline: …" gives its name and the rest. */
function labelOf(
  sentence: string,
  grammar: Grammar,
  language: Language,
): { label: LabelName | null; name: string; rest: string } {
  const head = sentence.slice(0, LABEL_CHARACTERS_MAX)
  const colon = head.search(/[:：]/u)
  const none = { label: null, name: '', rest: sentence }
  if (colon <= 0 || /^\d/.test(head.slice(colon + 1)) || head.startsWith('//', colon + 1))
    return none
  const name = plain(head.slice(0, colon))
    .replace(/\([^)]*\)|[*_#"]/g, '')
    .trim()
  const known = keysOf(grammar.labels).find((each) =>
    pattern(`^(?:${entriesOf(grammar.labels[each]).join('|')})(?: ?\\d)?$`).test(name),
  )
  const label = known ?? (isNote(keyOf(name), grammar, language) ? 'design' : undefined)
  if (!label) return none
  const rest = sentence.slice(colon + 1).replace(/^[\s*_]+/u, '')
  return { label, name: sentence.slice(0, colon + 1), rest }
}

/** A sentence in its clauses: at commas, dashes and bars outside of brackets and numbers. */
export function clausesOf(sentence: string, language: Language, grammar: Grammar): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  const cut = (from: number, to: number) => {
    found.push(sentence.slice(start, from))
    start = to
  }
  for (let at = 0; at < sentence.length; at += 1) {
    const mark = sentence[at]!
    if ('([（【'.includes(mark)) depth += 1
    else if (')]）】'.includes(mark)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && isParting(sentence, at, language, grammar)) cut(at, at + 1)
    else if (depth === 0 && ':：'.includes(mark) && isLead(sentence, at)) cut(at + 1, at + 1)
  }
  found.push(sentence.slice(start))
  return found
    .map((clause) => (/[:：]\s*$/u.test(clause) ? `${trimmed(clause)}:` : trimmed(clause)))
    .filter((clause) => /[\p{L}\p{N}\ue000]/u.test(clause))
}

function isParting(text: string, at: number, language: Language, grammar: Grammar): boolean {
  const mark = text[at]!
  if (mark === ' ') return isGap(text, at, language) && !isMovement(text, at, grammar)
  if ('–—-'.includes(mark)) return isDash(text, at)
  if ('|•'.includes(mark)) return text[at - 1] === ' '
  return isComma(text, at, language)
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && /\d/.test(character)

function isComma(text: string, at: number, language: Language): boolean {
  const mark = text[at]!
  if (mark === '，' || mark === ',') return !(isDigit(text[at - 1]) && isDigit(text[at + 1]))
  return mark === '、' && language === 'ja'
}

/** "590 บาท เหลือ 390 บาท": the old and the new price stay together. */
const isMovement = (text: string, at: number, grammar: Grammar): boolean =>
  /\d\D{0,12}$/u.test(text.slice(Math.max(0, at - 20), at)) &&
  [grammar.now.before, grammar.was.before].some((words) =>
    beginsWith(plain(text.slice(at + 1, at + 40)), words),
  )

/** Chinese, Japanese and Thai part clauses by a space; a number keeps its unit. */
function isGap(text: string, at: number, language: Language): boolean {
  const before = text[at - 1] ?? ''
  const after = text[at + 1] ?? ''
  if (language === 'th') return THAI.test(before) && THAI.test(after)
  if (language !== 'zh' && language !== 'ja') return false
  const isNumeric = (character: string) => /[\d¥￥]/u.test(character)
  if (CJK.test(before) && (CJK.test(after) || isNumeric(after))) return true
  return (
    /[)）」』！？]/u.test(before) || (isDigit(before) && CJK.test(after) && text.length > at + 4)
  )
}

/** " – " between words, not a range of numbers. */
function isDash(text: string, at: number): boolean {
  if (text[at - 1] !== ' ' || text[at + 1] !== ' ') return false
  const before = text.slice(Math.max(0, at - 10), at)
  const after = text.slice(at + 1, at + 10)
  const isRange = /[\d%€$£]\s?$/u.test(before) && /^\s*[\d€$£]/u.test(after)
  // "27 Mar. – 7 Apr."
  return !isRange && !/\d\.?\s?[\p{L}\p{M}.]{0,6}\s$/u.test(before)
}

/** "We're hiring: Data Analyst" leads in; "Tickets: bluehour.live" and "9:00" belong together. */
function isLead(text: string, at: number): boolean {
  const after = text.slice(at + 1, at + 40)
  if (text[at] === ':' && !/^\s/u.test(after)) return false
  return !/^\s*(?:[\d+(£€$¥#@]|[^\s]{1,30}[.@/][^\s])/u.test(after)
}

const LEFT = ' ,;:、，。；：·•|*_>→'
const RIGHT = ' ,;:、，。；：·•|*_'

/** Without marks that only parted it from its neighbours. */
export function trimmed(text: string): string {
  const whole = text.replace(/\s+/gu, ' ')
  let start = 0
  let end = whole.length
  while (start < end && (LEFT.includes(whole[start]!) || isLooseDash(whole, start))) start += 1
  while (end > start && (RIGHT.includes(whole[end - 1]!) || isLooseEnd(whole, start, end))) end -= 1
  return whole.slice(start, end)
}

/** A dash before a word; one before a digit is a minus. */
const isLooseDash = (text: string, at: number): boolean =>
  /[–—.-]/u.test(text[at]!) && !/[\d.]/u.test(text[at + 1] ?? '')

function isLooseEnd(text: string, start: number, end: number): boolean {
  const last = text[end - 1]!
  if (last === '.')
    return text[end - 2] !== '.' && !/[-–]/u.test(text[end - 2] ?? '') && end - start > 1
  return /[–—-]/u.test(last) && !/[\p{L}\p{N}.,]/u.test(text[end - 2] ?? '')
}
