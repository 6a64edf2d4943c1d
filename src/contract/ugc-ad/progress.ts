import type { UgcStep } from '../endpoints/ugc-ads.ts'
import { isToBeMade, type Ordered, type PartState, stateOf } from './orders.ts'
import type { Part } from './part.ts'

/** What a step still needs, and how far it is. */
export function progressOf(step: UgcStep, parts: readonly Part[], ordered: Ordered) {
  const own = parts.filter((part) => part.step === step)
  const states = own.map((part) => stateOf(part, ordered))
  const count = (wanted: PartState) => states.filter((state) => state === wanted).length
  return {
    total: own.length,
    made: count('made'),
    making: count('making'),
    isBlocked: own.length === 0 || count('blocked') > 0,
    toBeMade: own.filter((part) => isToBeMade(part, ordered)),
    failed: own.filter((_, at) => states[at] === 'failed'),
  }
}
