import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { type WorkOutcome, WorkProcessDied } from '../../media/watermark/work-process.ts'
import type { FoundRegion, WorkFailure } from '../../media/watermark/work-request.ts'
import { createProgressWriter } from '../../runs/progress-writer.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import { isDiskFull } from '../../storage/free-space.ts'
import { FAILURES_MAX } from './end-work.ts'
import { performWork } from './perform-work.ts'
import type { WorkRow } from './removal-row.ts'
import { type ShownProgress, saveProgress } from './save-progress.ts'
import { failWork, succeedWork } from './settle-work.ts'
import { storeResults } from './store-results.ts'
import { requireVideo } from './video.ts'
import { prepareWorkFolder, type WorkFolder } from './work-folder.ts'

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
 * Performs a work item, stores its results, and settles it.
 * @throws AppError, WorkProcessDied, or the reason of the signal
 */
export async function makeResults(context: Context, attempt: Attempt<WorkRow>): Promise<void> {
  const { row: work, signal, giveUp } = attempt
  const source = await requireVideo(context.db, work.sourceFileId)
  const folder = await prepareWorkFolder(context, work, source)
  const progress = createProgressWriter({
    save: (latest: ShownProgress) => saveProgress(context, work.id, latest),
    onGone: giveUp,
    log: context.log.child({ workId: work.id }),
  })
  const begun = performance.now()
  const outcome = await performWork(work, source, folder, {
    signal,
    onProgress: ({ share, stage, etaSeconds }) =>
      progress.report({ progress: share, stage, etaSeconds }),
  }).finally(progress.stop)
  const seconds = (performance.now() - begun) / 1000
  faultPoint(context.env, 'watermark.rendered_before_store')
  if (outcome.state === 'failed') return await failFor(context, work, folder, outcome)
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

/** @throws WorkProcessDied when another attempt may help */
async function failFor(
  context: Context,
  work: WorkRow,
  folder: WorkFolder,
  { reason, message }: Extract<WorkOutcome, { state: 'failed' }>,
): Promise<void> {
  // Tools report a full disk in many ways, or just read back less than they wrote.
  if (await isDiskFull(folder.path)) return failWork(context, work, { code: 'storage_full' })
  if (reason === 'unforeseen' && work.failures + 1 < FAILURES_MAX)
    throw new WorkProcessDied(message)
  return failWork(context, work, { code: CODES[reason] ?? 'removal_failed' })
}

/** The engine measures fractions; people see whole pixels. */
const inWholePixels = ({ x, y, w, h, ...rest }: FoundRegion): FoundRegion => ({
  ...rest,
  x: Math.round(x),
  y: Math.round(y),
  w: Math.round(w),
  h: Math.round(h),
})
