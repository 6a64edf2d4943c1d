import type { Cue } from '../../../contract/subtitles.ts'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import type {
  GenerationProgress,
  GenerationProvider,
  Handle,
  OutputFile,
  Used,
} from '../../generation/provider.ts'
import { usedCredits } from '../../generation/used-credits.ts'
import { createProgressWriter } from '../../runs/progress-writer.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import { findProvider } from './find-provider.ts'
import { followGeneration } from './follow-generation.ts'
import { createPreviewKeeper } from './preview-keeper.ts'
import { requireCheck } from './require-check.ts'
import { saveProgress } from './save-progress.ts'
import { setWords } from './set-words.ts'
import { succeedTask } from './settle-task.ts'
import { signOutputs } from './sign-outputs.ts'
import { storeOutputs } from './store-outputs.ts'
import { submitTask } from './submit-task.ts'
import type { TaskRow } from './task-row.ts'

/**
 * Hands a task to its provider. A generation on this machine is followed until it is settled; a remote
 * one is left to the checks and holds no slot while it waits.
 * @throws ProviderError, AppError, or the reason of the signal
 */
export async function generate(context: Context, attempt: Attempt<TaskRow>): Promise<void> {
  const { row: task } = attempt
  const { model, provider } = findProvider(context, task)
  if (task.checkAt) return requireCheck(context, task)
  const known = isKnownHere(context, provider) ? task.handle : null
  const handle = known ?? (await submitTask(context, attempt, { model, provider }))
  if (provider.runs === 'elsewhere') return
  // Thumbnails of the results are needed as soon as the results exist.
  context.pictures.prepare()
  const outputs = await stayWith(context, attempt, { provider, handle })
  faultPoint(context.env, 'run.rendered_before_store')
  await finishGeneration(context, attempt, { outputs })
}

/** With shared storage, another machine may have started the generation, and its folders are not here. */
const isKnownHere = ({ storage }: Context, { runs }: GenerationProvider): boolean =>
  runs === 'elsewhere' || !storage.isShared

/** A provider's delivery. */
interface Made {
  outputs: readonly OutputFile[]
  heard?: Cue[] | undefined
  used?: Used | undefined
}

/**
 * Sets the words, stores the results and settles the task: for the usage its service reports, if it
 * reports any, and for nothing if less than the order is delivered.
 */
export async function finishGeneration(
  context: Context,
  attempt: Attempt<TaskRow>,
  { outputs: made, heard, used }: Made,
): Promise<void> {
  const { row: task, signal, giveUp } = attempt
  const { outputs: worded, clean, isWhole } = await setWords(context, attempt, made)
  const outputs = await signOutputs(context, attempt, worded)
  const stored = await storeOutputs(context, task, { outputs, clean }, signal)
  const { model } = findProvider(context, task)
  const owed = used ? usedCredits(model, task, used) : task.credits
  const charged = isWhole ? owed : 0
  if (!(await succeedTask(context, task, { outputs: stored, heard, charged }))) giveUp()
  signal.throwIfAborted()
}

function stayWith(
  context: Context,
  { row: task, signal, giveUp }: Attempt<TaskRow>,
  { provider, handle }: { provider: GenerationProvider; handle: Handle },
): Promise<OutputFile[]> {
  const { report, stop } = createProgressWriter({
    save: (latest: GenerationProgress) => saveProgress(context, task, latest),
    onGone: giveUp,
    log: context.log.child({ taskId: task.id }),
  })
  const previews = createPreviewKeeper(context, task)
  const onProgress = (latest: GenerationProgress) => {
    report(latest)
    previews.see(latest)
  }
  const following = { provider, handle, signal, onProgress }
  return followGeneration(context, following).finally(() => Promise.all([stop(), previews.stop()]))
}
