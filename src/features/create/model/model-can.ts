import type { ModelAbility, ModelView } from '@/contract/endpoints/catalog'

/** Whether a model is there and has an ability. */
export const modelCan = (model: ModelView | null, ability: ModelAbility): boolean =>
  model?.abilities.includes(ability) ?? false
