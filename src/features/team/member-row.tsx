import { Trans, useLingui } from '@lingui/react/macro'
import { Crown, Ellipsis, LogOut, UserMinus } from 'lucide-react'
import { changeRoleFn } from '@/api/team-page.functions'
import { notify } from '@/browser/notifications'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { TeamDetail, TeamMember } from '@/contract/endpoints/teams'
import { mayBecomeOwner, mayChangeRole, mayDo, mayLeave, mayRemove } from '@/contract/team-roles'
import { RoleSelect } from './role-select'
import { ROLE_WORDS } from './role-words'
import { useTeamAction } from './use-team-action'

export type MemberAct = 'remove' | 'hand-over' | 'leave'

interface MemberRowProps {
  team: TeamDetail
  member: TeamMember
  onAsk: (act: MemberAct) => void
}

/** A member of the team: name, role and actions. */
export function MemberRow({ team, member, onAsk }: MemberRowProps) {
  const { i18n, t } = useLingui()
  const { name, role } = member
  const change = useTeamAction(changeRoleFn, () => notify('success', t`Role changed`))
  // Shows the new role while it is being saved: the list follows.
  const shown = change.isPending ? change.variables.role : role
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-52 grow basis-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-medium text-sm">{name}</span>
          {member.is_you && (
            <Badge variant="outline">
              <Trans>You</Trans>
            </Badge>
          )}
        </p>
        <p className="wrap-anywhere text-muted-foreground text-sm">{member.email}</p>
      </div>
      <div className="flex items-center gap-2">
        {mayChangeRole(team.role, role) && shown !== 'OWNER' ? (
          <RoleSelect
            aria-label={t`Role of ${name}`}
            value={shown}
            disabled={change.isPending}
            onChange={(wanted) =>
              change.mutate({
                teamId: team.team_id,
                userId: member.user_id,
                role: wanted,
                old_role: role,
              })
            }
          />
        ) : (
          <span className="text-sm">{i18n._(ROLE_WORDS[role].name)}</span>
        )}
        <MemberMenu team={team} member={member} onAsk={onAsk} />
      </div>
    </li>
  )
}

/** Actions for a member besides the role; renders nothing without any. */
function MemberMenu({ team, member, onAsk }: MemberRowProps) {
  const { t } = useLingui()
  const { name, role, is_you } = member
  const acts = {
    'hand-over': !is_you && mayDo(team.role, 'handOverTeam') && mayBecomeOwner(role),
    remove: !is_you && mayRemove(team.role, role),
    leave: is_you && mayLeave(role),
  }
  if (!Object.values(acts).includes(true)) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={t`More for ${name}`}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {acts['hand-over'] && (
          <DropdownMenuItem onSelect={() => onAsk('hand-over')}>
            <Crown aria-hidden />
            <Trans>Make owner</Trans>
          </DropdownMenuItem>
        )}
        {acts.remove && (
          <DropdownMenuItem onSelect={() => onAsk('remove')} className="text-destructive">
            <UserMinus aria-hidden />
            <Trans>Remove from team</Trans>
          </DropdownMenuItem>
        )}
        {acts.leave && (
          <DropdownMenuItem onSelect={() => onAsk('leave')} className="text-destructive">
            <LogOut aria-hidden />
            <Trans>Leave team</Trans>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
