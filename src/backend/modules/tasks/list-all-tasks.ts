import { and, desc, eq } from 'drizzle-orm'
import type { TaskStatus } from '../../../contract/generation.ts'
import type { Context } from '../../context.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

interface Wanted {
  userId?: string | undefined
  status?: TaskStatus | undefined
  limit: number
}

/** Everybody's tasks, newest first, for the operator. */
export function listAllTasks(
  { db }: Pick<Context, 'db'>,
  { userId, status, limit }: Wanted,
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(userId ? eq(tasks.userId, userId) : undefined, status && eq(tasks.status, status)))
    .orderBy(desc(tasks.id))
    .limit(limit)
}
