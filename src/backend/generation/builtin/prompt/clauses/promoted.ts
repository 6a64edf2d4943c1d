import type { Grammar } from '../grammar/grammar.ts'
import { isBare } from './bare.ts'
import { isSumRaised } from './last-year.ts'
import { IN_PLACE, roleBehindHeadline } from './owner.ts'
import { figuresOf } from './price-roles.ts'
import type { Clause, ClauseRole } from './reading.ts'
import { has, headOf, keyOf } from './word-lists.ts'

/**
 * Promotes the first thing said to the headline, since none is made up while the brief says something. If it names
 * nothing but a price, returns the scene as headline: the picture then shows what is priced.
 */
export function promoteFirst(
  clauses: Clause[],
  owner: Clause | null,
  scene: string | null,
  grammar: Grammar,
): string | null {
  if (owner) {
    owner.role = 'headline'
    return null
  }
  const said = clauses.filter(({ role }) => ['fact', 'offer', 'price', 'herald'].includes(role))
  const facts = said.filter(({ role }) => role === 'fact')
  const fact = facts.find(({ text }) => !isBare(text, grammar)) ?? facts[0]
  if (!fact && scene) return scene
  const first = fact ?? said[0]
  if (first) first.role = 'headline'
  return null
}

/** Demotes the first headline if the brief names another. */
export function demoteFirst(clauses: Clause[]): void {
  for (const clause of clauses)
    if (clause.role === 'headline')
      clause.role = clause.isOwner ? roleBehindHeadline(clauses, clause.text) : 'fact'
}

/** The role of a clause for customers, regardless of its position. */
export function roleOf(text: string, grammar: Grammar): ClauseRole {
  if (isSumRaised(text)) return 'fact'
  const { prices, isOffer } = figuresOf(text, grammar)
  if (isOffer) return 'offer'
  if (prices.length > 0) return 'price'
  return has(keyOf(text), grammar.legal) ? 'legal' : 'fact'
}

const BADGE_CHARACTERS_MAX = 16
const PLACE_CHARACTERS_MAX = 28

/** 駅徒歩3分: a distance or feature, without the thing itself. */
const BY_FOOT =
  /(?:徒歩|도보 ?|步行)\d+ ?(?:分|分|分钟)$|^(?:築\d+年|築浅|新築|駅近|駅チカ|南向き|角部屋|精装修?|近地铁|南北通透|拎包入住|역세권|신축|남향)$/u

/** Small print, a day or a price alone: the headline comes after it. */
export function isNoHeadline(text: string, hasScene: boolean, grammar: Grammar): boolean {
  // "Photo of a red kayak, 20 % off": the picture shows what is sold.
  const isBadge =
    hasScene && text.length <= BADGE_CHARACTERS_MAX && figuresOf(text, grammar).isOffer
  if (BY_FOOT.test(text) && text.length <= PLACE_CHARACTERS_MAX) return true
  if (IN_PLACE.test(text) && text.length <= PLACE_CHARACTERS_MAX) return true
  return headOf(keyOf(text), grammar.legal) !== null || isBadge || isBare(text, grammar)
}
