import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { mayBecomeOwner } from '../../../contract/team-roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { ensureTeam } from './create-personal-team.ts'
import { deleteMember, findTeamName, listMembers } from './member-list.ts'
import { lockTeam } from './membership.ts'
import { announceMembership } from './membership-topic.ts'
import { teamInvitations, teamMembers, teams } from './tables.ts'

interface Member {
  teamId: string
  userId: string
}

/**
 * Closes a one-person team to newcomers by deleting its open invitations.
 * @throws AppError('owner_stays') if the team has other members
 */
export async function closeDoors(tx: Transaction, member: Member): Promise<void> {
  await lockTeam(tx, member)
  if ((await listMembers(tx, member.teamId)).length > 1) throw new AppError('owner_stays')
  await tx
    .delete(teamInvitations)
    .where(and(eq(teamInvitations.teamId, member.teamId), isNull(teamInvitations.usedBy)))
}

/**
 * Removes a user who leaves for good from a team. A team they own passes to an admin, or else to its
 * longest-standing member; returns false, without changes, if nobody can take it over.
 */
export async function depart(context: Context, tx: Transaction, member: Member): Promise<boolean> {
  const { teamId, userId } = member
  const role = await lockTeam(tx, member)
  if (role !== 'OWNER') {
    await deleteMember(tx, member)
    return true
  }
  const others = (await listMembers(tx, teamId)).filter((other) => other.userId !== userId)
  const heir =
    others.find((other) => other.role === 'ADMIN') ??
    others.find((other) => mayBecomeOwner(other.role))
  if (!heir) return false
  await deleteMember(tx, member)
  await tx
    .update(teamMembers)
    .set({ role: 'OWNER' })
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, heir.userId)))
  await announceMembership(context, tx, heir.userId)
  return true
}

/** Empties a team nobody can take over; its row stays without a name, because the books refer to it. */
export async function closeTeam(context: Context, tx: Transaction, member: Member): Promise<void> {
  const { teamId, userId } = member
  const name = await findTeamName(tx, teamId)
  const guests = (await listMembers(tx, teamId)).filter((other) => other.userId !== userId)
  await tx.delete(teamMembers).where(eq(teamMembers.teamId, teamId))
  await tx.delete(teamInvitations).where(eq(teamInvitations.teamId, teamId))
  await tx.update(teams).set({ name: '' }).where(eq(teams.id, teamId))
  for (const guest of guests) {
    await ensureTeam(context, tx, { userId: guest.userId, name })
    await announceMembership(context, tx, guest.userId)
  }
}
