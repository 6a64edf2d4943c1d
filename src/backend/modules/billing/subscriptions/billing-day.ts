import type { BillingCycle } from '../../../../contract/goods.ts'
import { DAY_MS } from '../../../clock.ts'

export const MONTHS_PER_CYCLE: Record<BillingCycle, number> = { month: 1, year: 12 }

type WallTime = [year: number, month: number, day: number, hour: number, minute: number, s: number]

function wallTimeIn(timeZone: string, instant: Date): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return [of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')]
}

/**
 * The instant at which the zone's clocks show a wall time; a time skipped by a clock change is moved past the gap.
 */
function instantOf(timeZone: string, wall: WallTime): number {
  const wanted = Date.UTC(...wall)
  const offsetAt = (instant: number) =>
    Date.UTC(...wallTimeIn(timeZone, new Date(instant))) - instant
  // The zone's offset before and after a possible clock change nearby.
  const before = wanted - offsetAt(wanted - DAY_MS)
  const after = wanted - offsetAt(wanted + DAY_MS)
  const fitting = [before, after].filter((instant) => instant + offsetAt(instant) === wanted)
  return fitting.length > 0 ? Math.min(...fitting) : before
}

/**
 * The same time of day a number of months later, on the operator's calendar. A day the month lacks becomes
 * its last day; always counted from the anchor, so 31 January leads to 28 February and then 31 March.
 */
export function addMonths(anchor: Date, months: number, timeZone: string): Date {
  const [year, month, day, ...time] = wallTimeIn(timeZone, anchor)
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
  const target = new Date(Date.UTC(year, month + months, 1))
  const wall: WallTime = [
    target.getUTCFullYear(),
    target.getUTCMonth(),
    Math.min(day, lastDay),
    ...time,
  ]
  return new Date(instantOf(timeZone, wall) + anchor.getUTCMilliseconds())
}

/** The first billing day after an instant, counted from the anchor. */
export function nextBillingDay(
  anchor: Date,
  cycle: BillingCycle,
  after: Date,
  timeZone: string,
): Date {
  const step = MONTHS_PER_CYCLE[cycle]
  const monthsPassed =
    (after.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    after.getUTCMonth() -
    anchor.getUTCMonth()
  let cycles = Math.max(1, Math.floor((monthsPassed - 1) / step))
  while (addMonths(anchor, cycles * step, timeZone) <= after) cycles++
  return addMonths(anchor, cycles * step, timeZone)
}
