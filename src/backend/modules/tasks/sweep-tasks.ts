import { and, asc, inArray, isNull, lt } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { deleteFile, findFiles } from '../files/index.ts'
import { findCleanIds, findOutputIds } from './find-output-ids.ts'
import { idempotencyKeys, taskEvents, tasks } from './tables.ts'

/** A stream that was away longer is better off with a fresh list. */
const EVENTS_KEPT_DAYS = 2
/** Nobody repeats a request after that. */
const KEYS_KEPT_DAYS = 7
const BATCH = 200

export async function sweepTasks(context: Context, { signal }: { signal: AbortSignal }) {
  const now = context.clock.now()
  await context.db
    .delete(taskEvents)
    .where(lt(taskEvents.createdAt, later(now, -EVENTS_KEPT_DAYS * DAY_MS)))
  await context.db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, later(now, -KEYS_KEPT_DAYS * DAY_MS)))
  while (!signal.aborted && (await expireResults(context)) === BATCH);
}

/**
 * Deletes result files past their retention, except those kept as a creative or used by another task; a
 * kept result keeps its wordless picture. Returns the number of tasks processed.
 */
async function expireResults(context: Context): Promise<number> {
  const { db, clock, env } = context
  const now = clock.now()
  const old = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        lt(tasks.finishedAt, later(now, -env.RESULT_RETENTION_DAYS * DAY_MS)),
        isNull(tasks.expiredAt),
      ),
    )
    .orderBy(asc(tasks.id))
    .limit(BATCH)
  for (const { id } of old) {
    const outputs = await findOutputIds(db, id)
    for (const fileId of (await findFiles(db, outputs)).keys()) {
      await deleteFile(context, fileId, { onlyUnused: true })
    }
    const kept = await findFiles(db, outputs)
    const gone = outputs.filter((fileId) => !kept.has(fileId))
    for (const fileId of await findCleanIds(db, gone)) await deleteFile(context, fileId)
  }
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await db.update(tasks).set({ expiredAt: now }).where(inArray(tasks.id, ids))
  return old.length
}
