import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

const UNFINISHED_MAX = 50
const FAILED_MAX = 20

export type WatchedTask = Pick<
  TaskRow,
  | 'id'
  | 'userId'
  | 'model'
  | 'workflowType'
  | 'status'
  | 'credits'
  | 'attempts'
  | 'handle'
  | 'clientToken'
  | 'checkAt'
  | 'errorCode'
  | 'createdAt'
  | 'startedAt'
  | 'finishedAt'
>

export interface QueueFacts {
  waiting: number
  running: number
  /** Running tasks that wait for a remote provider. */
  elsewhere: number
  /** Oldest first. */
  unfinished: WatchedTask[]
  /** Newest first. */
  failed: WatchedTask[]
}

/** Everybody's waiting, running and failed tasks. */
export async function showQueue({ db }: Pick<Context, 'db'>): Promise<QueueFacts> {
  const isUnfinished = inArray(tasks.status, ['CREATED', 'RUNNING'])
  const numbers = await db
    .select({ status: tasks.status, number: count(), elsewhere: count(tasks.checkAt) })
    .from(tasks)
    .where(isUnfinished)
    .groupBy(tasks.status)
  const numberOf = (status: TaskRow['status']) =>
    numbers.find((row) => row.status === status)?.number ?? 0
  return {
    waiting: numberOf('CREATED'),
    running: numberOf('RUNNING'),
    elsewhere: numbers.reduce((sum, row) => sum + row.elsewhere, 0),
    unfinished: await db
      .select()
      .from(tasks)
      .where(isUnfinished)
      .orderBy(asc(tasks.id))
      .limit(UNFINISHED_MAX),
    failed: await db
      .select()
      .from(tasks)
      .where(and(eq(tasks.status, 'FAILED'), isNotNull(tasks.finishedAt)))
      .orderBy(desc(tasks.id))
      .limit(FAILED_MAX),
  }
}
