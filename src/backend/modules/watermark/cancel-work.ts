import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { RemovalView } from '../../../contract/endpoints/removal-view.ts'
import type { cancel } from '../../../contract/endpoints/watermark.ts'
import type { CallContext, Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { giveBack } from './payment.ts'
import { lockRemoval } from './removal-row.ts'
import { removalView } from './removal-view.ts'
import { removalWorks } from './tables.ts'

/** Topic that tells the process at work on a work item that it was cancelled. */
export const cancelledTopic = (workId: string): string => `removal-cancelled:${workId}`

/** Cancels a work item and gives back what it took. A finished one stays as it is. */
export async function cancelWork(
  context: CallContext,
  { token, work_id }: ParsedInputOf<typeof cancel>,
): Promise<RemovalView> {
  const removal = await context.db.transaction(async (tx) => {
    const locked = await lockRemoval(tx, token, context.actor)
    await cancelIn(context, tx, { id: work_id, removalId: locked.id })
    return locked
  })
  return removalView(context, removal)
}

/** Cancels a work item that hasn't finished; if a cancel races with its end, the first one wins. */
export async function cancelIn(
  { clock, events }: Pick<Context, 'clock' | 'events'>,
  tx: Transaction,
  { id, removalId }: { id: string; removalId: string },
): Promise<void> {
  const [cancelled] = await tx
    .update(removalWorks)
    .set({ status: 'CANCELLED', etaSeconds: null, finishedAt: clock.now() })
    .where(
      and(
        eq(removalWorks.id, id),
        eq(removalWorks.removalId, removalId),
        inArray(removalWorks.status, ['CREATED', 'RUNNING']),
      ),
    )
    .returning()
  if (!cancelled) return
  await giveBack(tx, cancelled)
  await events.publish(tx, cancelledTopic(id))
}
