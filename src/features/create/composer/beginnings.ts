import type { Defaults } from '@/contract/endpoints/account-settings'
import type { ModelView } from '@/contract/endpoints/models'
import { keysOf, tableOf } from '@/contract/keys-of'
import { type Drafts, EMPTY_DRAFTS } from './draft'

/** Initial settings of the tabs: the default model in every mode it supports, the default format in all. */
export function beginnings(
  defaults: Defaults | undefined,
  models: readonly Pick<ModelView, 'id' | 'workflow_types'>[],
): Drafts {
  if (!(defaults?.model || defaults?.aspect_ratio)) return EMPTY_DRAFTS
  const model = models.find(({ id }) => id === defaults.model)
  return tableOf(keysOf(EMPTY_DRAFTS), (workflow) => {
    const draft = EMPTY_DRAFTS[workflow]
    const settings = { ...draft.settings }
    if (model?.workflow_types.includes(workflow)) settings.model = model.id
    if (defaults.aspect_ratio) settings.aspectRatio = defaults.aspect_ratio
    return { ...draft, settings }
  })
}
