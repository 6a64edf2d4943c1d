import type { EventOutcome } from '../tables.ts'

/** The outcome of a report. */
export interface Booked {
  outcome: EventOutcome
  reason?: string
}

export const applied: Booked = { outcome: 'applied' }
export const repeated: Booked = { outcome: 'repeated' }
/** The payment does not match an order: nothing is granted, and the operator sees it in the log. */
export const refused = (reason: string): Booked => ({ outcome: 'refused', reason })

/** The report refers to something not reported yet; worth a retry. */
export class EventTooEarly extends Error {
  override readonly name = 'EventTooEarly'
  readonly reason: string

  constructor(reason: string) {
    super(`A payment report came too early: ${reason}.`)
    this.reason = reason
  }
}
