import { and, eq, type SQL } from 'drizzle-orm'
import { mayDo, type TeamRight } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import { tasks } from './tables.ts'

/** Whoever asks, and what their role in the team they work in lets them. */
export type Asker = Pick<UserActor, 'userId' | 'teamId' | 'teamRole'>

const isWithRight = ({ userId, teamId, teamRole }: Asker, right: TeamRight): SQL | undefined =>
  and(eq(tasks.teamId, teamId), mayDo(teamRole, right) ? undefined : eq(tasks.userId, userId))

/** Condition of a query: one's own tasks in the team one works in. */
export const isOwnTask = ({ userId, teamId }: Asker): SQL | undefined =>
  and(eq(tasks.teamId, teamId), eq(tasks.userId, userId))

/** Condition of a query: tasks of the team that somebody may look at and start from. */
export const isSeenBy = (asker: Asker): SQL | undefined => isWithRight(asker, 'seeEverybodysTasks')

/** Condition of a query: tasks of the team that somebody may cancel, publish or delete. */
export const isChangedBy = (asker: Asker): SQL | undefined =>
  isWithRight(asker, 'changeEverybodysTasks')

/** The same for a task at hand. */
export const mayChangeTask = (asker: Asker, task: { teamId: string; userId: string }): boolean =>
  task.teamId === asker.teamId &&
  (task.userId === asker.userId || mayDo(asker.teamRole, 'changeEverybodysTasks'))
