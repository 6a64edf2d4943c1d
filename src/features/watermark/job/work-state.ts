import type { RemovalView } from '@/contract/endpoints/removal-view'
import { isFinished } from '@/contract/generation'

type Work = Pick<NonNullable<RemovalView['run']>, 'status'>

/** Whether the engine is working on it, or will be. */
export const isUnderWay = (work: Work | null): boolean => work !== null && !isFinished(work.status)

/** The phase a user is in with their video. */
export type Phase = 'mark' | 'process' | 'compare'

/**
 * What the page shows for a removal.
 * @param isMarking the user went back to mark what was missed
 */
export function phaseOf({ run }: Pick<RemovalView, 'run'>, isMarking: boolean): Phase {
  if (isUnderWay(run)) return 'process'
  return run?.status === 'SUCCEEDED' && !isMarking ? 'compare' : 'mark'
}
