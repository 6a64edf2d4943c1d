import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar, LabelName } from '../grammar/grammar.ts'
import { labelOf } from './labels.ts'
import { isSaidToDesigner } from './said-to-designer.ts'
import { sentencesOf } from './sentences.ts'
import { clausesOf } from './split-clauses.ts'
import { trimmed } from './trimmed.ts'

/** One sentence of a brief, split into clauses, verbatim. */
export interface Sentence {
  line: number
  /** The label of the line. */
  label: LabelName | null
  /** The label as written. */
  name: string
  clauses: string[]
  /** A label at the start of a line applies to the whole line. */
  isHeading: boolean
}

/** A bullet at the start of a line; before a percentage it is a minus. */
const BULLET = /^\s*(?![-–]\d[\d.,]*\s?%)(?:[-–—*•·▪●○■□◆◇✓✔☑➤►▶]+|\(?\d{1,2}[.)](?=\s))\s*/u
const HEADLINE_CHARACTERS_MAX = 90
const BUTTON_CHARACTERS_MAX = 40

/** Splits a brief into sentences and clauses; quotes must be hidden already. */
export function segment(lines: string[], language: Language, grammar: Grammar): Sentence[] {
  const isMarked = lines.some((line) => FOOTNOTE_MARK.test(line))
  return lines.flatMap((line, index) => {
    if (isMarked && FOOTNOTE.test(line))
      return footnoteIn(line, language, grammar).map((sentence) => ({
        line: index,
        isHeading: false,
        ...sentence,
      }))
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

/** "Save $412* … *Average savings of 2025": the text of a footnote is small print, if something refers to it. */
const FOOTNOTE = /^\s*(?:\*{1,2}|[†¹²])[\p{L}\d]/u
const FOOTNOTE_MARK = /[\p{L}\d%€$£.!)]\s?(?:\*{1,2}|[†¹²])(?=[\s.,;:!)]|$)/u
const footnoteOf = (sentence: string): Words => ({
  label: 'legal',
  name: '',
  clauses: [trimmed(sentence)],
})

/** "*Conditions on our site. Ton complice, pas infantilisant.": behind the footnote, the client may describe looks. */
function footnoteIn(line: string, language: Language, grammar: Grammar): Words[] {
  const sentences = sentencesOf(line, language, grammar)
  const at = sentences.findIndex(
    (sentence, place) => place > 0 && isOfLooks(sentence, language, grammar),
  )
  if (at < 0) return [footnoteOf(line)]
  const rest = sentences.slice(at).join(' ')
  return [
    footnoteOf(sentences.slice(0, at).join(' ')),
    ...sentencesIn(rest, false, language, grammar),
  ]
}

function isOfLooks(sentence: string, language: Language, grammar: Grammar): boolean {
  if (labelOf(sentence, grammar, language).label === 'design') return true
  const [first = ''] = clausesOf(sentence, language, grammar)
  const around = { isOrdered: false, isAfterOrdered: false, isBesideHeadline: false }
  return isSaidToDesigner(first, { ...around, isFirst: false, styled: 0 }, language, grammar)
}

type Words = Pick<Sentence, 'label' | 'name' | 'clauses'>

function sentencesIn(
  part: string,
  isHeading: boolean,
  language: Language,
  grammar: Grammar,
): Words[] {
  const { label, name, rest } = labelOf(part, grammar, language)
  // A labeled line of copy stays as it is, periods included.
  const room = label === 'headline' ? HEADLINE_CHARACTERS_MAX : BUTTON_CHARACTERS_MAX
  if (isHeading && (label === 'headline' || label === 'cta') && rest.length <= room)
    return [{ label, name, clauses: [trimmed(rest)].filter(Boolean) }]
  const isMarked = FOOTNOTE_MARK.test(part)
  return sentencesOf(part, language, grammar).map((sentence) => {
    if (isMarked && FOOTNOTE.test(sentence)) return footnoteOf(sentence)
    const labelled = labelOf(sentence, grammar, language)
    const isWhole = labelled.label !== null && COPY.includes(labelled.label)
    const clauses = isWhole ? [trimmed(labelled.rest)] : clausesOf(labelled.rest, language, grammar)
    return { label: labelled.label, name: labelled.name, clauses: clauses.filter(Boolean) }
  })
}

/** Copy that commas do not split. */
const COPY: LabelName[] = ['headline', 'subline', 'cta']
const INNER_LABEL =
  /(?:[,，;；、|·/.。]\s*|(?<=[\ue001」』】）)])\s*)(?=([^,，;；、|·/.。:：\ue001」』】）)]{1,40})[:：])/gu

/** "Headline: …, CTA: …": a line with several labels. */
function labelledParts(line: string, grammar: Grammar, language: Language): string[] {
  const cuts = [...line.matchAll(INNER_LABEL)]
    .filter(
      ({ index, 0: mark, 1: name }) =>
        labelOf(line.slice(index + mark.length), grammar, language).label !== null && name,
    )
    .map(({ index, 0: mark }) => index + (/^\S/u.test(mark) ? 1 : 0))
  return [0, ...cuts]
    .map((start, at) => line.slice(start, cuts[at] ?? line.length))
    .filter((part) => part.trim() !== '')
}
