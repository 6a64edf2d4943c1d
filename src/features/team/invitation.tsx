import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { joinTeamFn } from '@/api/team-page.functions'
import { invitationQuery } from '@/api/team-page.queries'
import { forgetInviteCode } from '@/browser/invite-code'
import { showLogin } from '@/browser/login-events'
import { notify } from '@/browser/notifications'
import { useDayFormat } from '@/components/purchase/billing-day'
import { useSignOut } from '@/components/sign-out/use-sign-out'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { AppError, isAppError } from '@/contract/app-error'
import type { InvitationPreview } from '@/contract/endpoints/teams'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { ROLE_WORDS } from './role-words'
import { useTeamAction } from './use-team-action'

/** Who invites into which team, with buttons to accept or decline; for visitors, too. */
export function Invitation({ code }: { code: string }) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(invitationQuery(code))
  if (data) return <Found code={code} invitation={data} />
  if (!error) return <Skeleton className="h-56 w-full" />
  const isFinal = isAppError(error) && error.code === 'invite_code_invalid'
  return (
    <div className="flex flex-col items-center gap-3">
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={isFinal ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
      <ToOwnTeam />
    </div>
  )
}

/** Why the user cannot join, as the error of the call that would be refused. */
const REFUSALS = {
  used: 'invite_used',
  expired: 'invite_expired',
  other_email: 'invite_other_email',
  full: 'seats_taken',
} as const

function Found({ code, invitation }: { code: string; invitation: InvitationPreview }) {
  const { i18n } = useLingui()
  const { data: user } = useQuery(userInfoQuery())
  const { team_name: team, invited_by: person, role, state } = invitation
  const day = useDayFormat()(invitation.expires_at)
  const roleName = i18n._(ROLE_WORDS[role].name)
  return (
    <section className="flex w-full max-w-xl flex-col items-start gap-4 rounded-lg border bg-card p-6">
      <UserPlus className="size-8 text-muted-foreground" strokeWidth={1.5} aria-hidden />
      <h2 className="wrap-anywhere text-lg">
        {person === null ? (
          <Trans>You’re invited to {team}</Trans>
        ) : (
          <Trans>
            {person} invited you to join {team}
          </Trans>
        )}
      </h2>
      {state === 'open' && (
        <div className="flex flex-col gap-1 text-muted-foreground text-sm">
          <p>
            <Trans>Your role: {roleName}</Trans>. {i18n._(ROLE_WORDS[role].about)}
          </p>
          <p>
            <Trans>The invitation is valid until {day}.</Trans>
          </p>
        </div>
      )}
      {state === 'joined' && (
        <p className="text-sm">
          <Trans>You’re in this team.</Trans>
        </p>
      )}
      {state !== 'open' && state !== 'joined' && (
        <p className="text-sm">{errorMessage(i18n, new AppError(REFUSALS[state]))}</p>
      )}
      <Answer code={code} invitation={invitation} isSignedIn={Boolean(user)} />
    </section>
  )
}

interface AnswerProps {
  code: string
  invitation: InvitationPreview
  isSignedIn: boolean
}

function Answer({ code, invitation, isSignedIn }: AnswerProps): ReactNode {
  const { t } = useLingui()
  const leave = useToOwnTeam()
  const { state, team_name: team } = invitation
  const join = useTeamAction(joinTeamFn, () => {
    notify('success', t`You’re now working in ${team}`)
    leave()
  })
  if (state === 'other_email') return <OtherAccount code={code} />
  if (state !== 'open' && state !== 'joined') return <ToOwnTeam />
  if (!isSignedIn) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => showLogin()}>
          <Trans>Sign in to join</Trans>
        </Button>
        <Button variant="outline" onClick={() => showLogin('register')}>
          <Trans>Create an account</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button loading={join.isPending} onClick={() => join.mutate({ invite_code: code })}>
        {state === 'joined' ? <Trans>Open the team</Trans> : <Trans>Join team</Trans>}
      </Button>
      {state === 'open' && (
        <Button variant="ghost" onClick={leave}>
          <Trans>Not now</Trans>
        </Button>
      )}
    </div>
  )
}

/** Signs out and returns to the invitation as a visitor, who is asked to sign in. */
function OtherAccount({ code }: { code: string }) {
  const lang = useLanguage()
  const signOut = useSignOut(`/${lang}/team?invite_code=${encodeURIComponent(code)}`)
  return (
    <div className="flex flex-wrap gap-2">
      <Button loading={signOut.isPending || signOut.isSuccess} onClick={() => signOut.mutate()}>
        <Trans>Use another account</Trans>
      </Button>
      <ToOwnTeam />
    </div>
  )
}

/** Removes the code from the address and this browser, because it was used or declined. */
function useToOwnTeam() {
  const navigate = useNavigate()
  const lang = useLanguage()
  return () => {
    forgetInviteCode()
    void navigate({ to: '/$lang/team', params: { lang }, search: {}, replace: true })
  }
}

function ToOwnTeam() {
  const leave = useToOwnTeam()
  return (
    <Button variant="outline" onClick={leave}>
      <Trans>Go to your own team</Trans>
    </Button>
  )
}
