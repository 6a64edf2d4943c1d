import { and, eq, sql } from 'drizzle-orm'
import type { AppError } from '../../../contract/app-error.ts'
import type { UgcRun } from '../../../contract/endpoints/ugc-ads.ts'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import type { AdRow } from './ad-row.ts'
import { advanceAdJob } from './advance-ad.job.ts'
import { type KeptRun, ugcAds } from './tables.ts'

/** Delay between two checks for a part that the next one depends on. */
const LOOK_SECONDS = 2

/** An ad with a run. */
export type RunningAd = AdRow & { run: KeptRun; runId: string }

/** The ad of a run; null if it's gone or has a newer run. */
export async function findRun(executor: Executor, runId: string): Promise<RunningAd | null> {
  const [row] = await executor.select().from(ugcAds).where(eq(ugcAds.runId, runId))
  return row?.run ? { ...row, run: row.run, runId } : null
}

/** SQL condition: this run is in progress. */
const goesOn = (runId: string) => and(eq(ugcAds.runId, runId), eq(ugcAds.runStatus, 'RUNNING'))

/** Enqueues a check of the run; a second one with the same number is dropped. */
export const enqueueLook = (
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  { runId, look }: { runId: string; look: number },
  delaySeconds = 0,
): Promise<void> =>
  queue.enqueue(
    tx,
    advanceAdJob,
    { runId, look },
    { singletonKey: `${runId}:${look}`, delaySeconds },
  )

/** Ids of the runs with a queued check, from the keys of its jobs. */
export const runsLookedAt = (keys: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...keys].map((key) => key.replace(/:\d+$/, '')))

/** Schedules the next check of the run, unless another check already did. */
export const lookAgain = (context: Pick<Context, 'db' | 'queue'>, runId: string, look: number) =>
  context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(ugcAds)
      .set({ looks: look + 1 })
      .where(and(goesOn(runId), eq(ugcAds.looks, look)))
      .returning({ id: ugcAds.id })
    if (row) await enqueueLook(context, tx, { runId, look: look + 1 }, LOOK_SECONDS)
  })

interface End {
  status: Exclude<UgcRun['status'], 'RUNNING'>
  error?: { failure: Pick<AppError, 'code' | 'details'>; part: string | null }
}

/** Ends a run that is in progress. @returns whether it was */
export async function endRun(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  runId: string,
  { status, error }: End,
): Promise<boolean> {
  const end = {
    endedAt: clock.now().toISOString(),
    error: error
      ? { code: error.failure.code, details: error.failure.details, part: error.part }
      : null,
  }
  const ended = await db
    .update(ugcAds)
    .set({ runStatus: status, run: sql`${ugcAds.run} || ${JSON.stringify(end)}::jsonb` })
    .where(goesOn(runId))
    .returning({ id: ugcAds.id })
  return ended.length > 0
}

/** Another check or the user was faster: the pending order isn't placed. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

interface Order {
  part: string
  key: string
  /** The task that the part has had until now. */
  before: string | null
}

/** Records an order in the transaction that places it. @throws Overtaken */
export async function noteOrder(
  tx: Transaction,
  runId: string,
  { part, key, before, taskId }: Order & { taskId: string },
): Promise<void> {
  const [row] = await tx.select().from(ugcAds).where(goesOn(runId)).for('update')
  if (!row?.run || (row.orders[part]?.task_id ?? null) !== before) throw new Overtaken()
  await tx
    .update(ugcAds)
    .set({
      orders: { ...row.orders, [part]: { key, task_id: taskId } },
      run: { ...row.run, taskIds: [...row.run.taskIds, taskId] },
    })
    .where(eq(ugcAds.id, row.id))
}
