import { WORKFLOWS, type WorkflowType } from '../../../contract/generation.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'

/** A run is looked at again after this part of the time it has taken: so late, at most, it is noticed. */
const PATIENCE = 0.1
/** Also until the first look. */
export const DELAY_MIN_SECONDS = 1
const DELAY_MAX_SECONDS = 10
/** A service that reports by itself may be left alone for longer, in case a report gets lost. */
const WISH_MAX_SECONDS = 300

/** Longest time a service may take; the slowest that reply at all take a third of it. */
const WAIT_MAX_SECONDS: Record<MediaKind, number> = {
  image: 20 * 60,
  video: 2 * 60 * 60,
  audio: 20 * 60,
}

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))

interface Waiting {
  /** Seconds that have been waited when the check that is due comes. */
  waitedSeconds: number
  /** When that check is due; null before the first one is scheduled. */
  checkAt: Date | null
}

/**
 * Seconds that a run has been waited for: the sum of the delays between its checks, less what a check
 * was brought forward by. Not the time between two readings of the clock, which leaps when a machine
 * wakes up or is set right, and goes on while nobody was there to look.
 */
export const waitedSeconds = ({ waitedSeconds: planned, checkAt }: Waiting, now: Date): number => {
  const isEarlyBy = checkAt ? (checkAt.getTime() - now.getTime()) / 1_000 : 0
  return Math.max(0, planned - Math.max(0, isEarlyBy))
}

/** Seconds until a run is looked at again: what its service wishes, else the later the longer it takes. */
export const checkDelaySeconds = (waited: number, wishSeconds?: number): number =>
  wishSeconds === undefined
    ? between(DELAY_MIN_SECONDS, Math.round(waited * PATIENCE), DELAY_MAX_SECONDS)
    : between(DELAY_MIN_SECONDS, Math.round(wishSeconds), WISH_MAX_SECONDS)

/** Whether a run has been waited for as long as anybody should. */
export const isOverdue = (workflowType: WorkflowType, waited: number): boolean =>
  waited >= WAIT_MAX_SECONDS[WORKFLOWS[workflowType].kind]
