import { AppError, isAppError } from '../../../contract/app-error.ts'
import { uploadedFontsOf } from '../../../contract/layers.ts'
import { shotCount } from '../../../contract/photoshoot.ts'
import { charactersOf } from '../../../contract/speech.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { canLayOut } from '../../generation/model.ts'
import type { Among, Model } from '../../generation/registry.ts'
import { chooseSettings } from '../../generation/settings.ts'
import { brandSnapshot, requireFont } from '../brands/index.ts'
import { markFileUsed } from '../files/index.ts'
import { teamReferenceImages } from '../teams/index.ts'
import type { TaskPlan } from './accept-task.ts'
import { checkAbilities } from './check-abilities.ts'
import { checkInputs } from './check-inputs.ts'
import { findModelAmong } from './find-model-among.ts'
import { findPainted, type Painted } from './find-painted.ts'
import { findStyle } from './find-style.ts'
import { pausedProviders } from './provider-spend.ts'
import { timesOf } from './settings-again.ts'
import { shapedByLayers } from './shaped-by-layers.ts'
import { shapedByPerson } from './shaped-by-person.ts'
import { shapedByTimeline } from './shaped-by-timeline.ts'
import { shapedByVideo } from './shaped-by-video.ts'
import { fetchLinks, type TaskInput, takeReferences } from './take-references.ts'
import { referencesOf, type TaskRequest, wishOf, wordsOf } from './task-request.ts'

/** A generation checked against its model, as far as possible without a lock. */
export type CheckedTask = Omit<TaskPlan, 'idempotency'>

/**
 * Checks a generation against the requested model, or the best fitting one.
 * @throws AppError, for any fault in the request
 */
export async function checkTask(
  context: CallContext<'user'>,
  asked: TaskRequest,
  options: Pick<Among, 'evenOff'> = {},
): Promise<CheckedTask> {
  const { actor, models } = context
  context.moderation.refuseWords(wordsOf(asked))
  const request = shapedByLayers(
    await shapedByTimeline(
      context,
      await shapedByPerson(context, await shapedByVideo(context, asked)),
    ),
  )
  for (const font of uploadedFontsOf(asked.layers?.before, asked.layers?.after))
    await requireFont(context.db, font, { teamId: actor.teamId, field: 'layers' })
  const paused = await pausedProviders(context)
  const referenceImages = await teamReferenceImages(context.db, actor.teamId)
  const model = models.choose(request.model, wishOf(request), {
    ...options,
    paused,
    fits: (one) => canTake(one, request, { referenceImages }),
  })
  checkInputs(request, model, { referenceImages })
  checkAbilities(model, {
    brand: request.use_brand,
    look: request.like !== undefined,
    corrections: request.corrections,
    exactWords: request.exact_words,
  })
  const { photoshoot } = request
  const settings = timesOf(
    chooseSettings(model, request.workflow_type, askedOf(request)),
    photoshoot ? shotCount(photoshoot) : 1,
  )
  const style = request.like
    ? await findStyle(context, { actor, outputId: request.like, model })
    : null
  checkOver(request, model)
  const painted = request.over
    ? await findPainted(context, { actor, outputId: request.over })
    : null
  const brand = request.use_brand ? await brandSnapshot(context.db, actor, request.brand_id) : null
  const references = await fetchLinks(context, actor, referencesOf(request))
  return {
    request: painted ? inFormatOf(painted, request) : request,
    model,
    settings,
    brand,
    style,
    paintedBy: painted?.madeBy ?? (await findModelAmong(context, actor, request)),
    takeInputs: async (tx) => [
      ...(await takeReferences(tx, actor, references)),
      ...(painted ? [await takePainted(tx, painted)] : []),
    ],
  }
}

/** @throws AppError('invalid_input') unless the built-in engine sets the words, for one result */
function checkOver({ over, workflow_type, count }: TaskRequest, model: Model): void {
  if (!over || (canLayOut(model) && workflow_type === 'text_to_image' && count === 1)) return
  throw new AppError('invalid_input', { field: 'over', rule: 'not_offered' })
}

const inFormatOf = ({ format }: Painted, request: TaskRequest): TaskRequest => ({
  ...request,
  aspect_ratio: format.aspectRatio,
  placement: format.placement ?? undefined,
})

/** @throws AppError('upload_missing') when the file has just been deleted */
async function takePainted(tx: Transaction, { fileId }: Painted): Promise<TaskInput> {
  if (!(await markFileUsed(tx, fileId))) throw new AppError('upload_missing', { field: 'over' })
  return { role: 'painted', position: 0, fileId }
}

const askedOf = (request: TaskRequest) => ({
  ...request,
  characters: charactersOf(request.prompt),
})

/** Whether a model would accept a request, by running the real checks. */
function canTake(model: Model, request: TaskRequest, plan: { referenceImages: number }): boolean {
  try {
    checkInputs(request, model, plan)
    chooseSettings(model, request.workflow_type, askedOf(request))
    return true
  } catch (error) {
    if (isAppError(error)) return false
    throw error
  }
}
