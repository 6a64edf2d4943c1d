import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ErrorDetails } from '../../../contract/app-error.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { captureHold } from '../credits/index.ts'
import { giveBack } from './payment.ts'
import type { WorkRow } from './removal-row.ts'
import { deletionTime } from './retention.ts'
import type { StoredResults } from './store-results.ts'
import { type FoundArea, removals, removalWorks } from './tables.ts'

interface Success extends StoredResults {
  found: FoundArea[]
  /** How long the engine took, when nothing interrupted it. */
  workSeconds: number | null
}

/**
 * Ends a running work with what it brought, and takes its credits, all at once.
 * @returns whether it still ran; what comes after a cancel is dropped
 */
export async function succeedWork(
  context: Context,
  { id, kind, removalId, credits }: WorkRow,
  success: Success,
): Promise<boolean> {
  faultPoint(context.env, 'watermark.stored_before_settle')
  const isSettled = await context.db.transaction(async (tx) => {
    const finishedAt = context.clock.now()
    const done = { status: 'SUCCEEDED', stage: 'joining', progress: 1, finishedAt } as const
    const settled = await tx
      .update(removalWorks)
      .set({ ...done, ...success, etaSeconds: null })
      .where(and(eq(removalWorks.id, id), eq(removalWorks.status, 'RUNNING')))
      .returning({ id: removalWorks.id })
    if (settled.length === 0) return false
    if (kind !== 'erase') return true
    const [removal] = await tx
      .select({ userId: removals.userId })
      .from(removals)
      .where(and(eq(removals.id, removalId), isNull(removals.deletedAt)))
      .for('update')
    if (removal) {
      const deleteAt = deletionTime(context, removal)
      const result = { resultFileId: success.fileId, deleteAt }
      await tx.update(removals).set(result).where(eq(removals.id, removalId))
    }
    if (credits > 0) await captureHold(tx, id)
    return true
  })
  faultPoint(context.env, 'watermark.settled')
  return isSettled
}

/** Why a work failed, for whoever asked for it. */
export interface WorkTrouble {
  code: ErrorCode
  details?: ErrorDetails
}

/** Ends a work that cannot be done, and gives back what it took. */
export async function failWork(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id }: WorkRow,
  { code, details = {} }: WorkTrouble,
): Promise<void> {
  await db.transaction(async (tx) => {
    const finishedAt = clock.now()
    const trouble = { errorCode: code, errorDetails: details }
    const [failed] = await tx
      .update(removalWorks)
      .set({ status: 'FAILED', etaSeconds: null, finishedAt, ...trouble })
      .where(and(eq(removalWorks.id, id), inArray(removalWorks.status, ['CREATED', 'RUNNING'])))
      .returning()
    if (failed) await giveBack(tx, failed)
  })
}
