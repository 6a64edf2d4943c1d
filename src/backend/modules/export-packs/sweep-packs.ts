import { eq, inArray, lt, or } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { cleanUpFolders, reconcileRuns } from '../../runs/reconcile.ts'
import { erasePacks } from './erase-packs.ts'
import { runPackJob } from './run-pack.job.ts'
import { cleanUp, packFolders } from './run-pack.ts'
import { exportPacks } from './tables.ts'

/** How long a failed pack is shown. */
const FAILED_MS = 7 * DAY_MS

/** Handler of `export-packs.sweep`. */
export async function sweepPacks(context: Context): Promise<void> {
  await reconcile(context)
  const { db, clock } = context
  const now = clock.now()
  const old = await db
    .select({ id: exportPacks.id })
    .from(exportPacks)
    .where(
      or(
        eq(exportPacks.status, 'CANCELLED'),
        lt(exportPacks.expiresAt, now),
        lt(exportPacks.finishedAt, later(now, -FAILED_MS)),
      ),
    )
  await erasePacks(
    context,
    old.map(({ id }) => id),
  )
}

async function reconcile(context: Context): Promise<void> {
  const { db, queue, log } = context
  await reconcileRuns({
    ...foldersOf(context),
    listUnfinished: () =>
      db
        .select({ id: exportPacks.id })
        .from(exportPacks)
        .where(inArray(exportPacks.status, ['CREATED', 'RUNNING'])),
    enqueue: ({ id }) =>
      db.transaction((tx) => queue.enqueue(tx, runPackJob, { packId: id }, { singletonKey: id })),
    log,
  })
}

/** Removes the folders of finished packs from this machine. */
export const sweepPackFolders = (context: Context): Promise<void> =>
  cleanUpFolders(foldersOf(context))

const foldersOf = (context: Context) => ({
  listInQueue: () => context.queue.unfinishedKeys(context.db, runPackJob),
  listFolders: packFolders(context.env).list,
  cleanUp: (id: string) => cleanUp(context, id),
})
