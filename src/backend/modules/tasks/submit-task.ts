import { randomUUID } from 'node:crypto'
import { and, isNull } from 'drizzle-orm'
import { resultSize } from '../../../contract/result-size.ts'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import type { Model } from '../../generation/model.ts'
import {
  type GenerationProvider,
  type GenerationRequest,
  type Handle,
  ProviderError,
} from '../../generation/provider.ts'
import { emptyScene } from '../../generation/scenes.ts'
import { isRunning } from '../../runs/attempts.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import { DELAY_MIN_SECONDS } from './check-pace.ts'
import { claimJob, jobOf } from './claim-job.ts'
import { generationRequest } from './generation-request.ts'
import { parkResults } from './parked-results.ts'
import { scheduleCheck } from './schedule-check.ts'
import { forgetSubmission } from './submit-again.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'
import { withCutOut } from './with-cut-out.ts'
import { prepareWorkFolder } from './work-folder.ts'

interface Maker {
  model: Model
  provider: GenerationProvider
}

/**
 * Submits the task to its provider and saves the handle that finds the generation again, before anything else.
 * @throws ProviderError, also when it is unknown whether an earlier submission arrived
 */
export async function submitTask(
  context: Context,
  attempt: Attempt<TaskRow>,
  { model, provider }: Maker,
): Promise<Handle> {
  const { row: task, signal } = attempt
  const folder = await prepareWorkFolder(context, task)
  const scenePrompt = task.clientToken ? task.scenePrompt : await sceneOf(context, task)
  const request = generationRequest(context, { ...task, scenePrompt }, model, folder)
  const known = await recover(provider, task, request)
  if (known) return keepHandle(context, attempt, provider, known)
  if (provider.runs === 'elsewhere') {
    // Check the user's own text: the model may get a shorter prompt, but the words are printed all the same.
    const written = { ...request, prompt: task.prompt }
    await context.moderation.refuseContent(written, signal)
  }
  signal.throwIfAborted()
  const sent = await withCutOut(context, attempt, request)
  const clientToken = task.clientToken ?? (await nameSubmission(context, attempt, scenePrompt))
  const handle = await provider.submit(sent, { clientToken, signal }).catch(async (error) => {
    if (error instanceof ProviderError) await forgetSubmission(context, task)
    throw error
  })
  faultPoint(context.env, 'run.submitted_before_handle_saved')
  if (provider.runs === 'elsewhere') await parkResults(context, task.id)
  return keepHandle(context, attempt, provider, handle)
}

/**
 * Finds a submission whose answer was lost; null if there is none or it may be repeated.
 * @throws ProviderError if it must not be repeated
 */
async function recover(
  provider: GenerationProvider,
  { clientToken, submittedAt }: TaskRow,
  request: GenerationRequest,
): Promise<Handle | null> {
  if (!clientToken || !submittedAt || provider.runs === 'here') return null
  if (!provider.find) {
    throw new ProviderError('engine_failed', 'Nobody can say whether the submission arrived.')
  }
  return await provider.find({ clientToken, submittedAt, request }).catch((cause) => {
    // Deliberately not a ProviderError, which would mean a refusal and allow a repeat.
    throw new Error('The service did not say whether the submission arrived.', { cause })
  })
}

/** The prompt for a wordless picture, or a scene without its product; null if the prompt goes unchanged. */
function sceneOf({ proofs }: Context, task: TaskRow): Promise<string | null> {
  if (task.photoshoot?.angle) return Promise.resolve(null)
  if (task.photoshoot?.scenes.length === 0) return Promise.resolve(emptyScene(task.prompt))
  if (!task.exactWords) return Promise.resolve(null)
  const { prompt, language, workflowType } = task
  const corrections = task.corrections ?? undefined
  return proofs.scene({
    prompt,
    language,
    workflowType,
    corrections,
    hasBrand: task.brand !== null,
    doLines: task.brand?.doLines,
    dontLines: task.brand?.dontLines,
    ...resultSize(task),
  })
}

/**
 * Saves the submission's id and prompt before submitting, because a lost submission may be found by its
 * words. Of two concurrent runs, one continues.
 */
async function nameSubmission(
  { db, clock }: Context,
  { row: task, giveUp, signal }: Attempt<TaskRow>,
  scenePrompt: string | null,
): Promise<string> {
  const clientToken = randomUUID()
  const named = await db
    .update(tasks)
    .set({ clientToken, submittedAt: clock.now(), scenePrompt })
    .where(and(isRunning(tasks, task.id), isNull(tasks.clientToken)))
    .returning({ id: tasks.id })
  if (named.length > 0) return clientToken
  giveUp()
  throw signal.reason
}

/** From here on another process can take over, and a remote generation has its first check. */
async function keepHandle(
  context: Context,
  { row: task, giveUp, signal }: Attempt<TaskRow>,
  provider: GenerationProvider,
  handle: Handle,
): Promise<Handle> {
  const job = jobOf(provider, handle)
  const isKept = await context.db.transaction(async (tx) => {
    await claimJob(tx, task, job)
    const running = await tx
      .update(tasks)
      .set({ handle, job })
      .where(isRunning(tasks, task.id))
      .returning({ id: tasks.id })
    if (running.length === 0) return false
    if (provider.runs === 'elsewhere') {
      const fresh = { id: task.id, checkAt: null, waitedSeconds: 0 }
      await scheduleCheck(context, tx, fresh, DELAY_MIN_SECONDS)
    }
    return true
  })
  faultPoint(context.env, 'run.handle_saved')
  if (!isKept) {
    await provider.cancel?.(handle)
    giveUp()
  }
  signal.throwIfAborted()
  return handle
}
