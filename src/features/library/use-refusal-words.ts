import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Says of how many items that a colleague’s stayed. */
export function useRefusalWords(): (count: number) => string {
  const { t } = useLingui()
  return (count) =>
    t`${plural(count, {
      one: '# item belongs to a colleague and wasn’t changed.',
      other: '# items belong to colleagues and weren’t changed.',
    })}`
}
