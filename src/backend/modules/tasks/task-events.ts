import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { TaskEventKind } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** Published whenever something visible changes in one of the user's tasks. */
export const userTasksTopic = (userId: string): string => `tasks:${userId}`

/** Published when a task is canceled, for the process that works on it. */
export const cancelledTopic = (taskId: string): string => `task-cancelled:${taskId}`

/**
 * Records a task event and notifies its user's streams on commit. Call it last in the transaction: from
 * here on, events of one user wait for each other, because a stream that has seen an event never asks
 * again for an earlier one.
 */
export async function announce(
  { events }: Pick<Context, 'events'>,
  tx: Transaction,
  task: Pick<TaskRow, 'id' | 'userId'>,
  kind: TaskEventKind = 'status',
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`events:${task.userId}`}, 0))`,
  )
  await tx.execute(sql`
    with outdated as (delete from task_events where task_id = ${task.id} and kind = 'progress')
    insert into task_events (user_id, task_id, kind) values (${task.userId}, ${task.id}, ${kind})`)
  await events.publish(tx, userTasksTopic(task.userId))
}
