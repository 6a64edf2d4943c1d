import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** A sentence about how many items stayed because they belong to a colleague. */
export function useRefusalWords(): (count: number) => string {
  const { t } = useLingui()
  return (count) =>
    t`${plural(count, {
      one: '# item belongs to a colleague and wasn’t changed.',
      other: '# items belong to colleagues and weren’t changed.',
    })}`
}
