import { and, eq, isNull } from 'drizzle-orm'
import type { LayersToSave } from '../../../contract/endpoints/layers.ts'
import type { Executor } from '../../db/database.ts'
import { taskOutputs, tasks } from './tables.ts'
import { type Asker, isSeenBy } from './task-access.ts'
import type { TaskRow } from './task-row.ts'

/** A result that can be split into layers. */
export interface Layered {
  task: TaskRow
  /** Set if it was saved as layers. */
  layers: LayersToSave | null
}

/** How a result was made; null if the file is not a result the actor may see. */
export async function findLayers(
  executor: Executor,
  { actor, fileId }: { actor: Asker; fileId: string },
): Promise<Layered | null> {
  const [found] = await executor
    .select({ task: tasks })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(eq(taskOutputs.fileId, fileId), isSeenBy(actor), isNull(tasks.deletedAt)))
  return found ? { task: found.task, layers: found.task.layers } : null
}
