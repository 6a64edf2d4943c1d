import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { LookLater, type PollResult, ProviderError } from '../../generation/provider.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import { checkDelaySeconds, isOverdue, waitedSeconds } from './check-pace.ts'
import { judge } from './end-run.ts'
import { findProvider } from './find-provider.ts'
import { providerErrorOf } from './follow-generation.ts'
import { finishGeneration } from './generate.ts'
import { fetchParked } from './parked-results.ts'
import { hasPreviews, keepPreviews } from './previews.ts'
import { submitAgain } from './submit-again.ts'
import type { TaskRow } from './task-row.ts'
import { waitOn } from './wait-on.ts'
import { handleHere } from './work-folder.ts'

/**
 * Polls the provider once and acts on the answer.
 * @throws ProviderError when the task has failed, AppError, or the reason of the signal
 */
export async function look(context: Context, attempt: Attempt<TaskRow>): Promise<void> {
  const { row: task } = attempt
  const waited = waitedSeconds(task, context.clock.now())
  const result = await ask(context, attempt)
  faultPoint(context.env, 'check.looked_before_saved')
  if (result.state === 'succeeded') return finishGeneration(context, attempt, result)
  if (result.state === 'failed') {
    const error = providerErrorOf(result)
    if (judge(context, task, error)) throw error
    context.log.warn({ err: error, taskId: task.id }, 'submitted again')
    return submitAgain(context, task)
  }
  if (isOverdue(task.workflowType, waited)) {
    throw new ProviderError('generation_timed_out', 'The service did not come to an end.')
  }
  if (result.state === 'running' && result.ready) await keepPreviews(context, task, result.ready)
  const delaySeconds = checkDelaySeconds(waited, result.nextLookSeconds)
  const seen = result.state === 'running' ? { seen: result } : {}
  await waitOn(context, task, { delaySeconds, ...seen })
}

/** The provider was unreachable or busy, which says nothing about the task. */
interface Silence {
  state: 'silent'
  nextLookSeconds?: number
}

async function ask(
  context: Context,
  { row: task, signal }: Attempt<TaskRow>,
): Promise<PollResult | Silence> {
  const { provider } = findProvider(context, task)
  if (!task.handle) throw new Error('A task that is checked has a handle.')
  await fetchParked(context, task.id)
  try {
    return await provider.poll(handleHere(context, task, task.handle), {
      signal,
      wantsReady: hasPreviews(task),
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ProviderError) return failedAs(error)
    context.log.warn({ err: error, taskId: task.id }, 'provider not reached')
    if (!(error instanceof LookLater)) return { state: 'silent' }
    return { state: 'silent', nextLookSeconds: error.nextLookSeconds }
  }
}

const failedAs = ({ code, message, retryable, details }: ProviderError): PollResult => ({
  state: 'failed',
  code,
  message,
  retryable,
  details,
})
