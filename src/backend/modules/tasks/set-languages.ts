import { AppError } from '../../../contract/app-error.ts'
import type { AdVersion } from '../../../contract/endpoints/ad-versions.ts'
import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import type { Language } from '../../../contract/languages.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { Model } from '../../generation/registry.ts'
import { chooseSettings, type Settings } from '../../generation/settings.ts'
import { markFileUsed } from '../files/index.ts'
import { acceptTask } from './accept-task.ts'
import { labelOf } from './generation-request.ts'
import { pausedProviders } from './provider-spend.ts'
import type { Repeatable } from './repeatable.ts'
import { requestOf, takeInputsOf } from './retry-task.ts'
import { settingsAgain, timesOf } from './settings-again.ts'
import { showTask } from './show-task.ts'
import type { TaskInput } from './take-references.ts'

/**
 * Today's price of setting an ad in `count` languages.
 * @throws AppError('invalid_input') for settings no longer offered
 */
export const priceOfLanguages = (repeatable: Repeatable, count: number): number =>
  settingsOf(repeatable, repeatable.model, count).credits

/**
 * Starts one task that sets an ad in several languages: one result each, with the original's look,
 * pictures and brand.
 * @throws whatever starting a task throws
 */
export async function setLanguages(
  context: CallContext<'user'>,
  repeatable: Repeatable,
  { from, versions }: { from: Language; versions: AdVersion[] },
): Promise<TaskView> {
  const { task, output, setOf } = repeatable
  const workflowType = output.cleanFileId ? 'text_to_image' : task.workflowType
  const paused = await pausedProviders(context)
  const wish = { workflowType, prompt: task.prompt, needsEngine: true }
  const model = context.models.choose(repeatable.model.id, wish, { paused })
  const taskId = await acceptTask(context, {
    request: { ...requestOf(task), workflow_type: workflowType, exact_words: false },
    model,
    settings: settingsOf(repeatable, model, versions.length),
    brand: task.brand,
    style: output.style ?? task.style,
    paintedBy: output.cleanFileId ? (task.paintedBy ?? madeBy(context, task.model)) : null,
    language: task.language,
    versions: {
      of: setOf,
      set: {
        variation: variationOf(repeatable),
        from: task.versions?.from ?? from,
        words: versions,
      },
    },
    idempotency: null,
    takeInputs: (tx) => takeInputs(tx, repeatable),
  })
  return showTask(context, { taskId })
}

/** The random variation behind the result's look. */
const variationOf = ({ task, output }: Repeatable): number =>
  task.versions?.variation ?? output.position

const madeBy = ({ models }: CallContext<'user'>, id: string): string => {
  const model = models.find(id)
  return model ? labelOf(model) : id
}

/** A model's picture has its own size; setting words over it costs as much as a picture by the engine. */
const settingsOf = ({ task, output }: Repeatable, model: Model, count: number): Settings =>
  output.cleanFileId
    ? timesOf(chooseSettings(model, 'text_to_image', {}), count)
    : settingsAgain(model, task, count)

/** @throws AppError('upload_missing') when a file has been deleted since */
async function takeInputs(tx: Transaction, { task, output }: Repeatable): Promise<TaskInput[]> {
  const { cleanFileId } = output
  if (!cleanFileId) return takeInputsOf(tx, task.id)
  if (!(await markFileUsed(tx, cleanFileId))) throw new AppError('upload_missing')
  return [{ role: 'painted', position: 0, fileId: cleanFileId }]
}
