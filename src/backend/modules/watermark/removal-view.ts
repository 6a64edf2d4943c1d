import { desc, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { RemovalView } from '../../../contract/endpoints/removal-view.ts'
import { ERROR_SENTENCES } from '../../../contract/error-sentences.ts'
import { isFinished } from '../../../contract/generation.ts'
import { WATERMARK_DETECTIONS_MAX, WATERMARK_PREVIEWS_MAX } from '../../../contract/limits.ts'
import { watermarkCredits } from '../../../contract/watermark.ts'
import type { CallContext } from '../../context.ts'
import { type FileRow, fileView, findFiles } from '../files/index.ts'
import { measureSpeed, runSeconds } from './estimate.ts'
import { areasOf, freeRepeatOf } from './free-repeat.ts'
import { joinedStretches } from './joined-stretches.ts'
import { freeRunsOf, isFreeLength } from './payment.ts'
import { queuePosition, secondsBefore } from './queue-position.ts'
import type { RemovalRow, WorkRow } from './removal-row.ts'
import { triesOf } from './require-try.ts'
import { removalWorks, type WorkKind } from './tables.ts'
import { shownVideo } from './video.ts'

type VideoView = RemovalView['video']

interface Viewing {
  context: CallContext
  files: ReadonlyMap<string, FileRow>
  usualSeconds: number
  /** Speed of this installation. */
  speed: number
}

/** A removal as shown to whoever holds its link. */
export async function removalView(context: CallContext, removal: RemovalRow): Promise<RemovalView> {
  const { db, env, actor } = context
  const works = await db
    .select()
    .from(removalWorks)
    .where(eq(removalWorks.removalId, removal.id))
    .orderBy(desc(removalWorks.id))
  const latest = (kind: WorkKind) => works.find((work) => work.kind === kind)
  const [detection, preview, run] = [latest('detect'), latest('preview'), latest('erase')]
  const proxies = works.filter(({ kind }) => kind === 'proxy')
  // A run that ended after the removal was read already has a newer result in its own row.
  const ended = works.find(({ kind, status }) => kind === 'erase' && status === 'SUCCEEDED')
  const resultFileId = ended?.fileId ?? removal.resultFileId
  const named = [preview?.beforeFileId, preview?.fileId, run?.fileId, resultFileId].concat(
    proxies.map(({ fileId }) => fileId),
  )
  const files = await findFiles(db, [
    removal.fileId,
    ...named.filter((id) => id !== undefined && id !== null),
  ])
  const original = files.get(removal.fileId)
  if (!original) throw new AppError('not_found')
  const video = shownVideo(original)
  const speed = await measureSpeed(db)
  const usualSeconds = runSeconds(video, speed)
  const viewing = { context, files, usualSeconds, speed }
  const { left, resetsAt } = await freeRunsOf(context)
  return {
    removal_id: removal.id,
    video: videoOf(viewing, original),
    detection: detection
      ? { ...(await workView(viewing, detection)), suggestions: detection.found }
      : null,
    preview: preview ? await previewView(viewing, preview) : null,
    run: run ? await runView(viewing, run) : null,
    result: videoView(viewing, resultFileId),
    proxies: await Promise.all(proxies.map((work) => proxyView(viewing, work))),
    previews_left: WATERMARK_PREVIEWS_MAX - triesOf(works, 'preview'),
    detections_left: WATERMARK_DETECTIONS_MAX - triesOf(works, 'detect'),
    offer: {
      estimated_seconds: usualSeconds,
      is_free: left > 0 && isFreeLength(context, video),
      free_runs_left: left,
      daily_free_runs: env.VISITOR_DAILY_CREDITS,
      free_seconds_max: env.FREE_VIDEO_MINUTES * 60,
      free_runs_reset_at: resetsAt.toISOString(),
      credits: watermarkCredits(video),
      can_pay: actor.kind === 'user',
      free_repeat_of: freeRepeatOf(works),
    },
    delete_at: removal.deleteAt.toISOString(),
  }
}

async function workView(viewing: Viewing, work: WorkRow) {
  const { context } = viewing
  const { errorCode, status } = work
  return {
    work_id: work.id,
    status,
    stage: work.stage,
    progress: work.progress,
    eta_seconds: await secondsLeft(viewing, work),
    queue_position: await queuePosition(context.db, work),
    error: errorCode && {
      code: errorCode,
      message: ERROR_SENTENCES[errorCode],
      details: work.errorDetails ?? {},
    },
    created_at: work.createdAt.toISOString(),
    started_at: work.startedAt?.toISOString() ?? null,
    finished_at: work.finishedAt?.toISOString() ?? null,
  }
}

/** The run's own estimate; before it has one, the usual duration plus the wait in the queue. */
async function secondsLeft(viewing: Viewing, work: WorkRow): Promise<number | null> {
  const { context, usualSeconds, speed } = viewing
  if (isFinished(work.status)) return null
  if (work.etaSeconds !== null || work.kind !== 'erase') return work.etaSeconds
  const concurrency = context.env.WATERMARK_CONCURRENCY
  const before = await secondsBefore(context.db, work, { speed, concurrency })
  return Math.ceil(before + usualSeconds * (1 - work.progress))
}

const guessedIn = ({ found }: WorkRow) =>
  joinedStretches((found ?? []).flatMap(({ guessed }) => guessed ?? []))

const previewView = async (viewing: Viewing, work: WorkRow) => ({
  ...(await workView(viewing, work)),
  mode: work.mode,
  areas: areasOf(work),
  from_seconds: work.fromSeconds,
  before: videoView(viewing, work.beforeFileId),
  after: videoView(viewing, work.fileId),
  guessed: guessedIn(work),
})

const runView = async (viewing: Viewing, work: WorkRow) => ({
  ...(await workView(viewing, work)),
  mode: work.mode,
  areas: areasOf(work),
  guessed: guessedIn(work),
  source: work.source,
  keep_credentials: work.keepCredentials,
  credits: work.status === 'FAILED' || work.status === 'CANCELLED' ? 0 : work.credits,
  is_free: work.isFree,
  result: videoView(viewing, work.fileId),
})

const proxyView = async (viewing: Viewing, work: WorkRow) => ({
  ...(await workView(viewing, work)),
  of_file_id: work.sourceFileId,
  file: videoView(viewing, work.fileId),
})

/** Null if the file doesn't exist or no longer does. */
function videoView({ context, files }: Viewing, fileId: string | null): VideoView | null {
  const file = fileId ? files.get(fileId) : undefined
  return file ? videoOf({ context }, file) : null
}

const videoOf = ({ context }: Pick<Viewing, 'context'>, file: FileRow): VideoView => ({
  ...fileView(context, context.request, file),
  file_id: file.id,
  file_name: file.fileName,
  duration_seconds: file.durationSeconds ?? 0,
  promised_seconds: file.promisedSeconds,
})
