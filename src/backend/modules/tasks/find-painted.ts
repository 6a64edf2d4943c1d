import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { labelOf } from './generation-request.ts'
import { taskOutputs, tasks } from './tables.ts'
import { type Asker, isOwnTask } from './task-access.ts'

/** A model's wordless picture, kept so that other words can be set. */
export interface Painted {
  fileId: string
  madeBy: string
  /** Format of the result made from it. */
  format: Pick<typeof tasks.$inferSelect, 'aspectRatio' | 'placement'>
}

/**
 * The picture under the words of an earlier output of this user, in their current team.
 * @throws AppError('upload_missing') when there is no such output, 'invalid_input' when its picture is
 *   not stored separately from its words
 */
export async function findPainted(
  { db, models }: Pick<Context, 'db' | 'models'>,
  { actor, outputId }: { actor: Asker; outputId: string },
): Promise<Painted> {
  const [output] = await db
    .select({ fileId: taskOutputs.cleanFileId, task: tasks })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(eq(taskOutputs.fileId, outputId), isOwnTask(actor), isNull(tasks.deletedAt)))
  if (!output) throw new AppError('upload_missing', { field: 'over' })
  const { fileId, task } = output
  if (!fileId) throw new AppError('invalid_input', { field: 'over', rule: 'not_offered' })
  const model = models.find(task.model)
  const { aspectRatio, placement } = task
  const madeBy = task.paintedBy ?? (model ? labelOf(model) : task.model)
  return { fileId, madeBy, format: { aspectRatio, placement } }
}
