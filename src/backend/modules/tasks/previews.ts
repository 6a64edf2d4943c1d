import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { ReadyFile } from '../../generation/provider.ts'
import { extractFrame } from '../../media/frames.ts'
import { isRunning } from '../../runs/attempts.ts'
import { taskPreviews, tasks } from './tables.ts'
import { announce } from './task-events.ts'
import type { TaskRow } from './task-row.ts'

/*
 * A task of several shows each result as soon as it is whole, before all of them are stored together:
 * as a small picture in the database, where every machine sees it and the task's end takes it along.
 */

const LONG_EDGE = 480
/** What is busier than any photograph is shown smaller. */
const BYTES_MAX = 30_000
const BUSY_LONG_EDGE = 320
/** Where a film is looked at: by then its words are there. */
const MIDDLE = 0.6

/** Whether something could be shown before the end: one result is there when the task is. */
export const hasPreviews = ({ count, scenePrompt }: TaskRow): boolean =>
  count > 1 && scenePrompt === null

/** Keeps what is ready and not yet shown. What cannot be shown is shown at the end, with the rest. */
export async function keepPreviews(
  context: Context,
  task: TaskRow,
  ready: readonly ReadyFile[],
): Promise<void> {
  // With the last one all of them are on their way.
  if (ready.length === 0 || ready.length >= task.count) return
  try {
    const shown = await context.db
      .select({ position: taskPreviews.position })
      .from(taskPreviews)
      .where(eq(taskPreviews.taskId, task.id))
    const isNew = ({ position }: ReadyFile) => !shown.some((one) => one.position === position)
    for (const file of ready.filter(isNew)) {
      await keep(context, task, file.position, await glance(context, task, file))
    }
  } catch (error) {
    context.log.warn({ err: error, taskId: task.id }, 'preview not kept')
  }
}

async function glance(
  { pictures }: Context,
  { durationSeconds }: TaskRow,
  { path, kind }: ReadyFile,
): Promise<Uint8Array> {
  const picture =
    kind === 'video' ? await extractFrame(path, (durationSeconds ?? 0) * MIDDLE) : path
  const { bytes } = await pictures.reduce(picture, LONG_EDGE, 'webp')
  if (bytes.length <= BYTES_MAX) return bytes
  return (await pictures.reduce(picture, BUSY_LONG_EDGE, 'webp')).bytes
}

/** Not of a task that has ended meanwhile: its row is held until the picture is in place. */
const keep = (context: Context, task: TaskRow, position: number, picture: Uint8Array) =>
  context.db.transaction(async (tx) => {
    const running = await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(isRunning(tasks, task.id))
      .for('share')
    if (running.length === 0) return
    await tx
      .insert(taskPreviews)
      .values({ taskId: task.id, position, picture })
      .onConflictDoNothing()
    await announce(context, tx, task, 'progress')
  })

/** In the transaction that ends a task, or hands it in anew. */
export async function dropPreviews(tx: Executor, taskId: string): Promise<void> {
  await tx.delete(taskPreviews).where(eq(taskPreviews.taskId, taskId))
}

/** Addresses of what is shown of each task; only those that run have any. */
export async function findPreviews(
  executor: Executor,
  rows: readonly TaskRow[],
  origin: string,
): Promise<(task: TaskRow) => TaskView['previews']> {
  const ids = rows
    .filter(({ status, count }) => status === 'RUNNING' && count > 1)
    .map(({ id }) => id)
  const found =
    ids.length === 0
      ? []
      : await executor
          .select({ taskId: taskPreviews.taskId, position: taskPreviews.position })
          .from(taskPreviews)
          .where(inArray(taskPreviews.taskId, ids))
          .orderBy(asc(taskPreviews.position))
  return ({ id }) =>
    found
      .filter(({ taskId }) => taskId === id)
      .map(({ position }) => ({ position, url: origin + addressOf(id, position) }))
}

const addressOf = (taskId: string, position: number) =>
  STREAMS.taskPreview.replace('{taskId}', taskId).replace('{position}', String(position))

/** The picture itself; null when there is none, or no longer. */
export async function readPreview(
  executor: Executor,
  { taskId, position }: { taskId: string; position: number },
): Promise<Uint8Array | null> {
  const [row] = await executor
    .select({ picture: taskPreviews.picture })
    .from(taskPreviews)
    .where(and(eq(taskPreviews.taskId, taskId), eq(taskPreviews.position, sql`${position}::int`)))
  return row?.picture ?? null
}
