import { and, eq, isNull } from 'drizzle-orm'
import type { TimelineToRender } from '../../../contract/endpoints/timelines.ts'
import type { Executor } from '../../db/database.ts'
import { isNotBinned } from '../files/index.ts'
import { taskOutputs, tasks } from './tables.ts'
import { type Asker, isOwnTask } from './task-access.ts'

/** What a film of one's own was cut by, as it was asked for; null where it is another's, or was not cut here. */
export async function findTimeline(
  executor: Executor,
  { actor, fileId }: { actor: Asker; fileId: string },
): Promise<{ name: string; timeline: TimelineToRender } | null> {
  const [found] = await executor
    .select({ name: tasks.prompt, timeline: tasks.timeline })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(
      and(
        eq(taskOutputs.fileId, fileId),
        isOwnTask(actor),
        isNull(tasks.deletedAt),
        isNotBinned(taskOutputs.fileId),
      ),
    )
  return found?.timeline ? { name: found.name, timeline: found.timeline } : null
}
