import { asc, eq, sql } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { teamMembers, teams } from './tables.ts'

/** The user's teams, by name. */
export async function listTeams({
  db,
  actor,
}: CallContext<'user'>): Promise<OutputOf<typeof contract.teams.list>> {
  const members = sql<number>`(
    select count(*) from team_members others where others.team_id = ${teams.id}
  )`.mapWith(Number)
  const rows = await db
    .select({ team_id: teams.id, name: teams.name, role: teamMembers.role, members })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.userId, actor.userId))
    .orderBy(asc(teams.name), asc(teams.id))
  return { teams: rows.map((row) => ({ ...row, is_current: row.team_id === actor.teamId })) }
}
