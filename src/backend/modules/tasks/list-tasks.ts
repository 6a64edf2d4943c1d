import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import {
  isFinished,
  isVideoWorkflow,
  TASK_STATUSES,
  WORKFLOW_TYPES,
} from '../../../contract/generation.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import type { CallContext } from '../../context.ts'
import { tasks } from './tables.ts'
import { taskViews } from './task-view.ts'

type List = typeof contract.tasks.list

const typesOf = (kind: MediaKind) =>
  WORKFLOW_TYPES.filter((type) => isVideoWorkflow(type) === (kind === 'video'))
const statusesOf = (status: 'active' | 'finished') =>
  TASK_STATUSES.filter((one) => isFinished(one) === (status === 'finished'))

/** Creation history, newest first; `total` counts all pages. */
export async function listTasks(
  context: CallContext<'user'>,
  { cursor, limit, type, status }: ParsedInputOf<List>,
): Promise<OutputOf<List>> {
  const isListed = and(
    eq(tasks.userId, context.actor.userId),
    isNull(tasks.deletedAt),
    type && inArray(tasks.workflowType, typesOf(type)),
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
    tasks: await taskViews(context, context.request, page),
    total: all?.count ?? 0,
    next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
