import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { isForCustomers } from './asides.ts'
import { hideQuotes } from './quoted.ts'
import { Reader } from './reader.ts'
import type { Reading } from './reading.ts'
import { type Sentence, segment } from './segment.ts'
import { stagedIn } from './staging.ts'

/** Nobody writes more clauses by hand; the rest is neither read nor printed. */
const CLAUSES_MAX = 120
const LINES_MAX = 120
const CLAUSE_CHARACTERS_MAX = 480

/** Gives every clause of a brief its role; never fails, whatever the text. */
export function readClauses(text: string, language: Language): Reading {
  const grammar = GRAMMARS[language]
  const quotes = hideQuotes(text, grammar)
  const lines = quotes.text.split('\n')
  const sentences = bounded(segment(lines.slice(0, LINES_MAX), language, grammar))
  const reader = new Reader(language, grammar, quotes, isStagedLater(sentences.kept, language))
  const isSaid = ({ label, clauses }: Sentence) =>
    label !== null
      ? label !== 'design'
      : clauses.some((clause) => isForCustomers(quotes.shown(clause), grammar))
  const last = sentences.kept.findLastIndex(isSaid)
  for (const [at, sentence] of sentences.kept.entries()) reader.read(sentence, at < last)
  for (const rest of [...sentences.dropped, lines.slice(LINES_MAX).join(' ')]) reader.drop(rest)
  return reader.finish(text)
}

/** Whether the second sentence describes the picture: "A lamp on a table. Soft shadow, window light." */
const isStagedLater = ([, next]: Sentence[], language: Language): boolean =>
  next?.label === null &&
  stagedIn(next.clauses, language, { isFirst: false, isGoneOn: false }) !== null

function bounded(sentences: Sentence[]): { kept: Sentence[]; dropped: string[] } {
  let count = 0
  const kept: Sentence[] = []
  const dropped: string[] = []
  for (const sentence of sentences) {
    const clauses: string[] = []
    for (const clause of sentence.clauses) {
      const isRead = count < CLAUSES_MAX && clause.length <= CLAUSE_CHARACTERS_MAX
      ;(isRead ? clauses : dropped).push(clause)
      count += 1
    }
    if (clauses.length > 0 || sentence.label) kept.push({ ...sentence, clauses })
  }
  return { kept, dropped: dropped.length > 0 ? [dropped.join(', ')] : [] }
}
