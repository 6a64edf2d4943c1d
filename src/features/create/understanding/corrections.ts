import type { PromptCorrections, PromptReading } from '@/contract/endpoints/prompts'
import { keysOf } from '@/contract/keys-of'

export type CorrectedField = keyof PromptCorrections

/** The user's corrections, and the reading they were made on. */
export interface Corrections {
  values: PromptCorrections
  /** Null until the reading of the prompt they came with is known. */
  over: PromptReading | null
}

export const NO_CORRECTIONS: Corrections = { values: {}, over: null }

/**
 * The corrections that still hold for a reading. A correction of "Summer sale" holds when words were added to
 * it, but not when the text is about something else.
 */
export function stillApplying(
  { values, over }: Corrections,
  reading: PromptReading,
): PromptCorrections {
  const kept = fieldsOf(values).filter(
    (field) => over === null || isSameMatter(over[field], reading[field]),
  )
  return Object.fromEntries(kept.map((field) => [field, values[field]]))
}

/** The reading as it will be set. */
export const applyCorrections = (
  reading: PromptReading,
  values: PromptCorrections,
): PromptReading => ({ ...reading, ...values })

/**
 * Adds a correction; one that equals the reading is dropped. It is tied to the rule-based reading, which is
 * the same for the same words, whether or not a model has read them too.
 */
export function addCorrection(
  corrections: Corrections,
  reading: PromptReading,
  change: PromptCorrections,
  byRules = reading,
): Corrections {
  const values = { ...stillApplying(corrections, byRules), ...change }
  const kept = fieldsOf(values).filter((field) => !isEqual(values[field], reading[field]))
  return {
    values: Object.fromEntries(kept.map((field) => [field, values[field]])),
    over: byRules,
  }
}

export const fieldsOf = (values: PromptCorrections): CorrectedField[] =>
  keysOf(values).filter((field) => values[field] !== undefined)

type Value = PromptReading[CorrectedField] | undefined

const isEqual = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other)

function isSameMatter(before: Value, now: Value): boolean {
  if (isEqual(before, now)) return true
  if (typeof before !== 'string' || typeof now !== 'string') return false
  const [one, other] = [before.toLowerCase(), now.toLowerCase()]
  return one.includes(other) || other.includes(one)
}
