import { join } from 'node:path'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { openOwn } from '../../../contract/endpoints/watermark.ts'
import { WATERMARK_VIDEO_MIN_SECONDS } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { copyFileTo, type FileRow, findSeenFile, markFileUsed, storeFile } from '../files/index.ts'
import { requireTeamStorage } from '../uploads/index.ts'
import { openWith } from './open-removal.ts'

/**
 * Opens a removal on a copy of one of the team's videos: removals delete their video after some days,
 * but the original must stay.
 * @throws AppError('upload_missing' | 'unsupported_media' | 'storage_full' | 'team_storage_full'), or
 *   why the video can't be accepted
 */
export async function openOwnVideo(
  context: CallContext<'user'>,
  { output_id: fileId }: ParsedInputOf<typeof openOwn>,
): Promise<OutputOf<typeof openOwn>> {
  const { db, env, actor } = context
  const file = await findSeenFile(db, fileId, actor)
  if (!file) throw new AppError('upload_missing')
  if (file.kind !== 'video') throw new AppError('unsupported_media', { expected: 'video' })
  await requireFreeSpace(env.dataDir, file.sizeBytes)
  const copy = await storeCopy(context, file)
  return openWith(context, async (tx) => {
    // Until here the copy is unowned: if a crash leaves one, it's swept with the unused uploads.
    if (!(await markFileUsed(tx, copy.id))) throw new AppError('upload_missing')
    return { uploadId: copy.id, fileId: copy.id }
  })
}

function storeCopy(context: CallContext<'user'>, { id, fileName }: FileRow): Promise<FileRow> {
  const { teamId, userId } = context.actor
  return withTemporaryFolder(context.env.dataDir, async (folder) => {
    const localPath = join(folder, 'video')
    await copyFileTo(context, id, localPath).catch(asUnreadable)
    return storeFile(context, {
      ...{ localPath, origin: 'upload', fileName, kind: 'video' },
      minSeconds: WATERMARK_VIDEO_MIN_SECONDS,
      ...{ teamId, userId },
      admit: (tx, sizeBytes) => requireTeamStorage(context, tx, teamId, sizeBytes),
    })
  })
}

/** Maps a missing file, whose row outlived its bytes, to an error the caller can show. */
function asUnreadable(error: unknown): never {
  const isGone = isAppError(error) && error.code === 'not_found'
  throw isGone ? new AppError('media_unreadable', { reason: 'content' }) : error
}
