import { eq } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireRunner } from '../campaigns/index.ts'
import { cancelledTopic, requirePack } from './pack-row.ts'
import { exportPacks } from './tables.ts'

type Remove = typeof contract.exportPacks.remove

/** Deletes a pack and stops work on it; the sweep deletes its files. @throws AppError('not_found') */
export async function removePack(
  { db, actor, clock, events }: CallContext<'user'>,
  { packId }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  requireRunner(actor)
  await db.transaction(async (tx) => {
    await requirePack(tx, { packId, teamId: actor.teamId })
    await tx
      .update(exportPacks)
      .set({ status: 'CANCELLED', finishedAt: clock.now() })
      .where(eq(exportPacks.id, packId))
    await events.publish(tx, cancelledTopic(packId))
  })
  return { done: true }
}
