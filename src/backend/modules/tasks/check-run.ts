import type { Context } from '../../context.ts'
import type { JobRun } from '../../queue/job.ts'
import { forgetAttempt, noteFailure } from '../../runs/attempts.ts'
import { runToEnd } from '../../runs/run-to-end.ts'
import { beginCheck } from './begin-check.ts'
import { ATTEMPTS_MAX, cleanUp, judge } from './end-run.ts'
import { look } from './look.ts'
import { pauseForRoom, withRoom } from './room-to-work.ts'
import { failTask } from './settle-task.ts'
import { tasks } from './tables.ts'
import { cancelledTopic } from './task-events.ts'

/** Checks once on a task that waits for a remote provider, then ends it or schedules the next look. */
export const checkRun = (
  context: Context,
  { taskId, check }: { taskId: string; check: number },
  job: JobRun,
): Promise<void> =>
  runToEnd({ ...context, log: context.log.child({ taskId, check }) }, job, {
    begin: () => beginCheck(context, { taskId, check }),
    forget: () => forgetAttempt(context.db, tasks, taskId),
    attemptsMax: () => ATTEMPTS_MAX,
    exhausted: { code: 'engine_failed' },
    startedFaultPoint: 'check.started',
    cancelledTopic: cancelledTopic(taskId),
    perform: (attempt) => withRoom(context, attempt.row, () => look(context, attempt)),
    pause: (task, error) => pauseForRoom(context, task, error),
    judge: (task, error) => judge(context, task, error),
    noteFailure: () => noteFailure(context.db, tasks, taskId),
    fail: (task, failure) => failTask(context, task, failure),
    cleanUp: () => cleanUp(context, taskId),
  })
