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
 * A task with several results shows each as soon as it is complete, before all are stored together: as a
 * thumbnail in the database, which every machine can read and the task's end deletes.
 */

const LONG_EDGE = 480
/** A picture busier than any photograph is shown smaller. */
const BYTES_MAX = 30_000
const BUSY_LONG_EDGE = 320
/** Position of the frame taken from a film: by then its words are visible. */
const MIDDLE = 0.6

/** Whether previews are possible: with a single result, the task is done when the result is. */
export const hasPreviews = ({ count, scenePrompt }: TaskRow): boolean =>
  count > 1 && scenePrompt === null

/** Keeps finished results that are not shown yet. One that cannot be previewed is shown at the end. */
export async function keepPreviews(
  context: Context,
  task: TaskRow,
  ready: readonly ReadyFile[],
): Promise<void> {
  // Once the last result is ready, all of them are about to be stored.
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

/** Skips a task that has ended, and locks its row until the picture is in place. */
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

/** Deletes a task's previews, in the transaction that ends or resubmits it. */
export async function dropPreviews(tx: Executor, taskId: string): Promise<void> {
  await tx.delete(taskPreviews).where(eq(taskPreviews.taskId, taskId))
}

/** Preview URLs of each task; only running tasks have any. */
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

/** Bytes of a preview; null if it does not exist or no longer does. */
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
