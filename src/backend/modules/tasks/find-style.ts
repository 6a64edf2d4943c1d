import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import type { OutputStyle } from '../../generation/provider.ts'
import { taskOutputs, tasks } from './tables.ts'

/**
 * The look of an earlier output of this user.
 * @throws AppError('upload_missing') when there is no such output, 'invalid_input' when its look is
 * unknown: another engine made it, or an earlier release of ours
 */
export async function findStyle(
  executor: Executor,
  { userId, outputId }: { userId: string; outputId: string },
): Promise<OutputStyle> {
  const [output] = await executor
    .select({ style: taskOutputs.style })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(eq(taskOutputs.fileId, outputId), eq(tasks.userId, userId), isNull(tasks.deletedAt)))
  if (!output) throw new AppError('upload_missing', { field: 'like' })
  if (!output.style) throw new AppError('invalid_input', { field: 'like', rule: 'not_offered' })
  return output.style
}
