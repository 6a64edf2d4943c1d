import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle, Report } from '../../generation/provider.ts'
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

/**
 * The same from a service that has one address for the reports of all its jobs. One about a job that
 * nobody waits for, perhaps of another installation with the same key, is heard and changes nothing.
 * @throws AppError('not_found') for a service that does not report so, AppError('webhook_refused')
 */
export async function hearJobReport(
  context: Context,
  { provider: id }: { provider: string },
  report: Report,
): Promise<void> {
  const served = context.models.list().some(({ provider }) => provider === id)
  const provider = served && id !== '' ? context.models.provider(id) : null
  if (!provider?.jobOfReport) throw new AppError('not_found')
  if (!(await provider.isReport?.(report))) throw new AppError('webhook_refused')
  const job = provider.jobOfReport(report)
  const waiting = await context.db
    .select({ id: tasks.id, handle: tasks.handle })
    .from(tasks)
    .where(and(eq(tasks.status, 'RUNNING'), isNotNull(tasks.checkAt)))
  const named = waiting.filter(({ handle }) => job && isJobIn(handle, job))
  for (const { id: taskId } of named) await checkSoon(context, taskId)
}

/** Several jobs of a task are kept in one text. */
const isJobIn = (handle: Handle | null, job: string): boolean =>
  Object.values(handle ?? {}).some((value) => String(value).split(',').includes(job))
