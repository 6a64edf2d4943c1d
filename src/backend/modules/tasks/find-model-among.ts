import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { filesOfTimeline } from '../../../contract/timeline.ts'
import type { Context } from '../../context.ts'
import { canLayOut } from '../../generation/model.ts'
import { labelOf } from './generation-request.ts'
import { taskOutputs, tasks } from './tables.ts'
import { type Asker, isSeenBy } from './task-access.ts'
import { layerFiles, type TaskRequest } from './task-request.ts'

/**
 * The model that made one of the files in the layers or timeline, for the result's metadata; null if only
 * people and the built-in engine made them.
 */
export async function findModelAmong(
  { db, models }: Pick<Context, 'db' | 'models'>,
  actor: Asker,
  { layers, timeline }: Pick<TaskRequest, 'layers' | 'timeline'>,
): Promise<string | null> {
  const ids = [
    ...(layers ? layerFiles(layers) : []),
    ...(timeline ? filesOfTimeline(timeline) : []),
  ]
  if (ids.length === 0) return null
  const isAmong = or(inArray(taskOutputs.fileId, ids), inArray(taskOutputs.cleanFileId, ids))
  const rows = await db
    .select({ model: tasks.model, paintedBy: tasks.paintedBy })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(isAmong, isSeenBy(actor)))
    .orderBy(desc(tasks.id))
  for (const { model, paintedBy } of rows) {
    if (paintedBy) return paintedBy
    const row = models.find(model)
    if (!row || !canLayOut(row)) return row ? labelOf(row) : model
  }
  return null
}
