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
 * Begins a removal with a copy of a video: a removal deletes its own after some days, and the video stays.
 * @throws AppError('upload_missing' | 'unsupported_media' | 'storage_full' | 'team_storage_full'), or why it cannot be taken
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
    // Until here nobody has it: one that a crash left is swept away with uploads that nobody used.
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

/** The row of a file whose bytes are gone. */
function asUnreadable(error: unknown): never {
  const isGone = isAppError(error) && error.code === 'not_found'
  throw isGone ? new AppError('media_unreadable', { reason: 'content' }) : error
}
