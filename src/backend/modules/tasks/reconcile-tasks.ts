import { inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { reconcileRuns } from '../../runs/reconcile.ts'
import { checkRunJob } from './check-run.job.ts'
import { cleanUp } from './end-run.ts'
import { runGenerationJob } from './run-generation.job.ts'
import { checkedTasks } from './schedule-check.ts'
import { tasks } from './tables.ts'
import { taskFolders } from './work-folder.ts'

/** Sees to it that every unfinished task has a job, and no finished one a folder. */
export async function reconcileTasks(context: Context): Promise<void> {
  const { db, queue, log, env } = context
  await reconcileRuns({
    listUnfinished: () =>
      db
        .select({ id: tasks.id })
        .from(tasks)
        .where(inArray(tasks.status, ['CREATED', 'RUNNING'])),
    listInQueue: async () => {
      const runs = await queue.unfinishedKeys(db, runGenerationJob)
      const checks = await queue.unfinishedKeys(db, checkRunJob)
      return new Set([...runs, ...checkedTasks(checks)])
    },
    // One that waits elsewhere is given back to its checks by this job.
    enqueue: ({ id }) =>
      db.transaction((tx) =>
        queue.enqueue(tx, runGenerationJob, { taskId: id }, { singletonKey: id }),
      ),
    listFolders: taskFolders(env).list,
    cleanUp: (id) => cleanUp(context, id),
    log,
  })
}
