import type { ModelAbility, ModelView } from '@/contract/endpoints/models'

/** Whether a model is there and has an ability. */
export const modelCan = (model: ModelView | null, ability: ModelAbility): boolean =>
  model?.abilities.includes(ability) ?? false
