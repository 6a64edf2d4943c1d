import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { create } from '../../../contract/endpoints/products.ts'
import { MEBIBYTE } from '../../../contract/limits.ts'
import type { UserActor } from '../../caller.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { guardedFetch } from '../../guarded-fetch/guarded-fetch.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { cleanFileName, findSeenFile, markFileUsed, storeFile } from '../files/index.ts'
import { requireReadyUpload, requireTeamStorage } from '../uploads/index.ts'
import { isProductPicture } from './product-pictures.ts'

type PictureInput = ParsedInputOf<typeof create>['pictures'][number]
/** A picture whose bytes are in our storage. */
export type StoredPicture = { file_id: string } | { upload_id: string }

const MAX_BYTES = 10 * MEBIBYTE
/** For all pictures of a page together. */
const TIME_MS = 30_000

/**
 * Downloads pictures of web pages into our storage, with the same guard and checks as every upload.
 * Unavailable ones are skipped and counted: the product is worth saving without them.
 */
export async function fetchPictures(
  context: CallContext<'user'>,
  pictures: readonly PictureInput[],
): Promise<{ stored: StoredPicture[]; leftOut: number }> {
  const isAnyFetched = pictures.some((picture) => 'url' in picture)
  if (isAnyFetched) await requireFreeSpace(context.env.dataDir, MAX_BYTES)
  const signal = AbortSignal.timeout(TIME_MS)
  const stored = await Promise.all(
    pictures.map((picture) =>
      'url' in picture ? fetchOne(context, picture.url, signal) : picture,
    ),
  )
  const kept = stored.filter((picture) => picture !== null)
  return { stored: kept, leftOut: stored.length - kept.length }
}

async function fetchOne(
  context: CallContext<'user'>,
  url: string,
  signal: AbortSignal,
): Promise<StoredPicture | null> {
  const { env, actor } = context
  try {
    return await withTemporaryFolder(env.dataDir, async (folder) => {
      const localPath = join(folder, 'fetched')
      await guardedFetch(url, localPath, {
        maxBytes: MAX_BYTES,
        timeoutMs: TIME_MS,
        allowedHosts: env.LINK_ALLOWED_HOSTS,
        signal,
      })
      const file = await storeFile(context, {
        id: uuidv7(),
        localPath,
        origin: 'upload',
        teamId: actor.teamId,
        userId: actor.userId,
        fileName: cleanFileName(URL.parse(url)?.pathname.split('/').at(-1) ?? ''),
        kind: 'image',
        admit: (tx, sizeBytes) => requireTeamStorage(context, tx, actor.teamId, sizeBytes),
        signal,
      })
      return { file_id: file.id }
    })
  } catch (error) {
    if (isAppError(error) || signal.aborted) return null
    throw error
  }
}

/**
 * Claims the pictures and returns their unique file ids in order; the files are kept from the commit on.
 * @throws AppError('upload_missing' | 'upload_unfinished' | 'unsupported_media')
 */
export async function takePictures(
  tx: Transaction,
  actor: UserActor,
  pictures: readonly StoredPicture[],
): Promise<string[]> {
  const fileIds: string[] = []
  for (const picture of pictures) fileIds.push(await takeOne(tx, actor, picture))
  return [...new Set(fileIds)]
}

async function takeOne(tx: Transaction, actor: UserActor, picture: StoredPicture): Promise<string> {
  if ('upload_id' in picture) {
    const owner = { userId: actor.userId }
    const { fileId, kind } = await requireReadyUpload(tx, { uploadId: picture.upload_id, owner })
    if (kind !== 'image') throw new AppError('unsupported_media', { expected: 'image' })
    return fileId
  }
  const { file_id: fileId } = picture
  const isOurs =
    (await findSeenFile(tx, fileId, actor)) !== null ||
    (await isProductPicture(tx, { fileId, teamId: actor.teamId }))
  const file = isOurs ? await markFileUsed(tx, fileId) : null
  if (file?.kind !== 'image') throw new AppError('upload_missing', { field: 'pictures' })
  return file.id
}
