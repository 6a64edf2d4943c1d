import { asc, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { markFileUsed } from '../files/index.ts'
import { acceptTask } from './accept-task.ts'
import { checkAbilities } from './check-abilities.ts'
import { findEarlierTask } from './idempotency.ts'
import { pausedProviders } from './provider-spend.ts'
import { settingsAgain } from './settings-again.ts'
import { showTask } from './show-task.ts'
import { taskInputs } from './tables.ts'
import type { TaskInput } from './take-references.ts'
import { requireTask, type TaskRow } from './task-row.ts'

/**
 * Starts a failed or canceled task again, as a new task with the same inputs and seed at today's price.
 * @throws AppError('task_not_retryable'), and whatever starting a task throws
 */
export async function retryTask(
  context: CallContext<'user'>,
  { taskId, idempotency_key: key }: ParsedInputOf<typeof contract.tasks.retry>,
): Promise<TaskView> {
  const { userId } = context.actor
  const idempotency = key ? { userId, key, requestHash: `again:${taskId}` } : null
  const earlier = idempotency && (await findEarlierTask(context.db, idempotency))
  if (earlier) return showTask(context, { taskId: earlier })
  const task = await requireTask(context.db, { taskId, actor: context.actor })
  if (task.status !== 'FAILED' && task.status !== 'CANCELLED') {
    throw new AppError('task_not_retryable')
  }
  const wish = { workflowType: task.workflowType, prompt: task.prompt, needsEngine: false }
  const paused = await pausedProviders(context)
  const model = context.models.choose(task.model, wish, { paused })
  // The model may have lost an ability since then.
  checkAbilities(model, {
    brand: task.brand !== null,
    look: task.style !== null,
    corrections: task.corrections,
    exactWords: task.exactWords,
  })
  const settings = settingsAgain(model, task)
  const newTaskId = await acceptTask(context, {
    request: requestOf(task),
    model,
    settings,
    style: task.style,
    paintedBy: task.paintedBy,
    language: task.language,
    versions: task.versions && task.versionsOf ? { set: task.versions, of: task.versionsOf } : null,
    brand: task.brand,
    idempotency,
    takeInputs: (tx) => takeInputsOf(tx, task.id),
  })
  return showTask(context, { taskId: newTaskId })
}

/** The request of an earlier task, without its files. */
export const requestOf = (task: TaskRow) => ({
  workflow_type: task.workflowType,
  prompt: task.prompt,
  aspect_ratio: task.aspectRatio,
  watermark: task.watermark,
  seed: task.seed,
  exact_words: task.exactWords,
  corrections: task.corrections ?? undefined,
  subtitles: task.subtitles ?? undefined,
  spoken_language: task.spokenLanguage ?? undefined,
  layers: task.layers ?? undefined,
  music: task.music ?? undefined,
  photoshoot: task.photoshoot ?? undefined,
  speech: task.speech ?? undefined,
  soundtrack: task.soundtrack ?? undefined,
  timeline: task.timeline ?? undefined,
  person: task.person ?? undefined,
  placement: task.placement ?? undefined,
})

/** @throws AppError('upload_missing') when a file has been deleted since */
export async function takeInputsOf(tx: Transaction, taskId: string): Promise<TaskInput[]> {
  const inputs = await tx
    .select({
      role: taskInputs.role,
      position: taskInputs.position,
      fileId: taskInputs.fileId,
    })
    .from(taskInputs)
    .where(eq(taskInputs.taskId, taskId))
    .orderBy(asc(taskInputs.role), asc(taskInputs.position))
  for (const { fileId } of inputs) {
    if (!(await markFileUsed(tx, fileId))) throw new AppError('upload_missing')
  }
  return inputs
}
