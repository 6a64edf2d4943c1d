import type { Context } from '../../context.ts'
import type { JobRun } from '../../queue/job.ts'
import { forgetAttempt } from '../../runs/attempts.ts'
import { runToEnd } from '../../runs/run-to-end.ts'
import { beginRun } from './begin-run.ts'
import { ATTEMPTS_MAX, cleanUp, forgetGeneration, judge } from './end-run.ts'
import { generate } from './generate.ts'
import { failTask } from './settle-task.ts'
import { tasks } from './tables.ts'
import { cancelledTopic } from './task-events.ts'

/** Brings a task to its end, or to where it waits for one elsewhere; what was done is found in its row, its folder and its provider. */
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
    perform: (attempt) => generate(context, attempt),
    judge: (task, error) => judge(context, task, error),
    prepareRetry: (task, error) => forgetGeneration(context, task, error),
    fail: (task, failure) => failTask(context, task, failure),
    cleanUp: () => cleanUp(context, taskId),
  })
