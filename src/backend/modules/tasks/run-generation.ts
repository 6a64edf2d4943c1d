import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { type JobRun, ProcessStops } from '../../queue/job.ts'
import { beginRun, forgetRun } from './begin-run.ts'
import { cleanUp, endOrRetry } from './end-run.ts'
import { generate } from './generate.ts'
import { failTask } from './settle-task.ts'
import { cancelledTopic } from './task-events.ts'

/** Runs, crashes included, after which a task is given up. */
const RUNS_MAX = 10

/**
 * Brings a task to its end, or on from where a crash left it. May run again at any moment: what a
 * run before has done is found in the task's row, its folder and its provider, and not done twice.
 */
export async function runGeneration(
  context: Context,
  { taskId }: { taskId: string },
  run: JobRun,
): Promise<void> {
  const task = await beginRun(context, taskId)
  if (!task) return cleanUp(context, taskId)
  if (task.attempts > RUNS_MAX) {
    await failTask(context, task, { code: 'engine_failed' })
    return cleanUp(context, taskId)
  }
  faultPoint(context.env, 'run.started')

  const gone = new AbortController()
  const giveUp = () => gone.abort()
  const stopListening = context.events.subscribe(cancelledTopic(taskId), giveUp)
  const signal = AbortSignal.any([run.signal, gone.signal])
  try {
    await generate(context, { task, signal, giveUp })
    await cleanUp(context, taskId)
  } catch (error) {
    if (gone.signal.aborted) return await cleanUp(context, taskId)
    if (run.signal.reason instanceof ProcessStops) await forgetRun(context, taskId)
    // Stopped from outside: another run goes on with it, here or elsewhere.
    if (run.signal.aborted) throw error
    await endOrRetry(context, task, error)
  } finally {
    stopListening()
  }
}
