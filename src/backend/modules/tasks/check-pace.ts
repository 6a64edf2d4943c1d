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
const WAIT_MAX_SECONDS: Record<MediaKind, number> = { image: 20 * 60, video: 2 * 60 * 60 }

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))

export interface Waiting {
  submittedAt: Date
  now: Date
}

const waitedSeconds = ({ submittedAt, now }: Waiting) =>
  (now.getTime() - submittedAt.getTime()) / 1_000

/** Seconds until a run is looked at again: what its service wishes, else the later the longer it takes. */
export const checkDelaySeconds = (waiting: Waiting, wishSeconds?: number): number =>
  wishSeconds === undefined
    ? between(DELAY_MIN_SECONDS, Math.round(waitedSeconds(waiting) * PATIENCE), DELAY_MAX_SECONDS)
    : between(DELAY_MIN_SECONDS, Math.round(wishSeconds), WISH_MAX_SECONDS)

/** Whether a run has been waited for as long as anybody should. */
export const isOverdue = (workflowType: WorkflowType, waiting: Waiting): boolean =>
  waitedSeconds(waiting) >= WAIT_MAX_SECONDS[WORKFLOWS[workflowType].kind]
