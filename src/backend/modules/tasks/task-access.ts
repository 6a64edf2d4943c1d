import { and, eq, type SQL } from 'drizzle-orm'
import { mayDo, type TeamRight } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import { tasks } from './tables.ts'

/** The user asking, with their current team and their role in it. */
export type Asker = Pick<UserActor, 'userId' | 'teamId' | 'teamRole'>

const isWithRight = ({ userId, teamId, teamRole }: Asker, right: TeamRight): SQL | undefined =>
  and(eq(tasks.teamId, teamId), mayDo(teamRole, right) ? undefined : eq(tasks.userId, userId))

/** SQL condition: the asker's own tasks in their current team. */
export const isOwnTask = ({ userId, teamId }: Asker): SQL | undefined =>
  and(eq(tasks.teamId, teamId), eq(tasks.userId, userId))

/** SQL condition: tasks of the team that the asker may view and start from. */
export const isSeenBy = (asker: Asker): SQL | undefined => isWithRight(asker, 'seeEverybodysTasks')

/** SQL condition: tasks of the team that the asker may cancel, publish or delete. */
export const isChangedBy = (asker: Asker): SQL | undefined =>
  isWithRight(asker, 'changeEverybodysTasks')

/** Like `isChangedBy`, for a loaded task. */
export const mayChangeTask = (asker: Asker, task: { teamId: string; userId: string }): boolean =>
  task.teamId === asker.teamId &&
  (task.userId === asker.userId || mayDo(asker.teamRole, 'changeEverybodysTasks'))
