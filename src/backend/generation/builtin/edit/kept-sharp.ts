import { mentions, remove } from '../prompt/words.ts'
import { EDIT_WORDS } from './edit-words.ts'
import { DOING, EVERYDAY, FILLERS, KEEPING, NEGATION } from './instruction-words.ts'
import { withoutThings } from './left-over.ts'
import { PERSON } from './phrase-words.ts'
import { PRODUCT } from './wish-words.ts'

const SHARP = `${EDIT_WORDS.sharpen}|net|nets`

/** "Only the jug", even if the word list does not know that it is a thing. */
const ONE_THING = /^[\s,]*(?:l[’'])?\p{L}{0,14}[\s,]*$/u

/**
 * "Blur the background but keep the jug sharp": the subject stays sharp under any name, which is exactly what blurring
 * the background does.
 */
export function isKeptSharp(part: string): boolean {
  const isSaid = mentions(part, KEEPING) && mentions(part, SHARP)
  if (!isSaid || mentions(part, NEGATION) || mentions(part, EDIT_WORDS.replaceGround)) return false
  const lists = [KEEPING, SHARP, PRODUCT, PERSON, DOING, FILLERS, EVERYDAY]
  return ONE_THING.test(withoutThings(lists.reduce(remove, part), 1))
}
