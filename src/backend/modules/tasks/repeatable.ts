import { and, eq } from 'drizzle-orm'
import type { WorkflowType } from '../../../contract/generation.ts'
import type { Context } from '../../context.ts'
import { canLayOut, type Model } from '../../generation/model.ts'
import { taskOutputs, tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** A result whose words the built-in engine set and can set again. */
export interface Repeatable {
  task: TaskRow
  output: typeof taskOutputs.$inferSelect
  /** The model that sets the words. */
  model: Model
  /** The first result of its language set, or itself if it would start one. */
  setOf: string
}

/** Workflows the engine lays out from the words; all others start from an existing picture. */
export const LAID_OUT: readonly WorkflowType[] = [
  'text_to_image',
  'text_to_video',
  'image_to_video',
]

/** Finds a result to remake with other words; null if we did not set its words. */
export async function findRepeatable(
  { db, models }: Pick<Context, 'db' | 'models'>,
  { taskId, fileId }: { taskId: string; fileId: string },
): Promise<Repeatable | null> {
  const [found] = await db
    .select({ task: tasks, output: taskOutputs })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(eq(taskOutputs.taskId, taskId), eq(taskOutputs.fileId, fileId)))
  if (!found) return null
  const { task, output } = found
  const own = models.find(task.model)
  const model = output.cleanFileId
    ? models.list().find((one) => canLayOut(one) && one.kind === 'image')
    : own && canLayOut(own) && LAID_OUT.includes(task.workflowType) && own
  if (!model) return null
  return { task, output, model, setOf: task.versionsOf ?? output.fileId }
}
