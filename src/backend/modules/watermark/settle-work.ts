import { and, eq, isNull } from 'drizzle-orm'
import type { ErrorDetails } from '../../../contract/app-error.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { isRunning, isUnfinished } from '../../runs/attempts.ts'
import { endOnce } from '../../runs/settle.ts'
import { captureHold } from '../credits/index.ts'
import { giveBack } from './payment.ts'
import type { WorkRow } from './removal-row.ts'
import { deletionTime } from './retention.ts'
import type { StoredResults } from './store-results.ts'
import { type FoundArea, removals, removalWorks } from './tables.ts'

interface Success extends StoredResults {
  found: FoundArea[]
  /** How long the engine took, if nothing interrupted it. */
  workSeconds: number | null
}

/**
 * Ends running work with its results and takes its credits, atomically.
 * @returns whether it was still running; results that arrive after a cancel are dropped
 */
export async function succeedWork(
  context: Context,
  { id, kind, removalId, credits }: WorkRow,
  success: Success,
): Promise<boolean> {
  faultPoint(context.env, 'watermark.stored_before_settle')
  const done = { status: 'SUCCEEDED', stage: 'joining', progress: 1, etaSeconds: null } as const
  const isSettled = await endOnce(context.db, {
    table: removalWorks,
    where: isRunning(removalWorks, id),
    end: { ...done, ...success, finishedAt: context.clock.now() },
    async settle(tx) {
      if (kind !== 'erase') return
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
    },
  })
  faultPoint(context.env, 'watermark.settled')
  return isSettled
}

/** Why work failed, for the person who requested it. */
export interface WorkTrouble {
  code: ErrorCode
  details?: ErrorDetails
}

/** Ends work that can't be done, and gives back what it took. */
export async function failWork(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  work: WorkRow,
  { code, details = {} }: WorkTrouble,
): Promise<void> {
  const failed = { status: 'FAILED', etaSeconds: null } as const
  await endOnce(db, {
    table: removalWorks,
    where: isUnfinished(removalWorks, work.id),
    end: { ...failed, errorCode: code, errorDetails: details, finishedAt: clock.now() },
    settle: (tx) => giveBack(tx, work),
  })
}
