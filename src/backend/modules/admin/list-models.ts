import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { AdminModel } from '../../../contract/endpoints/admin/models.ts'
import type { CallContext } from '../../context.ts'
import type { Model } from '../../generation/registry.ts'
import { planTest } from './plan-test.ts'

/** The model registry as the operator sees it. */
export function listModels({
  models,
  choices,
}: CallContext<'operator'>): OutputOf<typeof contract.admin.models> {
  const { offModels } = choices.now()
  return { models: models.list().map((model) => viewOf(model, !offModels.has(model.id))) }
}

const viewOf = (model: Model, isOn: boolean): AdminModel => ({
  id: model.id,
  label: model.label,
  kind: model.kind,
  is_built_in: model.isBuiltIn,
  status: model.status,
  retires_at: model.retiresAt,
  maker: model.maker,
  provider: model.provider,
  is_on: isOn,
  test: testOf(model),
})

function testOf(model: Model): AdminModel['test'] {
  const plan = planTest(model)
  if (!plan) return null
  return { credits: plan.settings.credits, usd: plan.usd, as_of: model.cost?.asOf ?? null }
}
