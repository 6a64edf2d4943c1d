import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ModelView } from '@/contract/endpoints/models'

/** Display name of a model; the built-in engine also gets a description in the user's language. */
export function modelName(
  i18n: I18n,
  { label, is_built_in }: Pick<ModelView, 'label' | 'is_built_in'>,
): string {
  const [name = label] = label.split(' (')
  return is_built_in ? i18n._(msg`${name} (built-in engine)`) : label
}
