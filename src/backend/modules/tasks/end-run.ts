import { eq } from 'drizzle-orm'
import { isAppError } from '../../../contract/app-error.ts'
import { isFinished } from '../../../contract/generation.ts'
import type { Context } from '../../context.ts'
import { ProviderError } from '../../generation/provider.ts'
import { failTask, type TaskFailure } from './settle-task.ts'
import { stopProvider } from './stop-provider.ts'
import { dropOutputs } from './store-outputs.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'
import { deleteWorkFolder } from './work-folder.ts'

/** Tries before a failure that might pass counts as one that does not. */
const TRIES_MAX = 3

/**
 * Leaves nothing behind of a task that has finished: its folder and, unless it succeeded, what its
 * provider still does and what was stored of results that come too late. Safe to repeat.
 */
export async function cleanUp(context: Context, taskId: string): Promise<void> {
  const [task] = await context.db.select().from(tasks).where(eq(tasks.id, taskId))
  if (task && !isFinished(task.status)) return
  if (task && task.status !== 'SUCCEEDED') {
    await stopProvider(context, task)
    await dropOutputs(context, task)
  }
  await deleteWorkFolder(context.env, taskId)
}

/**
 * Decides about a run that failed: the task has failed, or it is tried again.
 * @throws the error itself when another try may help, so that the queue comes back
 */
export async function endOrRetry(context: Context, task: TaskRow, error: unknown): Promise<void> {
  const { mayPass, ...failure } = judge(context, task, error)
  context.log.warn({ err: error, taskId: task.id, attempts: task.attempts, mayPass }, 'run failed')
  if (mayPass && task.attempts < TRIES_MAX) {
    // What the provider gave up on is not there to be asked again.
    if (error instanceof ProviderError) {
      await context.db.update(tasks).set({ handle: null }).where(eq(tasks.id, task.id))
    }
    throw error
  }
  await failTask(context, task, failure)
  await cleanUp(context, task.id)
}

/** What another model might well be able to do; its reader is told which there are. */
const BEYOND_THE_ENGINE = new Set(['instruction_not_supported', 'cut_out_uncertain'])

/** Failures with words of their own; anything else is the engine's, and may pass. */
const FINAL_CODES = new Set(['upload_missing', 'model_unavailable'])

function judge(
  { models }: Pick<Context, 'models'>,
  { workflowType }: TaskRow,
  error: unknown,
): TaskFailure & { mayPass: boolean } {
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
