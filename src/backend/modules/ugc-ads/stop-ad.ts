import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { cancelWaitingTask } from '../tasks/index.ts'
import { type AdRow, adView, requireAd } from './ad-row.ts'
import { endRun } from './run-of-ad.ts'

type Stop = typeof contract.ugcAds.stop

/**
 * Orders no further part of an ad. What waits costs nothing; what is being made would be charged anyway, and is
 * finished. @throws AppError('not_found')
 */
export async function stopAd(
  context: CallContext<'user'>,
  { adId }: ParsedInputOf<Stop>,
): Promise<OutputOf<Stop>> {
  const { db, actor } = context
  await stopRun(context, await requireAd(db, actor, adId))
  return adView(db, await requireAd(db, actor, adId))
}

/** Ends the run of an ad, if it goes on. */
export async function stopRun(context: CallContext<'user'>, { id, runId }: AdRow): Promise<void> {
  if (!runId || !(await endRun(context, runId, { status: 'CANCELLED' }))) return
  // Nothing is ordered from here on; the look that is due does what is left, should this process die now.
  const { run } = await requireAd(context.db, context.actor, id)
  for (const taskId of run?.taskIds ?? []) await cancelWaitingTask(context, taskId)
}
