import type { Clause, Reading } from '../clauses/reading.ts'
import { trimmed } from '../clauses/trimmed.ts'
import { plain } from '../clauses/word-lists.ts'
import { unitsOf } from './units.ts'

const LINE_UNITS_MAX = 52
/** The most the smallest layout sets readably. */
const FACTS_MAX = 12
const FACTS_UNITS_MAX = 620

/** Contact details get a line of their own. */
const CONTACT = /\d(?:[ ()./-]{0,3}\d){7}|@|www\.|https?:/u

/** Rejoins the clauses of a sentence into one line, up to its maximum length. */
export function linesOf(clauses: Clause[], language: Reading['language']): string[] {
  const lines: { text: string; sentence: number; role: string }[] = []
  for (const { text, sentence, role } of clauses) {
    const last = lines.at(-1)
    const together = last && `${last.text}${commaOf(language)}${text}`
    if (
      last &&
      together &&
      last.sentence === sentence &&
      !/[.!?。！？]$/u.test(last.text) &&
      !CONTACT.test(together) &&
      last.role === 'fact' &&
      role === 'fact' &&
      unitsOf(together) <= LINE_UNITS_MAX
    )
      last.text = together
    else lines.push({ text, sentence, role })
  }
  return lines.map(({ text }) => text)
}

const COMMAS: Partial<Record<Reading['language'], string>> = { th: ' ', ja: '、', zh: '，' }

const commaOf = (language: Reading['language']): string => COMMAS[language] ?? ', '

/** The lines an ad has room for, without duplicates. */
export function withinRoom(lines: string[]): { kept: string[]; left: string[] } {
  const kept: string[] = []
  const left: string[] = []
  const seen = new Set<string>()
  let units = 0
  for (const line of lines) {
    const key = plain(line)
    if (seen.has(key)) continue
    seen.add(key)
    units += unitsOf(line)
    if (kept.length < FACTS_MAX && units <= FACTS_UNITS_MAX) kept.push(line)
    else left.push(line)
  }
  return { kept, left }
}

const WIDE_END = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u
const WIDE_START = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\d]/u

/** Joins small print into sentences. */
export const joined = (texts: string[]): string =>
  texts
    .map((text) => trimmed(text))
    .reduce((line, text) => {
      if (line === '') return text
      if (/[。！？]$/u.test(line)) return `${line}${text}`
      if (/[.!?]$/u.test(line)) return `${line} ${text}`
      if (WIDE_END.test(line) && WIDE_START.test(text)) return `${line}。${text}`
      return /^\p{Ll}/u.test(text) ? `${line}, ${text}` : `${line}. ${text}`
    }, '')
