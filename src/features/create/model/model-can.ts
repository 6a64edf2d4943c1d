import type { ModelAbility, ModelView } from '@/contract/endpoints/models'
import { type Draft, keepsPicture } from '../composer/draft'

/** Whether there is a model and it has an ability. */
export const modelCan = (model: ModelView | null, ability: ModelAbility): boolean =>
  model?.abilities.includes(ability) ?? false

/** The same, or the ability comes with words set over its result, which support brands and corrections. */
export const wordsCan = (
  model: ModelView | null,
  ability: 'brand' | 'corrections',
  { exactWords }: { exactWords: boolean },
): boolean => modelCan(model, ability) || (exactWords && modelCan(model, 'words'))

/** Whether only words are made, over the picture of an earlier result, whose format is fixed. */
export const setsOtherWords = (model: ModelView | null, draft: Pick<Draft, 'like'>): boolean =>
  keepsPicture(draft) && modelCan(model, 'look')
