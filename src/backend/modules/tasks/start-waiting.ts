import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { lockTeamConcurrency } from '../teams/index.ts'
import { runJobOf } from './run-generation.job.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** SQL condition: the task waits for a slot in its team. */
const waits = and(eq(tasks.waits, true), eq(tasks.status, 'CREATED'))

/** Number of a team's tasks that occupy one of its plan's slots. */
export async function countUnderWay(executor: Executor, teamId: string): Promise<number> {
  const [found] = await executor
    .select({ count: count() })
    .from(tasks)
    .where(
      and(
        eq(tasks.teamId, teamId),
        inArray(tasks.status, ['CREATED', 'RUNNING']),
        eq(tasks.waits, false),
      ),
    )
  return found?.count ?? 0
}

/** Number of a team's tasks that wait for a slot. */
export async function countWaiting(executor: Executor, teamId: string): Promise<number> {
  const [found] = await executor
    .select({ count: count() })
    .from(tasks)
    .where(and(eq(tasks.teamId, teamId), waits))
  return found?.count ?? 0
}

/** Queues the job that runs a task. */
export const enqueueRun = (
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  { id, workflowType }: Pick<TaskRow, 'id' | 'workflowType'>,
): Promise<void> =>
  queue.enqueue(tx, runJobOf({ workflowType }), { taskId: id }, { singletonKey: id })

type Starting = Pick<Context, 'db' | 'queue' | 'env' | 'log'>

/** Starts a team's oldest waiting tasks, as many as there are free slots. */
export async function startWaitingIn(
  context: Pick<Starting, 'queue' | 'env'>,
  tx: Transaction,
  teamId: string,
): Promise<void> {
  const concurrency = await lockTeamConcurrency(tx, context.env, teamId)
  const room = concurrency - (await countUnderWay(tx, teamId))
  if (room <= 0) return
  const next = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.teamId, teamId), waits))
    .orderBy(asc(tasks.id))
    .limit(room)
  const started = await tx
    .update(tasks)
    .set({ waits: false })
    .where(and(inArray(tasks.id, next), waits))
    .returning({ id: tasks.id, workflowType: tasks.workflowType })
  for (const task of started) await enqueueRun(context, tx, task)
}

/**
 * Like `startWaitingIn`, after a task of the team has ended. In a transaction of its own to avoid a
 * deadlock: the ending transaction locks the team's credits, which every transaction that locks the team
 * locks next. Failures are repaired by the next reconciliation.
 */
export async function startWaiting(context: Starting, teamId: string): Promise<void> {
  try {
    if ((await countWaiting(context.db, teamId)) === 0) return
    await context.db.transaction((tx) => startWaitingIn(context, tx, teamId))
  } catch (error) {
    context.log.warn({ err: error, teamId }, 'waiting tasks not started')
  }
}

/** Starts waiting tasks of every team, in case a process died between a task's end and the start that follows. */
export async function startAllWaiting(context: Starting): Promise<void> {
  const teams = await context.db.selectDistinct({ teamId: tasks.teamId }).from(tasks).where(waits)
  for (const { teamId } of teams) await startWaiting(context, teamId)
}
