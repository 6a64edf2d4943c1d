import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { cancelWaitingTask } from '../tasks/index.ts'
import { type AdRow, adView, requireAd } from './ad-row.ts'
import { endRun } from './run-of-ad.ts'

type Stop = typeof contract.ugcAds.stop

/**
 * Stops ordering parts of an ad. Waiting tasks cost nothing and are cancelled; running ones would be
 * charged anyway and may finish. @throws AppError('not_found')
 */
export async function stopAd(
  context: CallContext<'user'>,
  { adId }: ParsedInputOf<Stop>,
): Promise<OutputOf<Stop>> {
  const { db, actor } = context
  await stopRun(context, await requireAd(db, actor, adId))
  return adView(db, await requireAd(db, actor, adId))
}

/** Ends an ad's run if it's in progress. */
export async function stopRun(context: CallContext<'user'>, { id, runId }: AdRow): Promise<void> {
  if (!runId || !(await endRun(context, runId, { status: 'CANCELLED' }))) return
  // From here on nothing is ordered; if this process dies now, the pending check does the rest.
  const { run } = await requireAd(context.db, context.actor, id)
  for (const taskId of run?.taskIds ?? []) await cancelWaitingTask(context, taskId)
}
