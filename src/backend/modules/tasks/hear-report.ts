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
 * Receives a report from the service that works on a task. Its content is not read: a valid signature
 * alone brings the next look forward.
 * @throws AppError('not_found') for a task the service does not work on, AppError('webhook_refused')
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
 * Like `hearReport`, for a service with one address for all its jobs. A report on a job that no task
 * waits for, perhaps from another installation with the same key, is accepted and ignored.
 * @throws AppError('not_found') for a service without such reports, AppError('webhook_refused')
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

/** A handle may store several jobs of a task in one comma-separated text. */
const isJobIn = (handle: Handle | null, job: string): boolean =>
  Object.values(handle ?? {}).some((value) => String(value).split(',').includes(job))
