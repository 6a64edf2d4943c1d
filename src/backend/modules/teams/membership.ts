import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { mayDo, type TeamRight, type TeamRole } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { teamMembers, teams } from './tables.ts'

type Member = Pick<UserActor, 'teamId' | 'userId'>

/** Role of somebody in a team; null for who is not in it. */
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
 * Role of somebody in a team that need not be the one they work in.
 * @throws AppError('not_found') for a team of others as for none
 */
export async function requireRole(executor: Executor, member: Member): Promise<TeamRole> {
  const role = await findRole(executor, member)
  if (!role) throw new AppError('not_found')
  return role
}

/**
 * The same for who is about to change who is in a team and what they may do there: of several at once
 * each waits for the one before, and is asked for their role only then.
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
