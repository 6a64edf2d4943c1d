import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import type {
  GenerationProgress,
  GenerationProvider,
  GenerationRequest,
  Handle,
} from '../../generation/provider.ts'
import { isRunning } from '../../runs/attempts.ts'
import { createProgressWriter } from '../../runs/progress-writer.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import { findProvider } from './find-provider.ts'
import { followGeneration } from './follow-generation.ts'
import { generationRequest } from './generation-request.ts'
import { saveProgress } from './save-progress.ts'
import { succeedTask } from './settle-task.ts'
import { storeOutputs } from './store-outputs.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'
import { prepareWorkFolder } from './work-folder.ts'

/**
 * Makes a task's results with its provider, stores them and settles the task.
 * @throws ProviderError, AppError, or the reason of the signal
 */
export async function generate(context: Context, attempt: Attempt<TaskRow>): Promise<void> {
  const { row: task, signal, giveUp } = attempt
  const { model, provider } = findProvider(context, task)
  const folder = await prepareWorkFolder(context, task)
  const handle =
    task.handle ??
    (await submit(context, attempt, provider, generationRequest(task, model, folder)))
  const progress = createProgressWriter({
    save: (latest: GenerationProgress) => saveProgress(context, task, latest),
    onGone: giveUp,
    log: context.log.child({ taskId: task.id }),
  })
  const outputs = await followGeneration(context, {
    provider,
    handle,
    signal,
    onProgress: progress.report,
  }).finally(progress.stop)
  faultPoint(context.env, 'run.rendered_before_store')
  const stored = await storeOutputs(context, task, outputs, signal)
  if (!(await succeedTask(context, task, stored))) giveUp()
  signal.throwIfAborted()
}

/** Hands the task to its provider and keeps what finds the generation again before anything else. */
async function submit(
  { db, env }: Context,
  { row: task, signal, giveUp }: Attempt<TaskRow>,
  provider: GenerationProvider,
  request: GenerationRequest,
): Promise<Handle> {
  const handle = await provider.submit(request, signal)
  faultPoint(env, 'run.submitted_before_handle_saved')
  const running = await db
    .update(tasks)
    .set({ handle })
    .where(isRunning(tasks, task.id))
    .returning({ id: tasks.id })
  faultPoint(env, 'run.handle_saved')
  if (running.length === 0) {
    await provider.cancel?.(handle)
    giveUp()
    signal.throwIfAborted()
  }
  return handle
}
