import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { teamQuery } from '@/api/team-page.queries'
import { currentContextQuery, teamKeys } from '@/api/teams.functions'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { isAppError } from '@/contract/app-error'
import { mayDo } from '@/contract/team-roles'
import { errorMessage } from '@/i18n/error-messages'
import { Invitation } from './invitation'
import { InvitationList } from './invitation-list'
import { InviteForm } from './invite-form'
import { MemberList } from './member-list'
import type { TeamSearch } from './search'
import { TeamList } from './team-list'
import { TeamName } from './team-name'
import { TeamStorage } from './team-storage'

/** The current team, its members, and the user's other teams. */
export function TeamPage({ search }: { search: TeamSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-xl">
          <Trans>Team</Trans>
        </h1>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>Credits, history, and brand belong to the team you work in.</Trans>
        </p>
      </header>
      <Content code={search.invite_code} isSignedIn={Boolean(user)} />
    </div>
  )
}

function Content({ code, isSignedIn }: { code: string | undefined; isSignedIn: boolean }) {
  if (code !== undefined) return <Invitation code={code} />
  if (isSignedIn) return <OwnTeam />
  return <SignInFirst description={<Trans>Your team belongs to your account.</Trans>} />
}

function OwnTeam() {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { data: context } = useQuery(currentContextQuery())
  const teamId = context?.current_team?.id ?? ''
  const {
    data: team,
    error,
    refetch,
    isFetching,
  } = useQuery({ ...teamQuery(teamId), enabled: teamId !== '' })
  const isGone = isAppError(error) && error.code === 'not_found'
  useEffect(() => {
    // The user was just removed from this team, so another one is current now.
    if (isGone) void client.invalidateQueries({ queryKey: teamKeys.context })
  }, [client, isGone])
  if (error && !isGone) {
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!team || isGone) return <Skeleton className="h-96 w-full" />
  return (
    <>
      {mayDo(team.role, 'renameTeam') ? (
        <TeamName key={`${team.team_id} ${team.name}`} team={team} />
      ) : (
        <p className="wrap-anywhere font-medium text-lg">{team.name}</p>
      )}
      <MemberList team={team} />
      <TeamStorage storage={team.storage} />
      {mayDo(team.role, 'invite') && (
        <>
          <InviteForm key={team.team_id} team={team} />
          <InvitationList team={team} />
        </>
      )}
      <TeamList />
    </>
  )
}
