import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '@/components/ui/select'
import type { CreditUsage } from '@/contract/endpoints/billing/usage'

interface PersonSelectProps {
  usage: CreditUsage
  userId: string | undefined
  onChange: (userId: string | undefined) => void
}

/** Filter by person, for users who see everyone's usage, if several people used credits. */
export function PersonSelect({ usage, userId, onChange }: PersonSelectProps) {
  const { t } = useLingui()
  if (!usage.is_of_everybody || usage.people.length < 2) return null
  return (
    <Select
      aria-label={t`Used by`}
      className="self-start"
      value={userId ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">
        <Trans>Everyone</Trans>
      </option>
      {usage.people.map(
        ({ user_id, name }) =>
          user_id && (
            <option key={user_id} value={user_id}>
              {name ?? t`Former member`}
            </option>
          ),
      )}
    </Select>
  )
}
