import { eq } from 'drizzle-orm'
import { isAppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { ProviderError } from '../../generation/provider.ts'
import { cleanUpAfter } from '../../runs/clean-up.ts'
import { dropParked } from './parked-results.ts'
import { NoRoom } from './room-to-work.ts'
import type { TaskFailure } from './settle-task.ts'
import { stopProvider } from './stop-provider.ts'
import { dropOutputs } from './store-outputs.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'
import { taskFolders } from './work-folder.ts'

/** Attempts, crashes included, before a task is given up. */
export const ATTEMPTS_MAX = 20
/** This many temporary failures count as a permanent one; crashes are not counted. */
const FAILURES_MAX = 3

/**
 * Cleans up after a finished task: its folder and, unless it succeeded, the provider's remaining work and
 * any results stored too late.
 */
export const cleanUp = (context: Context, taskId: string): Promise<void> =>
  cleanUpAfter({
    async find() {
      const [task] = await context.db.select().from(tasks).where(eq(tasks.id, taskId))
      return task ?? null
    },
    async drop(task) {
      if (!task) return
      await stopProvider(context, task)
      await dropOutputs(context, task)
    },
    async deleteFolder() {
      await taskFolders(context.env).remove(taskId)
      await dropParked(context, taskId)
    },
  })

/** Why the task has failed; null if another attempt may help. */
export function judge(
  context: Pick<Context, 'models'>,
  task: TaskRow,
  error: unknown,
): TaskFailure | null {
  // A ProviderError may look like a lost database connection, but means the service is unreachable.
  if (!(error instanceof ProviderError) && isDatabaseAway(error)) return null
  const { mayPass, ...failure } = failureOf(context, task, error)
  return mayPass && task.failures + 1 < FAILURES_MAX ? null : failure
}

/** Failures that another model may avoid; the message lists the alternatives. */
const BEYOND_THE_ENGINE = new Set(['instruction_not_supported', 'cut_out_uncertain'])

/** Failures with their own message; anything else becomes a possibly temporary engine failure. */
const FINAL_CODES = new Set(['upload_missing', 'model_unavailable'])

function failureOf(
  { models }: Pick<Context, 'models'>,
  { workflowType }: TaskRow,
  error: unknown,
): TaskFailure & { mayPass: boolean } {
  if (error instanceof NoRoom) return { code: 'storage_full', mayPass: false }
  if (error instanceof ProviderError) {
    const { code, details, retryable } = error
    if (!BEYOND_THE_ENGINE.has(code)) return { code, details, mayPass: retryable }
    const labels = models.alternatives(workflowType).map(({ label }) => label)
    return { code, details: { ...details, models: labels.join(', ') }, mayPass: retryable }
  }
  if (isAppError(error) && FINAL_CODES.has(error.code)) {
    return { code: error.code, details: error.details, mayPass: false }
  }
  return { code: 'engine_failed', mayPass: true }
}
