import { and, eq, exists, inArray, isNotNull, isNull, lt, not, notExists } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { cleanUpFolders, reconcileRuns } from '../../runs/reconcile.ts'
import { deleteContent } from './delete-removal.ts'
import { cleanUp } from './end-work.ts'
import { jobOf } from './job-of.ts'
import { removals, removalWorks } from './tables.ts'
import { workFolders } from './work-folder.ts'

/** How long the statement of rights is kept after the video itself is gone. */
const TRACE_MS = 90 * DAY_MS

/** Handler of `watermark.sweep`. */
export async function sweepRemovals(context: Context): Promise<void> {
  await reconcile(context)
  await deleteExpired(context)
  await forgetOld(context)
}

/** Makes sure that every unfinished work item has a job and no finished one has a folder. */
async function reconcile(context: Context): Promise<void> {
  const { db, queue, log } = context
  await reconcileRuns({
    ...foldersOf(context),
    listUnfinished: () =>
      db
        .select({ id: removalWorks.id, kind: removalWorks.kind })
        .from(removalWorks)
        .where(inArray(removalWorks.status, ['CREATED', 'RUNNING'])),
    enqueue: ({ id, kind }) =>
      db.transaction((tx) => queue.enqueue(tx, jobOf(kind), { workId: id }, { singletonKey: id })),
    log,
  })
}

/** Removes folders and processes of finished work from this machine. */
export const sweepWorkFolders = (context: Context): Promise<void> =>
  cleanUpFolders(foldersOf(context))

const foldersOf = (context: Context) => ({
  async listInQueue() {
    const { db, queue } = context
    const jobs = (['erase', 'detect', 'proxy'] as const).map(jobOf)
    const keys = await Promise.all(jobs.map((job) => queue.unfinishedKeys(db, job)))
    return new Set(keys.flatMap((known) => [...known]))
  },
  listFolders: workFolders(context.env).list,
  cleanUp: (id: string) => cleanUp(context, id),
})

/** A run in progress is allowed to finish; its result then gets its own expiry. */
async function deleteExpired(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const active = db
    .select({ id: removalWorks.id })
    .from(removalWorks)
    .where(
      and(
        eq(removalWorks.removalId, removals.id),
        inArray(removalWorks.status, ['CREATED', 'RUNNING']),
      ),
    )
  await db
    .update(removals)
    .set({ deletedAt: now })
    .where(and(isNull(removals.deletedAt), lt(removals.deleteAt, now), notExists(active)))
  const uncleared = and(isNotNull(removals.deletedAt), isNull(removals.clearedAt))
  for (const removal of await db.select().from(removals).where(uncleared)) {
    await deleteContent(context, removal)
  }
}

/** Rows with booked credits stay as long as the ledger does. */
async function forgetOld({ db, clock }: Context): Promise<void> {
  const paid = db
    .select({ id: removalWorks.id })
    .from(removalWorks)
    .where(and(eq(removalWorks.removalId, removals.id), eq(removalWorks.isFree, false)))
  const isOld = lt(removals.deletedAt, later(clock.now(), -TRACE_MS))
  await db.delete(removals).where(and(isOld, not(exists(paid))))
}
