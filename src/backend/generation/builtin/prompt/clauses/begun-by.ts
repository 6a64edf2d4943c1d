import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { HOUSES } from '../grammar/houses.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { PLATFORMS } from '../grammar/talk/platforms.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isToDesigner } from './addressee.ts'
import { isStyle } from './design.ts'
import { isOccasion } from './glued-orders.ts'
import { isGluedThing } from './glued-things.ts'
import { takeIntroduction, takeNews } from './introductions.ts'
import { takeOrder } from './orders.ts'
import { takeOwn } from './own-orders.ts'
import { isGreeting, withoutPlace } from './talk.ts'
import { has, isUnspaced, keyOf } from './word-lists.ts'

/** What was found for the ad before a sentence. */
interface Begun {
  /** There is no headline yet. */
  isFirst: boolean
  /** The headline only says who the client is. */
  hasOwner: boolean
}

/** Whether the client introduces himself or makes an announcement, which must not be skipped. */
export function isBegunBy(
  clauses: string[],
  { isFirst, hasOwner }: Begun,
  language: Language,
): boolean {
  const grammar = GRAMMARS[language]
  const first = clauses.find((clause) => !isGreeting(clause, language)) ?? ''
  if (takeNews(first, language)) return isFirst || hasOwner
  const ordered = takeOrder(first, grammar, true)?.rest.trim() ?? ''
  // "We're an ice cream shop. We'd like a post with our pistachio": the order names the subject.
  const isOwned = hasOwner && !isUnspaced(first) && ordered !== ''
  if (!isFirst && !isOwned)
    return hasOwner && (isOccasion(ordered) || isGluedThing(ordered, language))
  const isOwn = isFirst && takeOwn(first, language, grammar) !== null
  if (isOwn || takeIntroduction(first, language) !== null) return true
  return isTopic(withoutPlace(ordered, grammar, language), first, language)
}

/** Whether an order names its subject, not just the ad's placement or style. */
function isTopic(about: string, first: string, language: Language): boolean {
  const grammar = GRAMMARS[language]
  // "For the window and an Instagram post": a placement.
  if (isPlace(about, language, grammar)) return false
  const isNamed = about.split(' ').length > 1 || has(keyOf(about), HOUSES[language])
  const isThing = isNamed && !isToDesigner(about, language, { least: 1 })
  if (isUnspaced(about)) return isGluedTopic(first, about)
  return isThing && !isStyle(about, grammar, LEXICONS[language])
}

const isPlace = (about: string, language: Language, { media }: Grammar): boolean =>
  [media, PLATFORMS, TALK[language].venues].some((list) => has(keyOf(about), list))

/** 「夏祭りのポスターをお願いします」: the words directly before the thing ordered are its subject. */
const isGluedTopic = (clause: string, about: string): boolean =>
  about.length >= 2 && about.length <= TOPIC_MAX && clause.startsWith(`${about}の`)
const TOPIC_MAX = 16
