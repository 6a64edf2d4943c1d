import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { teamMembers, teams } from './tables.ts'

/** A user's teams, with their role in each. */
export const membershipsOf = (executor: Executor, userId: string) =>
  executor
    .select({
      teamId: teams.id,
      name: teams.name,
      role: teamMembers.role,
      joinedAt: teamMembers.createdAt,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(teamMembers.createdAt))
