import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { lockTeamConcurrency } from '../teams/index.ts'
import { runJobOf } from './run-generation.job.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** Condition: it waits until its team has room. */
const waits = and(eq(tasks.waits, true), eq(tasks.status, 'CREATED'))

/** Tasks of a team that have a place among those that its plan lets run at once. */
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

/** Tasks of a team that wait until there is room for them. */
export async function countWaiting(executor: Executor, teamId: string): Promise<number> {
  const [found] = await executor
    .select({ count: count() })
    .from(tasks)
    .where(and(eq(tasks.teamId, teamId), waits))
  return found?.count ?? 0
}

/** Gives a task the job that runs it. */
export const enqueueRun = (
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  { id, workflowType }: Pick<TaskRow, 'id' | 'workflowType'>,
): Promise<void> =>
  queue.enqueue(tx, runJobOf({ workflowType }), { taskId: id }, { singletonKey: id })

type Starting = Pick<Context, 'db' | 'queue' | 'env' | 'log'>

/** Starts the oldest of a team's waiting tasks, as many as there is room for. */
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
 * The same once a task of the team has ended, in a transaction of its own: the end holds its credits, which whoever
 * holds the team asks for. What goes wrong here is made good by the next look at all tasks.
 */
export async function startWaiting(context: Starting, teamId: string): Promise<void> {
  try {
    if ((await countWaiting(context.db, teamId)) === 0) return
    await context.db.transaction((tx) => startWaitingIn(context, tx, teamId))
  } catch (error) {
    context.log.warn({ err: error, teamId }, 'waiting tasks not started')
  }
}

/** The same for every team, in case a process died between an end and the start that follows it. */
export async function startAllWaiting(context: Starting): Promise<void> {
  const teams = await context.db.selectDistinct({ teamId: tasks.teamId }).from(tasks).where(waits)
  for (const { teamId } of teams) await startWaiting(context, teamId)
}
