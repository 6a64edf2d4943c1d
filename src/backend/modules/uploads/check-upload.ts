import { eq } from 'drizzle-orm'
import { isAppError } from '../../../contract/app-error.ts'
import { WATERMARK_VIDEO_MIN_SECONDS } from '../../../contract/limits.ts'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { ComeBackLater, type JobRun } from '../../queue/job.ts'
import { isNoSpace } from '../../storage/free-space.ts'
import { type FileRow, storeFile } from '../files/index.ts'
import { deleteReceived, withReceived } from './received-files.ts'
import { type Outcome, settleUpload } from './settle-upload.ts'
import { uploads } from './tables.ts'
import type { UploadRow } from './upload-row.ts'

/** Delay between two tries while the disk is full. */
const ROOM_SECONDS = 30

/** Handler of `uploads.check`: an upload ends up `ready` or `refused`, and its received bytes are deleted. */
export async function checkUpload(
  context: Context,
  { uploadId }: { uploadId: string },
  run: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const [upload] = await context.db.select().from(uploads).where(eq(uploads.id, uploadId))
  if (upload?.status === 'checking') {
    await settleUpload(context, uploadId, await examine(context, upload, run))
    faultPoint(context.env, 'upload.settled')
  }
  await deleteReceived(context, uploadId)
}

async function examine(
  context: Context,
  upload: UploadRow,
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<Outcome> {
  try {
    const file = await keep(context, upload, signal)
    return { status: 'ready', fileId: file.id }
  } catch (error) {
    if (isAppError(error)) {
      return { status: 'refused', error: { code: error.code, details: error.details } }
    }
    if (!isLastAttempt) throw isNoSpace(error) ? new ComeBackLater(ROOM_SECONDS, error) : error
    context.log.error({ err: error, uploadId: upload.id }, 'an upload could not be checked')
    const code = isNoSpace(error) ? 'storage_full' : 'internal'
    return { status: 'refused', error: { code, details: {} } }
  }
}

/** The file gets the upload's id, so that a check repeated after a crash stores nothing twice. */
async function keep(context: Context, upload: UploadRow, signal: AbortSignal): Promise<FileRow> {
  const file = await withReceived(context, upload.id, (localPath) =>
    store(context, upload, localPath, signal),
  )
  faultPoint(context.env, 'upload.stored_before_settle')
  return file
}

const store = (
  context: Context,
  upload: UploadRow,
  localPath: string,
  signal: AbortSignal,
): Promise<FileRow> =>
  storeFile(context, {
    id: upload.id,
    localPath,
    origin: 'upload',
    teamId: upload.teamId,
    userId: upload.userId,
    fileName: upload.fileName,
    isNameBinding: true,
    ...(upload.purpose === 'voice' && { kind: 'audio' }),
    ...(upload.purpose === 'watermark' && {
      kind: 'video',
      minSeconds: WATERMARK_VIDEO_MIN_SECONDS,
      // A truncated download is worth cleaning as far as it plays, and is shown as truncated.
      mayBreakOff: true,
      // Visitors only have free runs.
      maxSeconds: upload.userId ? undefined : context.env.FREE_VIDEO_MINUTES * 60,
    }),
    signal,
  })
