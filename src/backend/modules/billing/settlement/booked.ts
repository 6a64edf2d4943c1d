import type { EventOutcome } from '../tables.ts'

/** What became of a report. */
export interface Booked {
  outcome: EventOutcome
  reason?: string
}

export const applied: Booked = { outcome: 'applied' }
export const repeated: Booked = { outcome: 'repeated' }
/** Money or an order that do not fit: nothing is granted, and the operator sees it in the log. */
export const refused = (reason: string): Booked => ({ outcome: 'refused', reason })

/** A report about something whose beginning has not been reported yet: worth another try. */
export class EventTooEarly extends Error {
  override readonly name = 'EventTooEarly'
  readonly reason: string

  constructor(reason: string) {
    super(`A payment report came too early: ${reason}.`)
    this.reason = reason
  }
}
