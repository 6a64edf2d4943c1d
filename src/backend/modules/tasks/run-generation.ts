import type { Context } from '../../context.ts'
import { ProviderError } from '../../generation/provider.ts'
import { ComeBackLater, type JobRun } from '../../queue/job.ts'
import { forgetAttempt, noteFailure } from '../../runs/attempts.ts'
import { runToEnd } from '../../runs/run-to-end.ts'
import { beginRun } from './begin-run.ts'
import { ATTEMPTS_MAX, cleanUp, judge } from './end-run.ts'
import { generate } from './generate.ts'
import { NoRoom, pauseForRoom, withRoom } from './room-to-work.ts'
import { failTask } from './settle-task.ts'
import { forgetSubmission } from './submit-again.ts'
import { tasks } from './tables.ts'
import { cancelledTopic } from './task-events.ts'

/**
 * Runs a task to its end, or until it waits for a remote provider; its row, folder and provider
 * record what has been done.
 */
export const runGeneration = (
  context: Context,
  { taskId }: { taskId: string },
  job: JobRun,
): Promise<void> =>
  runToEnd({ ...context, log: context.log.child({ taskId }) }, job, {
    begin: () => beginRun(context, taskId),
    forget: () => forgetAttempt(context.db, tasks, taskId),
    attemptsMax: () => ATTEMPTS_MAX,
    exhausted: { code: 'engine_failed' },
    startedFaultPoint: 'run.started',
    cancelledTopic: cancelledTopic(taskId),
    perform: (attempt) => withRoom(context, attempt.row, () => generate(context, attempt)),
    pause: (task, error) => pauseForRoom(context, task, error),
    judge: (task, error) => judge(context, task, error),
    noteFailure: () => noteFailure(context.db, tasks, taskId),
    async prepareRetry(task, error) {
      const cause = error instanceof NoRoom ? error.cause : error
      if (cause instanceof ProviderError) await forgetSubmission(context, task)
    },
    comeBack: comeBackLater,
    fail: (task, failure) => failTask(context, task, failure),
    cleanUp: () => cleanUp(context, taskId),
  })

/** If a service asks for a longer wait, we retry earlier and let it refuse once more. */
const WAIT_MAX_SECONDS = 300

function comeBackLater(error: unknown): ComeBackLater | null {
  const seconds = error instanceof ProviderError ? error.retryAfterSeconds : undefined
  return seconds ? new ComeBackLater(Math.min(WAIT_MAX_SECONDS, seconds), error) : null
}
