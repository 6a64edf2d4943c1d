import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { createTeamFn, selectTeamFn } from '@/api/team-page.functions'
import { teamListQuery } from '@/api/team-page.queries'
import { notify } from '@/browser/notifications'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { TEAM_NAME_MAX } from '@/contract/limits'
import { errorMessage } from '@/i18n/error-messages'
import { ROLE_WORDS } from './role-words'
import { useTeamAction } from './use-team-action'

/** The user's teams, with a link to each and a way to create one. */
export function TeamList() {
  const { i18n, t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(teamListQuery())
  const select = useTeamAction(selectTeamFn, () => notify('success', t`Team switched`))
  return (
    <Section title={<Trans>Your teams</Trans>}>
      {!data && error && (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton className="h-16" />}
      {data && (
        <ul className="flex flex-col divide-y">
          {data.teams.map((team) => (
            <li
              key={team.team_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
            >
              <div className="min-w-40 grow basis-0">
                <p className="wrap-anywhere font-medium text-sm">{team.name}</p>
                <p className="text-muted-foreground text-sm">
                  {i18n._(ROLE_WORDS[team.role].name)}
                  {' · '}
                  <Plural value={team.members} one="# person" other="# people" />
                </p>
              </div>
              {team.is_current ? (
                <Badge variant="success">
                  <Trans>Current team</Trans>
                </Badge>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t`Switch to ${team.name}`}
                  loading={select.isPending && select.variables.team_id === team.team_id}
                  onClick={() => select.mutate({ team_id: team.team_id })}
                >
                  <Trans>Switch</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <NewTeam />
    </Section>
  )
}

function NewTeam() {
  const { t } = useLingui()
  const [name, setName] = useState<string | null>(null)
  const create = useTeamAction(createTeamFn, () => {
    setName(null)
    notify('success', t`Team created`)
  })
  if (name === null) {
    return (
      <Button variant="ghost" size="sm" className="-ml-3 self-start" onClick={() => setName('')}>
        <Plus aria-hidden />
        <Trans>New team</Trans>
      </Button>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) create.mutate({ name })
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-3">
      <Field
        label={t`Name of the new team`}
        hint={t`It starts without credits and has its own brand and history.`}
      >
        {(control) => (
          <Input
            {...control}
            name="newTeamName"
            autoComplete="off"
            autoFocus
            maxLength={TEAM_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          <Trans>Create team</Trans>
        </Button>
        <Button variant="ghost" onClick={() => setName(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
