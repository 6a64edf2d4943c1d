import { and, asc, eq, gt, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import { later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { taskEvents, tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

const TASKS_AT_ONCE = 50

/** What a reader without a last event may have missed between its list and its stream. */
const RECENT_MS = 60_000

/**
 * A user's tasks in a team that changed after an event: each once with its latest event, oldest change
 * first. `lastEventId` is where to resume.
 */
export async function findChangedTasks(
  { db }: Pick<Context, 'db'>,
  { userId, teamId }: { userId: string; teamId: string },
  afterEventId: number,
): Promise<{ changes: { eventId: number; task: TaskRow }[]; lastEventId: number }> {
  const latest = sql<number>`${max(taskEvents.id)}`.mapWith(Number)
  const events = await db
    .select({ taskId: taskEvents.taskId, eventId: latest })
    .from(taskEvents)
    .where(and(eq(taskEvents.userId, userId), gt(taskEvents.id, afterEventId)))
    .groupBy(taskEvents.taskId)
    .orderBy(asc(latest))
    .limit(TASKS_AT_ONCE)
  if (events.length === 0) return { changes: [], lastEventId: afterEventId }
  const ids = events.map(({ taskId }) => taskId)
  const rows = await db
    .select()
    .from(tasks)
    .where(and(inArray(tasks.id, ids), eq(tasks.teamId, teamId), isNull(tasks.deletedAt)))
  const byId = new Map(rows.map((task) => [task.id, task]))
  return {
    changes: events.flatMap(({ taskId, eventId }) => {
      const task = byId.get(taskId)
      return task ? [{ eventId, task }] : []
    }),
    lastEventId: events.at(-1)?.eventId ?? afterEventId,
  }
}

/** The event up to which a reader without a last event has surely seen everything. */
export async function findStartingEvent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<number> {
  const isOld = lt(taskEvents.createdAt, later(clock.now(), -RECENT_MS))
  const [row] = await db
    .select({ id: max(taskEvents.id) })
    .from(taskEvents)
    .where(and(eq(taskEvents.userId, userId), isOld))
  return row?.id ?? 0
}
