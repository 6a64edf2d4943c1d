import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { TeamRole } from '../../../contract/team-roles.ts'
import type { Executor } from '../../db/database.ts'
import { teamMembers } from './tables.ts'

interface SelectedTeam {
  teamId: SQL<string | null>
  teamRole: SQL<TeamRole | null>
}

/**
 * A user's current team (the last one selected) and their role in it, as columns for a query over users,
 * so that a session lookup needs no second query. A removed member has no row any more and works in
 * another team from the next request on.
 */
export function selectedTeamOf(userId: AnyPgColumn): SelectedTeam {
  const { teamId, role, selectedAt } = teamMembers
  const latest = sql`from ${teamMembers} where ${teamMembers.userId} = ${userId}
    order by ${selectedAt} desc, ${teamId} limit 1`
  return {
    teamId: sql<string | null>`(select ${teamId} ${latest})`,
    teamRole: sql<TeamRole | null>`(select ${role} ${latest})`,
  }
}

/** The id of a user's current team. */
export async function findSelectedTeamId(
  executor: Executor,
  userId: string,
): Promise<string | null> {
  const [member] = await executor
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId))
    .orderBy(desc(teamMembers.selectedAt), teamMembers.teamId)
    .limit(1)
  return member?.teamId ?? null
}
