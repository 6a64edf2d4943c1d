import { type AnyColumn, and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { Executor } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { tasks } from './tables.ts'
import { type Asker, mayChangeTask } from './task-access.ts'

export type TaskRow = typeof tasks.$inferSelect

/** SQL condition: the task in this column was not deleted. */
export const isInHistory = (taskId: AnyColumn): SQL =>
  sql`exists (select 1 from ${tasks} where ${tasks.id} = ${taskId} and ${tasks.deletedAt} is null)`

/** Prepared, because pages poll it while a task runs. */
const taskSeenBy = prepared((executor) =>
  executor
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.id, sql.placeholder('taskId')),
        eq(tasks.teamId, sql.placeholder('teamId')),
        or(
          sql`${sql.placeholder('seesEverybodys')}::boolean`,
          eq(tasks.userId, sql.placeholder('userId')),
        ),
        isNull(tasks.deletedAt),
      ),
    )
    .prepare('task_seen_by'),
)

/**
 * Loads a task that was not deleted, from the actor's current team. A task the actor may not see counts as missing.
 * @throws AppError('not_found')
 */
export async function requireTask(
  executor: Executor,
  { taskId, actor }: { taskId: string; actor: Asker },
): Promise<TaskRow> {
  const { userId, teamId, teamRole } = actor
  const seesEverybodys = mayDo(teamRole, 'seeEverybodysTasks')
  const [task] = await taskSeenBy(executor).execute({ taskId, teamId, userId, seesEverybodys })
  if (!task) throw new AppError('not_found')
  return task
}

/**
 * Like `requireTask`, for an actor who wants to change the task.
 * @throws AppError('not_found'), AppError('not_permitted') for a colleague's task
 */
export async function requireOwnTask(
  executor: Executor,
  wanted: { taskId: string; actor: Asker },
): Promise<TaskRow> {
  const task = await requireTask(executor, wanted)
  if (!mayChangeTask(wanted.actor, task)) throw new AppError('not_permitted')
  return task
}
