import { and, eq, isNull } from 'drizzle-orm'
import type { TimelineToRender } from '../../../contract/endpoints/timelines.ts'
import type { Resolution } from '../../../contract/generation.ts'
import type { Executor } from '../../db/database.ts'
import { isNotBinned } from '../files/index.ts'
import { taskOutputs, tasks } from './tables.ts'
import { type Asker, isOwnTask } from './task-access.ts'

export interface CutFilm {
  name: string
  resolution: Resolution
  timeline: TimelineToRender
}

/** What a film of one's own was cut by, as it was asked for; null where it is another's, or was not cut here. */
export async function findTimeline(
  executor: Executor,
  { actor, fileId }: { actor: Asker; fileId: string },
): Promise<CutFilm | null> {
  const [found] = await executor
    .select({ name: tasks.prompt, resolution: tasks.resolution, timeline: tasks.timeline })
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
  return found?.timeline ? { ...found, timeline: found.timeline } : null
}
