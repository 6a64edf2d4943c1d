import { eq } from 'drizzle-orm'
import { isAppError } from '../../../contract/app-error.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import { isFinished } from '../../../contract/generation.ts'
import { MEBIBYTE } from '../../../contract/limits.ts'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { WorkProcessDied } from '../../media/watermark/work-process.ts'
import type { FoundRegion, WorkFailure } from '../../media/watermark/work-request.ts'
import { type JobRun, ProcessStops } from '../../queue/job.ts'
import { freeBytes } from '../../storage/free-space.ts'
import { beginWork, forgetAttempt } from './begin-work.ts'
import { cancelledTopic } from './cancel-work.ts'
import { performWork } from './perform-work.ts'
import { createProgressWriter } from './progress-writer.ts'
import type { WorkRow } from './removal-row.ts'
import { failWork, succeedWork } from './settle-work.ts'
import { dropResults, storeResults } from './store-results.ts'
import { removalWorks } from './tables.ts'
import { requireVideo } from './video.ts'
import { deleteWorkFolder, prepareWorkFolder } from './work-folder.ts'

/** Attempts, crashes included, after which a work is given up; a try begins anew with each. */
const ATTEMPTS_MAX = { erase: 10, preview: 3, detect: 3, proxy: 3 }
/** Attempts before a failure without a reason counts as one that stays. */
const TRIES_MAX = 2

/** A disk with less room is full. */
const FULL_BYTES = MEBIBYTE

const CODES: Record<WorkFailure, ErrorCode> = {
  not_a_video: 'media_unreadable',
  too_large: 'media_too_large',
  too_small: 'media_unreadable',
  out_unusable: 'removal_failed',
  no_such_place: 'area_outside',
  no_such_time: 'area_never_shown',
  whole_picture: 'area_whole_picture',
  nothing_found: 'mark_not_found',
  disk_full: 'storage_full',
  unforeseen: 'removal_failed',
}

/**
 * Brings a work to its end, or on from where a crash left it: finished segments lie in its folder,
 * results have ids of their own, and it is settled once.
 */
export async function runWork(
  context: Context,
  { workId }: { workId: string },
  run: JobRun,
): Promise<void> {
  const work = await beginWork(context, workId)
  if (!work) return cleanUp(context, workId)
  if (work.attempts > ATTEMPTS_MAX[work.kind]) {
    await failWork(context, work, { code: 'removal_failed' })
    return cleanUp(context, workId)
  }
  faultPoint(context.env, 'watermark.started')

  const gone = new AbortController()
  const giveUp = () => gone.abort()
  const stopListening = context.events.subscribe(cancelledTopic(workId), giveUp)
  const signal = AbortSignal.any([run.signal, gone.signal])
  try {
    await perform(context, work, signal, giveUp)
    await cleanUp(context, workId)
  } catch (error) {
    if (gone.signal.aborted) return await cleanUp(context, workId)
    if (run.signal.reason instanceof ProcessStops) await forgetAttempt(context, workId)
    // Stopped from outside: another run goes on with it, here or elsewhere.
    if (run.signal.aborted) throw error
    await endOrRetry(context, work, error)
  } finally {
    stopListening()
  }
}

/** @throws AppError, WorkProcessDied, or the reason of the signal */
async function perform(
  context: Context,
  work: WorkRow,
  signal: AbortSignal,
  giveUp: () => void,
): Promise<void> {
  const source = await requireVideo(context.db, work.sourceFileId)
  const folder = await prepareWorkFolder(context, work, source)
  const progress = createProgressWriter(context, work.id, giveUp)
  const begun = performance.now()
  const outcome = await performWork(work, source, folder, {
    signal,
    onProgress: progress.report,
  }).finally(progress.stop)
  const seconds = (performance.now() - begun) / 1000
  faultPoint(context.env, 'watermark.rendered_before_store')
  if (outcome.state === 'failed') {
    // Tools that find no room tell it in many ways, or read less than they wrote.
    const isFull = (await freeBytes(folder.path)) < FULL_BYTES
    if (isFull) return failWork(context, work, { code: 'storage_full' })
    if (outcome.reason === 'unforeseen' && work.attempts < TRIES_MAX) {
      throw new WorkProcessDied(outcome.message)
    }
    return failWork(context, work, { code: CODES[outcome.reason] ?? 'removal_failed' })
  }
  const stored = await storeResults(context, work, source, folder, signal)
  const isClean = work.kind === 'erase' && work.attempts === 1
  const success = {
    ...stored,
    found: outcome.regions.map(inWholePixels),
    workSeconds: isClean ? seconds : null,
  }
  if (!(await succeedWork(context, work, success))) giveUp()
  signal.throwIfAborted()
}

/** The engine measures; people are told whole pixels. */
const inWholePixels = ({ x, y, w, h, ...rest }: FoundRegion): FoundRegion => ({
  ...rest,
  x: Math.round(x),
  y: Math.round(y),
  w: Math.round(w),
  h: Math.round(h),
})

/** @throws the error itself when another try may help, so that the queue comes back */
async function endOrRetry(context: Context, work: WorkRow, error: unknown): Promise<void> {
  context.log.warn({ err: error, workId: work.id, attempts: work.attempts }, 'removal failed')
  const code = codeOf(error)
  if (!code) throw error
  await failWork(context, work, { code })
  await cleanUp(context, work.id)
}

/** Null when it may pass: a process that was killed goes on from its segments. */
function codeOf(error: unknown): ErrorCode | null {
  if (error instanceof WorkProcessDied) return null
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 'storage_full'
  return isAppError(error) && error.code === 'upload_missing' ? error.code : 'removal_failed'
}

/**
 * Leaves nothing behind of a work that has finished: its process, its folder and, unless it succeeded,
 * what was stored of it. Safe to repeat.
 */
export async function cleanUp(context: Context, workId: string): Promise<void> {
  const [work] = await context.db
    .select({ status: removalWorks.status })
    .from(removalWorks)
    .where(eq(removalWorks.id, workId))
  if (work && !isFinished(work.status)) return
  if (work?.status !== 'SUCCEEDED') await dropResults(context, workId)
  await deleteWorkFolder(context.env, workId)
}
