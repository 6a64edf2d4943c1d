import { and, asc, eq } from 'drizzle-orm'
import type { TeamRole } from '../../../contract/team-roles.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { teamMembers, teams } from './tables.ts'

/** Members of a team in the order they joined. */
export const listMembers = (
  executor: Executor,
  teamId: string,
): Promise<{ userId: string; role: TeamRole; joinedAt: Date }[]> =>
  executor
    .select({
      userId: teamMembers.userId,
      role: teamMembers.role,
      joinedAt: teamMembers.createdAt,
    })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.createdAt), asc(teamMembers.userId))

export async function findTeamName(executor: Executor, teamId: string): Promise<string> {
  const [team] = await executor.select({ name: teams.name }).from(teams).where(eq(teams.id, teamId))
  return team?.name ?? ''
}

export const deleteMember = (
  tx: Transaction,
  { teamId, userId }: Record<'teamId' | 'userId', string>,
) =>
  tx.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
