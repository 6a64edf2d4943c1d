import type { ModelAbility, ModelView } from '@/contract/endpoints/models'
import { type Draft, keepsPicture } from '../composer/draft'

/** Whether a model is there and has an ability. */
export const modelCan = (model: ModelView | null, ability: ModelAbility): boolean =>
  model?.abilities.includes(ability) ?? false

/** The same, or the words that are set over its result can: they bear brands and corrections. */
export const wordsCan = (
  model: ModelView | null,
  ability: 'brand' | 'corrections',
  { exactWords }: { exactWords: boolean },
): boolean => modelCan(model, ability) || (exactWords && modelCan(model, 'words'))

/** Whether nothing but words is made, over the picture of an earlier result: its format is what it is. */
export const setsOtherWords = (model: ModelView | null, draft: Pick<Draft, 'like'>): boolean =>
  keepsPicture(draft) && modelCan(model, 'look')
