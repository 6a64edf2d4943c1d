import { WORKFLOWS, type WorkflowType } from '../../../contract/generation.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'

/** The next look comes after this share of the time waited so far, which also bounds how late an end is noticed. */
const PATIENCE = 0.1
/** Also the delay before the first look. */
export const DELAY_MIN_SECONDS = 1
const DELAY_MAX_SECONDS = 10
/** A service that reports on its own may be checked less often, but still in case a report is lost. */
const WISH_MAX_SECONDS = 300

/** Maximum wait; the slowest services that do answer take a third of it. */
const WAIT_MAX_SECONDS: Record<MediaKind, number> = {
  image: 20 * 60,
  video: 2 * 60 * 60,
  audio: 20 * 60,
}

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))

interface Waiting {
  /** Seconds waited by the time the due check comes. */
  waitedSeconds: number
  /** When that check is due; null before the first check is scheduled. */
  checkAt: Date | null
}

/**
 * Seconds spent waiting for a run: the sum of the delays between its checks, minus the time by which a
 * check was brought forward. Not a difference of two clock readings, because the clock jumps when a
 * machine wakes or is adjusted, and runs on while no worker is up.
 */
export const waitedSeconds = ({ waitedSeconds: planned, checkAt }: Waiting, now: Date): number => {
  const isEarlyBy = checkAt ? (checkAt.getTime() - now.getTime()) / 1_000 : 0
  return Math.max(0, planned - Math.max(0, isEarlyBy))
}

/** Seconds until the next look: what the service asks for, or else a delay that grows with the wait. */
export const checkDelaySeconds = (waited: number, wishSeconds?: number): number =>
  wishSeconds === undefined
    ? between(DELAY_MIN_SECONDS, Math.round(waited * PATIENCE), DELAY_MAX_SECONDS)
    : between(DELAY_MIN_SECONDS, Math.round(wishSeconds), WISH_MAX_SECONDS)

/** Whether a run has exceeded the maximum wait. */
export const isOverdue = (workflowType: WorkflowType, waited: number): boolean =>
  waited >= WAIT_MAX_SECONDS[WORKFLOWS[workflowType].kind]
