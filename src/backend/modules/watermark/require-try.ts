import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { isFinished } from '../../../contract/generation.ts'
import { WATERMARK_DETECTIONS_MAX, WATERMARK_PREVIEWS_MAX } from '../../../contract/limits.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import type { RemovalRow, WorkRow } from './removal-row.ts'
import { removalWorks, type WorkKind } from './tables.ts'

const TRIES_MAX = { detect: WATERMARK_DETECTIONS_MAX, preview: WATERMARK_PREVIEWS_MAX }

/** Tries that cost the machine something: those that started, and those that still will. */
export const triesOf = (works: readonly WorkRow[], kind: WorkKind): number =>
  works.filter(
    (work) => work.kind === kind && (work.startedAt !== null || !isFinished(work.status)),
  ).length

/** @throws AppError('tries_used_up') */
export async function requireTry(
  tx: Transaction,
  { id }: RemovalRow,
  kind: 'detect' | 'preview',
): Promise<void> {
  const where = and(eq(removalWorks.removalId, id), eq(removalWorks.kind, kind))
  const works = await tx.select().from(removalWorks).where(where)
  if (triesOf(works, kind) >= TRIES_MAX[kind]) {
    throw new AppError('tries_used_up', { tries: TRIES_MAX[kind] })
  }
}

/** All proxies requested for a file, whatever became of them. */
export const findProxies = (
  executor: Executor,
  removalId: string,
  fileId: string,
): Promise<WorkRow[]> =>
  executor
    .select()
    .from(removalWorks)
    .where(
      and(
        eq(removalWorks.removalId, removalId),
        eq(removalWorks.kind, 'proxy'),
        eq(removalWorks.sourceFileId, fileId),
      ),
    )

/** Waiting or running work of a removal. */
export const findActive = (executor: Executor, removalId: string): Promise<WorkRow[]> =>
  executor
    .select()
    .from(removalWorks)
    .where(
      and(
        eq(removalWorks.removalId, removalId),
        inArray(removalWorks.status, ['CREATED', 'RUNNING']),
      ),
    )

/** @throws AppError('removal_running') while a full run is waiting or running */
export async function requireNoRun(executor: Executor, { id }: RemovalRow): Promise<WorkRow[]> {
  const active = await findActive(executor, id)
  if (active.some(({ kind }) => kind === 'erase')) throw new AppError('removal_running')
  return active
}
