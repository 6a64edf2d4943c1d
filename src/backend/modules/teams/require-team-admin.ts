import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { teamMembers } from './tables.ts'

/**
 * Whoever spends the team's money must manage it.
 * @throws AppError('not_permitted')
 */
export async function requireTeamAdmin(
  executor: Executor,
  { teamId, userId }: Pick<UserActor, 'teamId' | 'userId'>,
): Promise<void> {
  const [member] = await executor
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
  if (member?.role !== 'ADMIN') throw new AppError('not_permitted')
}
