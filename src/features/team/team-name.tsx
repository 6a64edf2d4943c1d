import { useLingui } from '@lingui/react/macro'
import { renameTeamFn } from '@/api/team-page.functions'
import { notify } from '@/browser/notifications'
import { NameForm } from '@/components/naming/name-form'
import type { TeamDetail } from '@/contract/endpoints/teams'
import { TEAM_NAME_MAX } from '@/contract/limits'
import { useTeamAction } from './use-team-action'

/** A form for the name; a change another admin made meanwhile is not overwritten. */
export function TeamName({ team: { team_id: teamId, name: kept } }: { team: TeamDetail }) {
  const { t } = useLingui()
  const rename = useTeamAction(renameTeamFn, () => notify('success', t`Team renamed`))
  return (
    <NameForm
      label={t`Team name`}
      field="teamName"
      name={kept}
      lengthMax={TEAM_NAME_MAX}
      isSaving={rename.isPending}
      onSave={(name) => rename.mutate({ teamId, name, old_name: kept })}
    />
  )
}
