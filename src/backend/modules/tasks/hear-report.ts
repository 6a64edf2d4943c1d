import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { Report } from '../../generation/provider.ts'
import { checkSoon } from './check-soon.ts'
import { findProvider } from './find-provider.ts'
import { tasks } from './tables.ts'

const TaskId = z.uuid()

/**
 * Hears from the service that works on a task that there may be news. What it says is not read: its
 * signature alone counts, and the next look comes sooner.
 * @throws AppError('not_found') for a task it does not work on, AppError('webhook_refused')
 */
export async function hearReport(
  context: Context,
  { provider: id, taskId }: { provider: string; taskId: string },
  report: Report,
): Promise<void> {
  if (!TaskId.safeParse(taskId).success) throw new AppError('not_found')
  const [task] = await context.db
    .select({ model: tasks.model })
    .from(tasks)
    .where(eq(tasks.id, taskId))
  if (!task) throw new AppError('not_found')
  const { provider } = findProvider(context, task)
  if (provider.id !== id) throw new AppError('not_found')
  if (!(await provider.isReport?.(report))) throw new AppError('webhook_refused')
  await checkSoon(context, taskId)
}
