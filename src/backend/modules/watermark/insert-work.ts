import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { jobOf } from './job-of.ts'
import type { RemovalRow } from './removal-row.ts'
import { removalWorks, type WorkKind } from './tables.ts'

type NewWork = Omit<
  typeof removalWorks.$inferInsert,
  'removalId' | 'status' | 'createdAt' | 'kind' | 'id'
> & { id: string; kind: WorkKind }

/** Inserts a work item and its job; both exist once the transaction commits. */
export async function insertWork(
  { queue, clock }: Pick<Context, 'queue' | 'clock'>,
  tx: Transaction,
  { id: removalId }: RemovalRow,
  work: NewWork,
): Promise<void> {
  await tx
    .insert(removalWorks)
    .values({ ...work, removalId, status: 'CREATED', createdAt: clock.now() })
  await queue.enqueue(tx, jobOf(work.kind), { workId: work.id }, { singletonKey: work.id })
}
