import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import type { CallContext } from '../../context.ts'
import type { ChoiceOptions } from '../../generation/registry.ts'
import { chooseSettings } from '../../generation/settings.ts'
import { brandSnapshot } from '../brands/index.ts'
import { teamReferenceImages } from '../teams/index.ts'
import { acceptTask } from './accept-task.ts'
import { checkAbilities } from './check-abilities.ts'
import { checkInputs } from './check-inputs.ts'
import { findStyle } from './find-style.ts'
import { findEarlierTask } from './idempotency.ts'
import { pausedProviders } from './provider-spend.ts'
import { showTask } from './show-task.ts'
import { fetchLinks, takeReferences } from './take-references.ts'
import { hashRequest, referencesOf } from './task-request.ts'

/**
 * Starts a generation: checks it against the model, holds its credits and puts it in the line. The
 * same key with the same request answers the same task, however often it is sent.
 */
export async function createTask(
  context: CallContext<'user'>,
  { idempotency_key: key, ...request }: ParsedInputOf<typeof contract.tasks.create>,
  options: Pick<ChoiceOptions, 'evenOff'> = {},
): Promise<TaskView> {
  const { actor, models } = context
  const { userId } = actor
  const idempotency = key ? { userId, key, requestHash: hashRequest(request) } : null
  const earlier = idempotency && (await findEarlierTask(context.db, idempotency))
  if (earlier) return showTask(context, { taskId: earlier })

  const paused = await pausedProviders(context)
  const model = models.choose(request.model, request.workflow_type, { ...options, paused })
  const referenceImages = await teamReferenceImages(context.db, actor.teamId)
  checkInputs(request, model, { referenceImages })
  checkAbilities(model, {
    brand: request.use_brand,
    look: request.like !== undefined,
    corrections: request.corrections,
  })
  const settings = chooseSettings(model, request.workflow_type, request)
  const style = request.like
    ? await findStyle(context, { userId, outputId: request.like, model })
    : null
  const brand = request.use_brand ? await brandSnapshot(context.db, actor.teamId) : null
  const references = await fetchLinks(context, actor, referencesOf(request))
  const taskId = await acceptTask(context, {
    request,
    model,
    settings,
    brand,
    style,
    idempotency,
    takeInputs: (tx) => takeReferences(tx, actor, references),
  })
  return showTask(context, { taskId })
}
