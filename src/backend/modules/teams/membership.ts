import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { mayDo, type TeamRight, type TeamRole } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { teamMembers, teams } from './tables.ts'

type Member = Pick<UserActor, 'teamId' | 'userId'>

/** A user's role in a team; null for non-members. */
export async function findRole(
  executor: Executor,
  { teamId, userId }: Member,
): Promise<TeamRole | null> {
  const [member] = await executor
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
  return member?.role ?? null
}

/**
 * A user's role in any of their teams, not only the current one.
 * @throws AppError('not_found') for a missing team or one they are not in
 */
export async function requireRole(executor: Executor, member: Member): Promise<TeamRole> {
  const role = await findRole(executor, member)
  if (!role) throw new AppError('not_found')
  return role
}

/**
 * Like `requireRole`, with a lock that serializes changes to a team's members and their roles; the role
 * is read only once the lock is held.
 */
export async function lockTeam(tx: Transaction, member: Member): Promise<TeamRole> {
  await tx
    .select({ id: teams.id })
    .from(teams)
    .where(eq(teams.id, member.teamId))
    .for('no key update')
  return requireRole(tx, member)
}

/** @throws AppError('not_permitted') */
export function requireRight(role: TeamRole, right: TeamRight): void {
  if (!mayDo(role, right)) throw new AppError('not_permitted')
}
