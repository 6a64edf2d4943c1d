import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'
import { teamMembers } from './tables.ts'

/**
 * The team a user works in (of theirs the one selected last), as a column for a query over users:
 * whoever finds a session learns the team without a second query.
 */
export const selectedTeamIdOf = (userId: AnyPgColumn): SQL<string | null> =>
  sql<string | null>`(
    select ${teamMembers.teamId} from ${teamMembers}
    where ${teamMembers.userId} = ${userId}
    order by ${teamMembers.selectedAt} desc
    limit 1
  )`

/** The team a user works in, for whoever has only the user's id. */
export async function findSelectedTeamId(
  executor: Executor,
  userId: string,
): Promise<string | null> {
  const [member] = await executor
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId))
    .orderBy(desc(teamMembers.selectedAt))
    .limit(1)
  return member?.teamId ?? null
}
