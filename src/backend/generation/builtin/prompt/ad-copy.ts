import type { ClauseRole, Reading } from './clauses/reading.ts'
import { badgeOf } from './copy/badge.ts'
import { joined, linesOf, withinRoom } from './copy/lines.ts'
import { eitherTag, priceOf } from './copy/price-tag.ts'
import { pricedApart } from './copy/priced-apart.ts'
import { tellingOf } from './copy/telling.ts'
import { unitsOf } from './copy/units.ts'

/** The words of a reading, sorted into an ad's slots and otherwise unchanged. */
export interface AdCopy {
  headline: string | null
  subline: string | null
  /** Set before the headline: "We are hiring". */
  eyebrow: string | null
  /** Short enough for a badge. */
  offer: string | null
  price: string | null
  /** Struck through: only what the brief calls the former price. */
  oldPrice: string | null
  facts: string[]
  legal: string | null
  /** Copy the ad has no room for. */
  left: string[]
}

const TOLD: ClauseRole[] = ['offer', 'price', 'fact', 'subline', 'herald']
const LEGAL_UNITS_MAX = 260

/** Assigns every clause to a slot. */
export function placeCopy(reading: Reading): AdCopy {
  const { clauses, headline, language } = reading
  const named = reading.subline ? null : pricedApart(reading)
  const subline = reading.subline ?? named?.subject ?? tellingOf(clauses)
  const herald = clauses.find(({ role, text }) => role === 'herald' && text !== headline)
  const told = clauses.filter(
    (clause) =>
      TOLD.includes(clause.role) &&
      clause.text !== subline &&
      clause.text !== headline &&
      clause !== herald,
  )
  const offer = badgeOf(told.filter(({ role }) => role === 'offer'))
  const tag = named?.tag ?? priceOf(told, language) ?? eitherTag(told)
  const lines = linesOf(
    told.filter((clause) => clause !== offer && !tag?.of.includes(clause)),
    language,
  )
  const { kept, left } = withinRoom(lines)
  const legal = clauses.filter(({ role }) => role === 'legal').map(({ text }) => text)
  const line = joined(legal)
  const isLegalShort = unitsOf(line) <= LEGAL_UNITS_MAX
  return {
    headline,
    subline,
    eyebrow: herald?.text ?? null,
    offer: offer?.text ?? null,
    price: tag?.price ?? null,
    oldPrice: tag?.oldPrice ?? null,
    facts: kept,
    legal: line !== '' && isLegalShort ? line : null,
    left: isLegalShort ? left : [...left, ...legal],
  }
}
