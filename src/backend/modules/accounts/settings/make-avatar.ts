import { join } from 'node:path'
import sharp from 'sharp'
import { AppError } from '../../../../contract/app-error.ts'
import type { CallContext } from '../../../context.ts'
import { withTemporaryFolder } from '../../../storage/temporary-folder.ts'
import { type FileRow, findFile, readPreview, storeFile } from '../../files/index.ts'
import { fileOfReadyUpload } from '../../uploads/index.ts'

/** Sharp on a 3x screen at the largest size shown. */
const EDGE = 256

/**
 * Crops the middle of an uploaded picture to a small square, stored as its own file.
 * @throws AppError('unsupported_media'), or the error of an unusable upload
 */
export async function makeAvatar(context: CallContext<'user'>, uploadId: string): Promise<FileRow> {
  const { db, env, actor } = context
  const { userId } = actor
  const sourceId = await fileOfReadyUpload(db, { uploadId, owner: { userId } })
  const source = await findFile(db, sourceId)
  if (source?.kind !== 'image') {
    throw new AppError('unsupported_media', { field: 'avatar_upload_id', expected: 'image' })
  }
  const preview = await readPreview(context, sourceId)
  return withTemporaryFolder(env.dataDir, async (folder) => {
    const localPath = join(folder, 'avatar.webp')
    await sharp(preview).resize(EDGE, EDGE, { fit: 'cover' }).webp().toFile(localPath)
    return storeFile(context, {
      localPath,
      origin: 'upload',
      teamId: null,
      userId,
      fileName: 'avatar.webp',
      kind: 'image',
    })
  })
}
