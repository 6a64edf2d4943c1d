import type { Language } from '../../../../../contract/languages.ts'
import { TALK } from '../grammar/talk/index.ts'
import { isUnspaced, pattern, plain } from './word-lists.ts'

/** Written text is punctuated; a longer clause is dictated or typed the way people speak. */
const WRITTEN_WORDS_MAX = 14
const PART_WORDS_MIN = 3

/** Words that tie what follows to what precedes: "the loaf that you get". */
const HOLDS_ON =
  /(?<!\p{L})(?:that|which|what|whatever|when|where|if|because|as|how|who|why|while|than|and|or|but|so|until|before|after|since|whether|dass|weil|wenn|ob|was|wie|que|qui|quand|où|si|parce|comme|porque|cuando|donde|como|quando|onde|là|khi|nếu|mà)$/u

/** "We run a bakery and we do bread and it's £3": splits an unpunctuated clause into sentences. */
export function spokenParts(clause: string, language: Language): string[] {
  const wordsIn = (text: string) => text.trim().split(/\s+/u).length
  if (isUnspaced(clause) || wordsIn(clause) <= WRITTEN_WORDS_MAX) return [clause]
  const text = plain(clause)
  const parts: string[] = []
  let start = 0
  for (const { 0: join, index } of text.matchAll(pattern(TALK[language].joins, 'gu'))) {
    const isShort = wordsIn(text.slice(start, index)) < PART_WORDS_MIN
    if (isShort || (join === ' ' && HOLDS_ON.test(text.slice(start, index)))) continue
    parts.push(clause.slice(start, index))
    start = index + join.length
  }
  return [...parts, clause.slice(start)]
}
