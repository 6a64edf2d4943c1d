import type { ErrorDetails } from '../../../contract/app-error.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { Cue } from '../../../contract/subtitles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { faultPoint } from '../../fault-point.ts'
import { countFinishedTask } from '../../observability/metrics.ts'
import { isRunning, isUnfinished } from '../../runs/attempts.ts'
import { endOnce } from '../../runs/settle.ts'
import { captureHold, releaseHold } from '../credits/index.ts'
import { enterResults } from './enter-results.ts'
import { dropPreviews } from './previews.ts'
import { startWaiting } from './start-waiting.ts'
import type { StoredOutput } from './store-outputs.ts'
import { taskOutputs, tasks } from './tables.ts'
import { announce } from './task-events.ts'
import type { TaskRow } from './task-row.ts'

/** The outcome of a task and its cost. */
interface Done {
  outputs: readonly StoredOutput[]
  heard?: Cue[] | undefined
  charged: number
}

/**
 * Ends a running task: stores its results and charges its cost from the held credits, or returns them if
 * it costs nothing, in one transaction.
 * @returns whether it still ran; a result that arrives after a cancel is dropped
 */
export async function succeedTask(
  context: Context,
  task: TaskRow,
  { outputs, heard, charged }: Done,
): Promise<boolean> {
  const { id, userId } = task
  const now = context.clock.now()
  faultPoint(context.env, 'run.stored_before_settle')
  const done = { status: 'SUCCEEDED', stage: 'done', progress: 1, etaSeconds: null } as const
  const isSettled = await endOnce(context.db, {
    table: tasks,
    where: isRunning(tasks, id),
    end: { ...done, heard: heard ?? null, finishedAt: now, creditsCharged: charged },
    async settle(tx) {
      await dropPreviews(tx, id)
      if (outputs.length > 0) await keepOutputs(tx, task, outputs, now)
      await (charged > 0 ? captureHold(tx, id, charged) : releaseHold(tx, id))
      await announce(context, tx, { id, userId })
    },
  })
  faultPoint(context.env, 'run.settled')
  if (isSettled) await afterEnd(context, task, 'SUCCEEDED')
  return isSettled
}

async function keepOutputs(
  tx: Transaction,
  task: TaskRow,
  outputs: readonly StoredOutput[],
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(taskOutputs)
    .values(outputs.map((output, position) => ({ ...output, taskId: task.id, position })))
  await enterResults(tx, task, { fileIds: outputs.map(({ fileId }) => fileId), createdAt })
}

/** The failure shown to the task's owner. */
export interface TaskFailure {
  code: ErrorCode
  details?: ErrorDetails
}

/** Fails a task and returns all of its credits. */
export async function failTask(
  context: Context,
  task: TaskRow,
  { code, details = {} }: TaskFailure,
): Promise<void> {
  const { id, userId } = task
  const failed = { status: 'FAILED', etaSeconds: null } as const
  const isSettled = await endOnce(context.db, {
    table: tasks,
    where: isUnfinished(tasks, id),
    end: { ...failed, errorCode: code, errorDetails: details, finishedAt: context.clock.now() },
    async settle(tx) {
      await dropPreviews(tx, id)
      await releaseHold(tx, id)
      await announce(context, tx, { id, userId })
    },
  })
  if (isSettled) await afterEnd(context, task, 'FAILED')
}

/** Follow-up of an ended task: counts it and gives its slot to the next waiting task. */
export async function afterEnd(
  context: Context,
  { workflowType, teamId }: Pick<TaskRow, 'workflowType' | 'teamId'>,
  status: 'SUCCEEDED' | 'FAILED' | 'CANCELLED',
): Promise<void> {
  countFinishedTask(workflowType, status)
  await startWaiting(context, teamId)
}
