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

/**
 * The timeline of one of the actor's own films, as requested; null for other people's films and films not cut here.
 */
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
