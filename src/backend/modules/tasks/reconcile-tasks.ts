import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { cleanUpFolders, reconcileRuns } from '../../runs/reconcile.ts'
import { checkRunJob } from './check-run.job.ts'
import { cleanUp } from './end-run.ts'
import { listParked } from './parked-results.ts'
import { runFilmJob, runGenerationJob } from './run-generation.job.ts'
import { checkedTasks } from './schedule-check.ts'
import { enqueueRun, startAllWaiting } from './start-waiting.ts'
import { tasks } from './tables.ts'
import { taskFolders } from './work-folder.ts'

/**
 * Ensures that every unfinished task has a job, unless it waits for a slot, and that no finished task has a folder.
 */
export async function reconcileTasks(context: Context): Promise<void> {
  const { db, log } = context
  await startAllWaiting(context)
  await reconcileRuns({
    ...foldersOf(context),
    listUnfinished: () =>
      db
        .select({ id: tasks.id, workflowType: tasks.workflowType })
        .from(tasks)
        .where(and(inArray(tasks.status, ['CREATED', 'RUNNING']), eq(tasks.waits, false))),
    // For a task at a remote provider, this job only restores its checks.
    enqueue: (task) => db.transaction((tx) => enqueueRun(context, tx, task)),
    log,
  })
}

/** Removes the folders of finished tasks from this machine. */
export const sweepTaskFolders = (context: Context): Promise<void> =>
  cleanUpFolders(foldersOf(context))

const foldersOf = (context: Context) => ({
  async listInQueue() {
    const { db, queue } = context
    const images = await queue.unfinishedKeys(db, runGenerationJob)
    const films = await queue.unfinishedKeys(db, runFilmJob)
    const checks = await queue.unfinishedKeys(db, checkRunJob)
    return new Set([...images, ...films, ...checkedTasks(checks)])
  },
  listFolders: async () => [
    ...(await taskFolders(context.env).list()),
    ...(await listParked(context)),
  ],
  cleanUp: (id: string) => cleanUp(context, id),
})
