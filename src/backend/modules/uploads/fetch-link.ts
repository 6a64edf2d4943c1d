import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../../contract/limits.ts'
import type { SeenKind } from '../../../contract/media-kind.ts'
import { isImageLink, isVideoLink } from '../../../contract/media-links.ts'
import type { UserActor } from '../../caller.ts'
import type { Context } from '../../context.ts'
import { guardedFetch } from '../../guarded-fetch/guarded-fetch.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { cleanFileName, type FileRow, storeFile } from '../files/index.ts'
import { enterUpload } from './enter-upload.ts'
import { expiryOf } from './open-upload.ts'
import { uploads } from './tables.ts'
import { requireTeamStorage } from './team-storage.ts'
import type { UploadRow } from './upload-row.ts'

const LIMITS = {
  image: { maxBytes: IMAGE_MAX_BYTES, timeoutMs: 30_000 },
  video: { maxBytes: UPLOAD_MAX_BYTES, timeoutMs: 300_000 },
} as const

type LinkContext = Pick<Context, 'db' | 'storage' | 'clock' | 'env' | 'pictures'>

/**
 * Downloads a public address into the user's uploads. Not for use inside a transaction.
 * @throws AppError('link_invalid' | 'link_refused' | 'link_unreachable' | 'media_too_large' |
 *   'unsupported_media' | 'media_unreadable' | 'storage_full' | 'team_storage_full')
 */
export async function fetchLink(
  context: LinkContext,
  actor: UserActor,
  address: string,
  signal?: AbortSignal,
): Promise<{ upload: UploadRow; file: FileRow }> {
  const kind = linkKind(address)
  await requireFreeSpace(context.env.dataDir, LIMITS[kind].maxBytes)
  await context.db.transaction((tx) => requireTeamStorage(context, tx, actor.teamId))
  const file = await withTemporaryFolder(context.env.dataDir, async (folder) => {
    const localPath = join(folder, 'fetched')
    await guardedFetch(address, localPath, {
      ...LIMITS[kind],
      allowedHosts: context.env.LINK_ALLOWED_HOSTS,
      signal,
    })
    return storeFile(context, {
      id: uuidv7(),
      localPath,
      origin: 'upload',
      teamId: actor.teamId,
      userId: actor.userId,
      fileName: nameInLink(address),
      kind,
      admit: (tx, sizeBytes) => requireTeamStorage(context, tx, actor.teamId, sizeBytes),
      signal,
    })
  })
  return { upload: await insertReadyUpload(context, file), file }
}

function linkKind(address: string): SeenKind {
  if (isImageLink(address)) return 'image'
  if (isVideoLink(address)) return 'video'
  throw new AppError('link_invalid')
}

function nameInLink(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  try {
    return cleanFileName(decodeURIComponent(last))
  } catch {
    return cleanFileName(last)
  }
}

function insertReadyUpload(context: LinkContext, file: FileRow): Promise<UploadRow> {
  const { id, teamId, userId, fileName, sizeBytes } = file
  return context.db.transaction(async (tx) => {
    const [upload] = await tx
      .insert(uploads)
      .values({
        id,
        teamId,
        userId,
        fileName,
        sizeBytes,
        status: 'ready',
        fileId: id,
        createdAt: context.clock.now(),
        expiresAt: expiryOf(context),
      })
      .returning()
    if (!upload) throw new AppError('internal')
    await enterUpload(tx, upload)
    return upload
  })
}
