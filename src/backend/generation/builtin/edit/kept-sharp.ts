import { mentions, remove } from '../prompt/words.ts'
import { EDIT_WORDS } from './edit-words.ts'
import { DOING, EVERYDAY, FILLERS, KEEPING, NEGATION } from './instruction-words.ts'
import { withoutThings } from './left-over.ts'
import { PERSON } from './phrase-words.ts'
import { PRODUCT } from './wish-words.ts'

const SHARP = `${EDIT_WORDS.sharpen}|net|nets`

/** "Only the jug", of which a word list need not know that it is one. */
const ONE_THING = /^[\s,]*(?:l[’'])?\p{L}{0,14}[\s,]*$/u

/**
 * "Blur the background but keep the jug sharp": what stays sharp is what the picture shows, by whatever
 * name, and blurring its ground does just that.
 */
export function isKeptSharp(part: string): boolean {
  const isSaid = mentions(part, KEEPING) && mentions(part, SHARP)
  if (!isSaid || mentions(part, NEGATION) || mentions(part, EDIT_WORDS.replaceGround)) return false
  const lists = [KEEPING, SHARP, PRODUCT, PERSON, DOING, FILLERS, EVERYDAY]
  return ONE_THING.test(withoutThings(lists.reduce(remove, part), 1))
}
