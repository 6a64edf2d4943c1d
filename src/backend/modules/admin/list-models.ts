import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { AdminModel } from '../../../contract/endpoints/admin/models.ts'
import type { CallContext } from '../../context.ts'
import type { Model } from '../../generation/registry.ts'

/** The registry as its operator sees it. */
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
  cost_usd: cheapest(model),
  cost_as_of: model.cost?.asOf ?? null,
})

const cheapest = ({ cost }: Model): number | null => {
  const prices = Object.values(cost?.usd ?? {})
  return prices.length > 0 ? Math.min(...prices) : null
}
