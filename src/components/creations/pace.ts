import type { TaskView } from '@/contract/endpoints/tasks'

/** The displayed progress of a running task. */
export interface Pace {
  /** 0 to 1. */
  progress: number
  /** Expected end, in milliseconds since 1970; null while unknown. */
  endsAt: number | null
}

/** Two estimates closer than this, or than half of the remaining time, count as the same. */
const CLOSE_MS = 5_000
/** Longer times are shown in steps of this many seconds. */
const COARSE_SECONDS = 5
const EXACT_UP_TO_SECONDS = 20

/**
 * The progress to show after an update of a task: it never goes back, and the estimate changes only when it
 * is far off.
 */
export function paceAfter(
  before: Pace | null,
  { progress, eta_seconds }: Pick<TaskView, 'progress' | 'eta_seconds'>,
  now: number,
): Pace {
  const shown = before?.endsAt ?? null
  const told = eta_seconds === null ? null : now + eta_seconds * 1_000
  return {
    progress: Math.max(before?.progress ?? 0, progress),
    endsAt: shown !== null && (told === null || areClose(shown, told, now)) ? shown : told,
  }
}

const areClose = (shown: number, told: number, now: number): boolean =>
  Math.abs(told - shown) <= Math.max(CLOSE_MS, (shown - now) / 2)

/** From this progress on, a task that overruns its estimate is "almost done"; before, its end is unknown. */
const ALMOST = 0.9

/** Remaining seconds as displayed; 0 once it is almost done, null while unknown. */
export function secondsLeft({ progress, endsAt }: Pace, now: number): number | null {
  if (endsAt === null) return null
  const seconds = Math.max(0, Math.round((endsAt - now) / 1_000))
  if (seconds === 0) return progress < ALMOST ? null : 0
  return seconds <= EXACT_UP_TO_SECONDS
    ? seconds
    : Math.round(seconds / COARSE_SECONDS) * COARSE_SECONDS
}
