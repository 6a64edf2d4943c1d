import { inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { cleanUp } from './end-run.ts'
import { runGenerationJob } from './run-generation.job.ts'
import { tasks } from './tables.ts'
import { listWorkFolders } from './work-folder.ts'

/**
 * Gives a job to every unfinished task that has none, whatever became of it, and cleans up after
 * finished tasks whose process died before it could.
 */
export async function reconcileTasks(context: Context): Promise<void> {
  const { db, queue, log, env } = context
  const unfinished = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(inArray(tasks.status, ['CREATED', 'RUNNING']))
  // Read after the tasks: a task that is accepted meanwhile is in neither list.
  const withJob = await queue.unfinishedKeys(db, runGenerationJob)
  for (const { id } of unfinished) {
    if (withJob.has(id)) continue
    log.warn({ taskId: id }, 'task without a job')
    await db.transaction((tx) =>
      queue.enqueue(tx, runGenerationJob, { taskId: id }, { singletonKey: id }),
    )
  }
  for (const taskId of await listWorkFolders(env)) {
    if (!withJob.has(taskId)) await cleanUp(context, taskId)
  }
}
