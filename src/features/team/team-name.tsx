import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { renameTeamFn } from '@/api/team-page.functions'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { TeamDetail } from '@/contract/endpoints/teams'
import { TEAM_NAME_MAX } from '@/contract/limits'
import { useTeamAction } from './use-team-action'

/** The name as a form; what another admin wrote meanwhile is not overwritten. */
export function TeamName({ team }: { team: TeamDetail }) {
  const { t } = useLingui()
  const [name, setName] = useState(team.name)
  const rename = useTeamAction(renameTeamFn, () => notify('success', t`Team renamed`))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === team.name) return notify('info', t`No changes to save`)
    rename.mutate({ teamId: team.team_id, name, old_name: team.name })
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex max-w-xl flex-col items-start gap-1 sm:flex-row sm:gap-2"
    >
      <Field
        label={t`Team name`}
        className="w-full"
        error={name.trim() ? undefined : t`Please enter a name`}
      >
        {(control) => (
          <Input
            {...control}
            name="teamName"
            autoComplete="off"
            maxLength={TEAM_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        className="sm:mt-6.5"
        loading={rename.isPending}
        disabled={name.trim() === ''}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
