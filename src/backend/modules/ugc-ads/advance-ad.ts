import type { z } from 'zod'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import { CreateTaskRequest, type TaskView } from '../../../contract/endpoints/tasks.ts'
import { ERROR_CODES, isErrorCode } from '../../../contract/error-codes.ts'
import { isFinished } from '../../../contract/generation.ts'
import { keyOf } from '../../../contract/ugc-ad/orders.ts'
import type { Part } from '../../../contract/ugc-ad/part.ts'
import { workCredits } from '../../../contract/work.ts'
import { OURSELVES } from '../../caller.ts'
import { DAY_MS } from '../../clock.ts'
import type { CallContext, Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { cancelWaitingTask, createTask } from '../tasks/index.ts'
import { findRole } from '../teams/index.ts'
import type { advanceAdJob } from './advance-ad.job.ts'
import { nextOf } from './next-of-ad.ts'
import { partsOfRun } from './parts-of-run.ts'
import { endRun, findRun, lookAgain, noteOrder, Overtaken, type RunningAd } from './run-of-ad.ts'

/** Whatever has blocked an ad for this long won't pass. */
const AGE_MAX_MS = DAY_MS

/**
 * Orders the parts of an ad that are due, and then ends its run if nothing is left, or schedules the next check.
 * Each order is recorded in the transaction that places it, so that none is placed twice, whatever crashes.
 */
export async function advanceAd(
  context: Context,
  { runId, look }: z.output<typeof advanceAdJob.payload>,
): Promise<void> {
  const ad = await findRun(context.db, runId)
  if (!ad) return
  if (ad.runStatus === 'CANCELLED') return cancelWaiting(context, ad)
  if (ad.runStatus !== 'RUNNING' || ad.looks !== look) return
  const end = await advance(context, ad)
  faultPoint(context.env, 'ugc_ad.looked')
  if (end === 'go on') return lookAgain(context, runId, look)
  await endRun(context, runId, end)
}

type End = Parameters<typeof endRun>[2]
type Outcome = 'go on' | End

async function advance(context: Context, ad: RunningAd): Promise<Outcome> {
  const caller = await callerOf(context, ad)
  if (!caller) return stopped(new AppError('not_permitted'))
  const age = context.clock.now().getTime() - new Date(ad.run.beganAt).getTime()
  if (age > AGE_MAX_MS) return stopped(new AppError('generation_timed_out'))
  const { parts, models, ordered } = await partsOfRun(caller, { ...ad.run, orders: ad.orders })
  const next = nextOf(parts, ordered, ad.run)
  if (next.is === 'wait') return 'go on'
  if (next.is === 'done') return { status: 'DONE' }
  if (next.is === 'failed')
    return stopped(failureOf(ordered.tasks[ad.orders[next.part.id]?.task_id ?? '']), next.part)
  let spent = ad.run.taskIds.reduce((sum, id) => sum + costOf(ordered.tasks[id]), 0)
  for (const part of next.parts) {
    spent += workCredits(models, part.work) ?? Number.POSITIVE_INFINITY
    // The user didn't agree to more.
    if (spent > ad.run.creditsMax) return stopped(new AppError('price_changed'), part)
    const refused = await order(caller, ad, part)
    if (refused) return refused
  }
  return 'go on'
}

/** @returns why no more parts are ordered now; null if this one was ordered */
async function order(
  caller: CallContext<'user'>,
  { runId, orders }: RunningAd,
  part: Part,
): Promise<Outcome | null> {
  const { id, request } = part
  if (!request) return null
  const before = orders[id]?.task_id ?? null
  try {
    await createTask(caller, CreateTaskRequest.parse(request), {
      alongside: (tx, taskId) =>
        noteOrder(tx, runId, { part: id, key: keyOf(request), before, taskId }),
    })
    return null
  } catch (error) {
    if (error instanceof Overtaken) return 'go on'
    if (!isAppError(error)) throw error
    // The plan limits how many run at a time; this one's turn will come.
    if (error.code === 'generation_running') return 'go on'
    if (!isFinal(error)) throw error
    return stopped(error, part)
  }
}

/** Whether a retry would fail in the same way: too few credits, or forbidden words. */
function isFinal({ code }: AppError): boolean {
  const { http } = ERROR_CODES[code]
  return (http < 500 && http !== 429) || http === 507
}

const stopped = (failure: Pick<AppError, 'code' | 'details'>, part?: Part): End => ({
  status: 'STOPPED',
  error: { failure, part: part?.id ?? null },
})

/** Why a part wasn't made; a missing task means that nothing can make it. */
function failureOf(task: TaskView | undefined): Pick<AppError, 'code' | 'details'> {
  if (!task) return new AppError('model_unavailable')
  if (task.status === 'CANCELLED') return new AppError('user_cancelled')
  const { code, details } = task.error ?? {}
  return isErrorCode(code) ? new AppError(code, details) : new AppError('engine_failed')
}

/** The cost of a task, charged or expected. */
function costOf(task: TaskView | undefined): number {
  if (!task) return 0
  return isFinished(task.status) ? task.credits_charged : task.credits
}

/** Cancels ordered tasks that haven't started. */
async function cancelWaiting(context: Context, ad: RunningAd): Promise<void> {
  const caller = await callerOf(context, ad)
  if (!caller) return
  for (const taskId of ad.run.taskIds) await cancelWaitingTask(caller, taskId)
}

/** Acts as the user who ordered the ad; null if they're no longer in the team. */
async function callerOf(
  context: Context,
  { userId, teamId, runId, run: { language, origin } }: RunningAd,
): Promise<CallContext<'user'> | null> {
  const teamRole = await findRole(context.db, { teamId, userId })
  if (!teamRole) return null
  const actor = { kind: 'user', userId, teamId, teamRole, sessionId: runId, roles: [] } as const
  const request = { id: runId, ip: OURSELVES, userAgent: '', language, origin }
  return { ...context, actor, request }
}
