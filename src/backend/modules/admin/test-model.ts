import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { create } from '../../../contract/endpoints/tasks.ts'
import type { CallContext } from '../../context.ts'
import { recordAction } from '../audit/index.ts'
import { createTask } from '../tasks/index.ts'
import { planTest } from './plan-test.ts'

type Test = typeof contract.admin.testModel

const PROMPT = 'A red mug on a white table'

/**
 * Makes a model's cheapest result for the operator's own account, even if the model is off. It is a
 * normal task, paid with credits that are returned on failure.
 * @throws AppError('not_found'), and whatever starting a task throws
 */
export async function testModel(
  context: CallContext<'operator'>,
  { model: modelId }: ParsedInputOf<Test>,
): Promise<OutputOf<Test>> {
  const { actor, db, models } = context
  const model = models.find(modelId)
  const plan = model && planTest(model)
  if (!plan) throw new AppError('not_found')
  const { settings, workflowType } = plan
  const wish = create.input.parse({
    model: modelId,
    workflow_type: workflowType,
    prompt: PROMPT,
    aspect_ratio: plan.aspectRatio,
    resolution: settings.resolution,
    duration: settings.durationSeconds || undefined,
    count: 1,
  })
  const { task_id } = await createTask(context, wish, { evenOff: true })
  const details = { task: task_id, credits: settings.credits, usd: plan.usd }
  await recordAction(context, db, { actor, action: 'model_tested', subject: modelId, details })
  return { task_id }
}
