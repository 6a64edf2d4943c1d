import type { TaskView } from '@/contract/endpoints/tasks'

/** What is shown of a task that runs. */
export interface Pace {
  /** 0 to 1. */
  progress: number
  /** When it is expected to be done, in milliseconds; null while nobody can tell. */
  endsAt: number | null
}

/** Two ends that are no further apart than this, or than half of the time left, are told as one. */
const CLOSE_MS = 5_000
/** Longer times are told in steps of this many seconds. */
const COARSE_SECONDS = 5
const EXACT_UP_TO_SECONDS = 20

/** What to show after news of a task: never less done than before, and another end only when it is far off. */
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

/** From here on what takes longer than was told is almost done; before, nobody can tell any more. */
const ALMOST = 0.9

/** Seconds left as they are told; 0 once it is almost done, null while nobody can tell. */
export function secondsLeft({ progress, endsAt }: Pace, now: number): number | null {
  if (endsAt === null) return null
  const seconds = Math.max(0, Math.round((endsAt - now) / 1_000))
  if (seconds === 0) return progress < ALMOST ? null : 0
  return seconds <= EXACT_UP_TO_SECONDS
    ? seconds
    : Math.round(seconds / COARSE_SECONDS) * COARSE_SECONDS
}
