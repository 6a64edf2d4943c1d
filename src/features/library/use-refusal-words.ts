import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Says of how many items that a colleague’s stayed. */
export function useRefusalWords(): (count: number) => string {
  const { t } = useLingui()
  return (count) =>
    t`${plural(count, {
      one: '# item belongs to a colleague and was left as it is.',
      other: '# items belong to colleagues and were left as they are.',
    })}`
}
