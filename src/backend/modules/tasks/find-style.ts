import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { OutputStyle } from '../../generation/provider.ts'
import type { Model } from '../../generation/registry.ts'
import { taskOutputs, tasks } from './tables.ts'
import { type Asker, isSeenBy } from './task-access.ts'

/**
 * The look of an earlier output of the team, for a model that should keep it.
 * @throws AppError('upload_missing') when there is no such output, 'invalid_input' when its look is
 *   unknown or only another provider can read it
 */
export async function findStyle(
  { db, models }: Pick<Context, 'db' | 'models'>,
  { actor, outputId, model }: { actor: Asker; outputId: string; model: Model },
): Promise<OutputStyle> {
  const [output] = await db
    .select({ style: taskOutputs.style, model: tasks.model })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(eq(taskOutputs.fileId, outputId), isSeenBy(actor), isNull(tasks.deletedAt)))
  if (!output) throw new AppError('upload_missing', { field: 'like' })
  const isReadable = models.find(output.model)?.provider === model.provider
  if (!output.style || !isReadable) {
    throw new AppError('invalid_input', { field: 'like', rule: 'not_offered' })
  }
  return output.style
}
