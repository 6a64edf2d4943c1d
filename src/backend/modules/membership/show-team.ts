import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { TeamDetail } from '../../../contract/endpoints/teams.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { CallContext } from '../../context.ts'
import { findEmails, findNames } from '../accounts/index.ts'
import {
  findTeamName,
  listInvitations,
  listMembers,
  requireRole,
  showTeamSeats,
} from '../teams/index.ts'
import { showTeamStorage } from '../uploads/index.ts'
import { invitationView } from './invitation-view.ts'

type Detail = typeof contract.teams.detail

/** One of the user's teams with its members, as far as the user's role may see them. */
export async function showTeam(
  context: CallContext<'user'>,
  { teamId }: ParsedInputOf<Detail>,
): Promise<OutputOf<Detail>> {
  const { db, actor } = context
  const role = await requireRole(db, { teamId, userId: actor.userId })
  return {
    team_id: teamId,
    name: await findTeamName(db, teamId),
    role,
    members: await membersOf(context, teamId, mayDo(role, 'seeMembers')),
    invitations: mayDo(role, 'invite') ? await invitationsOf(context, teamId) : [],
    seats: await showTeamSeats(context, db, teamId),
    storage: await showTeamStorage(context, db, teamId),
  }
}

async function membersOf(
  { db, actor }: CallContext<'user'>,
  teamId: string,
  isEverybodySeen: boolean,
): Promise<TeamDetail['members']> {
  const everybody = await listMembers(db, teamId)
  const seen = everybody.filter(({ userId }) => isEverybodySeen || userId === actor.userId)
  const ids = seen.map(({ userId }) => userId)
  const names = await findNames(db, ids)
  const emails = await findEmails(db, ids)
  return seen.map(({ userId, role, joinedAt }) => ({
    user_id: userId,
    name: names.get(userId) ?? '',
    email: emails.get(userId) ?? '',
    role,
    is_you: userId === actor.userId,
    joined_at: joinedAt.toISOString(),
  }))
}

async function invitationsOf(
  context: CallContext<'user'>,
  teamId: string,
): Promise<TeamDetail['invitations']> {
  const rows = await listInvitations(context.db, teamId)
  const names = await findNames(
    context.db,
    rows.map(({ invitedBy }) => invitedBy),
  )
  return rows.map((row) =>
    invitationView(context, context.request, row, names.get(row.invitedBy) ?? null),
  )
}
