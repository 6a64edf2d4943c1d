import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw, X } from 'lucide-react'
import { renewInvitationFn, revokeInvitationFn } from '@/api/team-page.functions'
import { notify } from '@/browser/notifications'
import { CopyButton } from '@/components/creations/copy-button'
import { useDayFormat } from '@/components/purchase/billing-day'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import type { TeamDetail, TeamInvitation } from '@/contract/endpoints/teams'
import { ROLE_WORDS } from './role-words'
import { useTeamAction } from './use-team-action'

/** Unused invitations. */
export function InvitationList({ team }: { team: TeamDetail }) {
  if (team.invitations.length === 0) return null
  return (
    <Section title={<Trans>Open invitations</Trans>}>
      <ul className="flex flex-col divide-y">
        {team.invitations.map((invitation) => (
          <InvitationRow
            key={invitation.invitation_id}
            teamId={team.team_id}
            invitation={invitation}
          />
        ))}
      </ul>
    </Section>
  )
}

interface InvitationRowProps {
  teamId: string
  invitation: TeamInvitation
}

function InvitationRow({ teamId, invitation }: InvitationRowProps) {
  const { i18n, t } = useLingui()
  const { email, invitation_id: invitationId, is_expired, link } = invitation
  const renew = useTeamAction(renewInvitationFn, () =>
    notify('success', email ? t`Invitation sent to ${email}` : t`The link is valid again.`),
  )
  const revoke = useTeamAction(revokeInvitationFn, () => notify('success', t`Invitation revoked`))
  const day = useDayFormat()(invitation.expires_at)
  const inviter = invitation.invited_by
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-52 grow basis-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-medium text-sm">
            {email ?? <Trans>Link for one person</Trans>}
          </span>
          <Badge>{i18n._(ROLE_WORDS[invitation.role].name)}</Badge>
          {is_expired && (
            <Badge variant="warning">
              <Trans>Expired</Trans>
            </Badge>
          )}
        </p>
        <p className="text-muted-foreground text-sm">
          {inviter !== null && (
            <>
              <Trans>Invited by {inviter}</Trans>
              {' · '}
            </>
          )}
          {is_expired ? <Trans>expired on {day}</Trans> : <Trans>valid until {day}</Trans>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:-ml-2">
        {link && !is_expired && (
          <CopyButton text={link}>
            <Trans>Copy link</Trans>
          </CopyButton>
        )}
        {(email || is_expired || !link) && (
          <Button
            variant="ghost"
            size="sm"
            loading={renew.isPending}
            onClick={() => renew.mutate({ teamId, invitationId })}
          >
            <RotateCw aria-hidden />
            {email ? <Trans>Send again</Trans> : <Trans>Renew</Trans>}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          loading={revoke.isPending}
          onClick={() => revoke.mutate({ teamId, invitationId })}
        >
          <X aria-hidden />
          <Trans>Revoke</Trans>
        </Button>
      </div>
    </li>
  )
}
