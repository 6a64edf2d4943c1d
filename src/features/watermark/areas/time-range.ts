/** The time an area is visible, in seconds. */
export interface TimeRange {
  from: number
  to: number
}

/** The shortest time an area can be visible. */
export const MIN_RANGE_SECONDS = 0.1
const STEP_SECONDS = 0.1
const FAR_SECONDS = 1

/** The range with one end moved; the ends never pass each other. */
export function withEnd(
  { from, to }: TimeRange,
  end: keyof TimeRange,
  at: number,
  duration: number,
): TimeRange {
  const room = Math.min(MIN_RANGE_SECONDS, duration)
  return end === 'from'
    ? { from: rounded(Math.min(Math.max(0, at), to - room)), to }
    : { from, to: rounded(Math.max(Math.min(duration, at), from + room)) }
}

/** Where a key moves the end of a range or the playhead: by tenths, by whole seconds, or to an end. */
export function timeAfterKey(
  at: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  duration: number,
): number | null {
  const step = shiftKey ? FAR_SECONDS : STEP_SECONDS
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - step)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(duration, at + step)
    case 'PageDown':
      return Math.max(0, at - FAR_SECONDS)
    case 'PageUp':
      return Math.min(duration, at + FAR_SECONDS)
    case 'Home':
      return 0
    case 'End':
      return duration
    default:
      return null
  }
}

/** Whether the area is visible from beginning to end. */
export const isWhole = ({ from, to }: TimeRange, duration: number): boolean =>
  from <= 0 && to >= duration - MIN_RANGE_SECONDS / 2

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000
