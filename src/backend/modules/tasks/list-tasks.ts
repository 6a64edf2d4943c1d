import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { isFinished, TASK_STATUSES, workflowsThatMake } from '../../../contract/generation.ts'
import type { CallContext } from '../../context.ts'
import { tasks } from './tables.ts'
import { isOwnTask, isSeenBy } from './task-access.ts'
import { taskViews } from './task-view.ts'

type List = typeof contract.tasks.list

const statusesOf = (status: 'active' | 'finished') =>
  TASK_STATUSES.filter((one) => isFinished(one) === (status === 'finished'))

/** The creation history, newest first; `total` counts all pages. */
export async function listTasks(
  context: CallContext<'user'>,
  { cursor, limit, type, status, of, workflow_type: workflow }: ParsedInputOf<List>,
): Promise<OutputOf<List>> {
  const isListed = and(
    of === 'team' ? isSeenBy(context.actor) : isOwnTask(context.actor),
    isNull(tasks.deletedAt),
    inArray(tasks.workflowType, workflowsThatMake(type)),
    workflow && eq(tasks.workflowType, workflow),
    status && inArray(tasks.status, statusesOf(status)),
  )
  const rows = await context.db
    .select()
    .from(tasks)
    .where(and(isListed, cursor ? lt(tasks.id, cursor) : undefined))
    .orderBy(desc(tasks.id))
    .limit(limit + 1)
  const [all] = await context.db.select({ count: count() }).from(tasks).where(isListed)
  const page = rows.slice(0, limit)
  return {
    tasks: await taskViews(context, context.request, page, context.actor),
    total: all?.count ?? 0,
    next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
