import type { ModelAbility, ModelView } from '@/contract/endpoints/models'

/** Whether a model is there and has an ability. */
export const modelCan = (model: ModelView | null, ability: ModelAbility): boolean =>
  model?.abilities.includes(ability) ?? false

/** The same, or the words that are set over its picture can: they bear brands and corrections. */
export const wordsCan = (
  model: ModelView | null,
  ability: 'brand' | 'corrections',
  { exactWords }: { exactWords: boolean },
): boolean => modelCan(model, ability) || (exactWords && modelCan(model, 'words'))
