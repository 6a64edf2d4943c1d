import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { handOverTeamFn, leaveTeamFn, removeMemberFn } from '@/api/team-page.functions'
import { notify } from '@/browser/notifications'
import { Question } from '@/components/question/question'
import { Section } from '@/components/ui/section'
import type { TeamDetail, TeamMember } from '@/contract/endpoints/teams'
import { mayDo } from '@/contract/team-roles'
import { type MemberAct, MemberRow } from './member-row'
import { SeatsLink } from './seats-link'
import { useTeamAction } from './use-team-action'

/** All members of the team, with the actions for each. */
export function MemberList({ team }: { team: TeamDetail }) {
  const [asked, setAsked] = useState<{ act: MemberAct; member: TeamMember } | null>(null)
  return (
    <Section title={<Trans>Members</Trans>} aside={<Seats team={team} />}>
      <ul className="flex flex-col divide-y">
        {team.members.map((member) => (
          <MemberRow
            key={member.user_id}
            team={team}
            member={member}
            onAsk={(act) => setAsked({ act, member })}
          />
        ))}
      </ul>
      {team.role === 'OWNER' && team.members.length > 1 && (
        <p className="text-muted-foreground text-sm">
          <Trans>To leave the team, make someone else its owner first.</Trans>
        </p>
      )}
      {asked && <MemberQuestion team={team} {...asked} onClose={() => setAsked(null)} />}
    </Section>
  )
}

function Seats({ team: { seats, role } }: { team: TeamDetail }) {
  const { total, taken, invited } = seats
  return (
    <p className="text-muted-foreground text-sm tabular-nums">
      <Plural value={total} one={`${taken} of # seat taken`} other={`${taken} of # seats taken`} />
      {invited > 0 && (
        <>
          {' · '}
          <Plural value={invited} one="# invited" other="# invited" />
        </>
      )}
      {mayDo(role, 'pay') && (
        <>
          {' · '}
          <SeatsLink />
        </>
      )}
    </p>
  )
}

interface MemberQuestionProps {
  team: TeamDetail
  act: MemberAct
  member: TeamMember
  onClose: () => void
}

function MemberQuestion({ team, act, member, onClose }: MemberQuestionProps) {
  const { t } = useLingui()
  const { team_id: teamId, name: teamName } = team
  const { name, user_id: userId } = member
  const remove = useTeamAction(removeMemberFn, () => notify('success', t`${name} was removed`))
  const handOver = useTeamAction(handOverTeamFn, () => notify('success', t`${name} owns the team`))
  const leave = useTeamAction(leaveTeamFn, () => notify('success', t`You left ${teamName}`))
  const options = { onSettled: onClose }
  if (act === 'remove') {
    return (
      <Question
        title={<Trans>Remove {name} from the team?</Trans>}
        action={<Trans>Remove</Trans>}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ teamId, userId }, options)}
        onClose={onClose}
      >
        <Trans>
          {name} loses access right away. What they made stays with the team, and running
          generations finish.
        </Trans>
      </Question>
    )
  }
  if (act === 'hand-over') {
    return (
      <Question
        title={<Trans>Make {name} the owner?</Trans>}
        action={<Trans>Transfer</Trans>}
        isPending={handOver.isPending}
        onConfirm={() => handOver.mutate({ teamId, user_id: userId }, options)}
        onClose={onClose}
      >
        <Trans>You’ll become an admin. Only the new owner can transfer the team back.</Trans>
      </Question>
    )
  }
  return (
    <Question
      title={<Trans>Leave {teamName}?</Trans>}
      action={<Trans>Leave team</Trans>}
      isPending={leave.isPending}
      onConfirm={() => leave.mutate({ teamId }, options)}
      onClose={onClose}
    >
      <Trans>You lose access right away. What you made stays with the team.</Trans>
    </Question>
  )
}
