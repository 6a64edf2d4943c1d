import { Trans, useLingui } from '@lingui/react/macro'
import { Link2, Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { inviteFn } from '@/api/team-page.functions'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Section } from '@/components/ui/section'
import type { TeamDetail } from '@/contract/endpoints/teams'
import { type GrantedRole, mayDo } from '@/contract/team-roles'
import { RoleSelect } from './role-select'
import { ROLE_WORDS } from './role-words'
import { SeatsLink } from './seats-link'
import { useTeamAction } from './use-team-action'

/** Invites someone to the team, by email or with a link to pass on. */
export function InviteForm({ team }: { team: TeamDetail }) {
  const { i18n, t } = useLingui()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GrantedRole>('MEMBER')
  const [isWrong, setWrong] = useState(false)
  const invite = useTeamAction(inviteFn, (invitation) => {
    const { email } = invitation
    setEmail('')
    if (email) notify('success', t`Invitation sent to ${email}`)
    else notify('success', t`The link is in the list below.`)
  })
  const { total, taken, invited } = team.seats
  const isFull = taken + invited >= total
  const teamId = team.team_id
  const isPending = invite.isPending

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isRight = email.trim() !== '' && event.currentTarget.checkValidity()
    setWrong(!isRight)
    if (isRight) invite.mutate({ teamId, email: email.trim(), role })
  }

  return (
    <Section title={<Trans>Invite someone</Trans>}>
      {isFull ? (
        <p className="text-muted-foreground text-sm">
          <Trans>
            All seats are taken or reserved for invitations. Add seats or revoke an invitation.
          </Trans>
          {mayDo(team.role, 'pay') && (
            <>
              {' '}
              <SeatsLink />
            </>
          )}
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <div className="flex flex-wrap items-start gap-3">
            <Field
              label={t`Email`}
              className="min-w-48 grow basis-0"
              error={isWrong ? t`Please enter a valid email address` : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="inviteEmail"
                  autoComplete="off"
                  maxLength={254}
                  value={email}
                  onChange={({ target }) => {
                    setEmail(target.value)
                    setWrong(false)
                  }}
                />
              )}
            </Field>
            <Field label={t`Role`}>
              {(control) => (
                <RoleSelect {...control} className="h-10" value={role} onChange={setRole} />
              )}
            </Field>
          </div>
          <p className="text-muted-foreground text-sm">{i18n._(ROLE_WORDS[role].about)}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              loading={isPending && invite.variables.email !== null}
              disabled={isPending && invite.variables.email === null}
            >
              <Mail aria-hidden />
              <Trans>Send invitation</Trans>
            </Button>
            <Button
              variant="outline"
              loading={isPending && invite.variables.email === null}
              disabled={isPending && invite.variables.email !== null}
              onClick={() => invite.mutate({ teamId, email: null, role })}
            >
              <Link2 aria-hidden />
              <Trans>Create a link</Trans>
            </Button>
          </div>
          <p className="text-muted-foreground text-sm">
            <Trans>A link works for one person: the first to join.</Trans>
          </p>
        </form>
      )}
    </Section>
  )
}
