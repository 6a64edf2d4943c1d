import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { v7 as uuidv7 } from 'uuid'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_BYTES } from '../../../contract/limits.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { averageColor } from '../../media/average-color.ts'
import { FfmpegError } from '../../media/ffmpeg.ts'
import { type MediaProbe, probeMedia } from '../../media/probe.ts'
import { makeThumbnails } from '../../media/thumbnails.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { cleanFileName } from './file-name.ts'
import { type FileRow, findFile } from './file-row.ts'
import { mimeTypeOf } from './media-type-names.ts'
import { requireWholeVideo } from './require-whole-video.ts'
import { files } from './tables.ts'
import { keysOf, originalKey, thumbnailKey } from './variants.ts'

export interface StoreFileInput {
  /** Given by callers that may come again after a crash: the second time changes nothing. */
  id?: string
  localPath: string
  origin: 'upload' | 'output'
  /** Both null for a visitor's file. */
  teamId: string | null
  userId: string | null
  /** What downloads are named after: the name an upload came with, the prompt of a result. */
  fileName: string
  /** Kind the caller was promised; other content is refused. */
  kind?: MediaKind
  /** Refuse a video that is shorter. */
  minSeconds?: number
  /** Refuse a video that is longer. */
  maxSeconds?: number | undefined
  /** Refuse content that the extension of `fileName` contradicts. */
  isNameBinding?: boolean
  /** Called in the transaction that makes the file known, and may refuse it. */
  admit?: (tx: Transaction, sizeBytes: number) => Promise<void>
  signal?: AbortSignal
}

/**
 * Checks a local picture or video, makes its small pictures and keeps all of it in storage. The
 * local file stays with the caller, who deletes it. Not for use inside a transaction.
 * @throws AppError('unsupported_media' | 'media_unreadable' | 'media_too_large' | 'video_too_short' |
 *   'video_too_long'), and what `admit` throws
 */
export async function storeFile(
  context: Pick<Context, 'db' | 'storage' | 'clock' | 'env'>,
  input: StoreFileInput,
): Promise<FileRow> {
  const id = input.id ?? uuidv7()
  const known = await findFile(context.db, id)
  if (known) return known
  const facts = await examine(input)
  return withTemporaryFolder(context.env.dataDir, async (folder) => {
    const source = { file: input.localPath, probe: facts.probe }
    const thumbnails = await makeThumbnails(source, folder, {
      name: 'picture',
      signal: input.signal,
    }).catch(asUnreadable)
    const sha256 = await hashFile(input.localPath)
    const color = thumbnails[0] ? await averageColor(thumbnails[0].file) : null
    try {
      await context.storage.putFile(originalKey(id), input.localPath)
      for (const thumbnail of thumbnails) {
        await context.storage.putFile(thumbnailKey(id, thumbnail), thumbnail.file)
      }
      return await insertFile(context, { ...input, ...facts, id, sha256, color })
    } catch (error) {
      await deleteUnlessKnown(context, id)
      throw error
    }
  })
}

/** A recording of four seconds may be a frame short of it. */
const DURATION_TOLERANCE_SECONDS = 0.05
/** Nobody counts the last second of ten minutes. */
const LENGTH_TOLERANCE_SECONDS = 1

interface Facts {
  probe: MediaProbe
  kind: MediaKind
  mimeType: string
}

async function examine(input: StoreFileInput): Promise<Facts> {
  const probe = await probeMedia(input.localPath, {
    originalName: input.isNameBinding ? input.fileName : undefined,
    signal: input.signal,
  })
  const { kind } = probe
  const mimeType = mimeTypeOf(probe.container)
  if (kind === 'audio' || !mimeType || (input.kind && kind !== input.kind)) {
    throw new AppError('unsupported_media', { content: mimeType ?? kind })
  }
  if (kind === 'image' && probe.sizeBytes > IMAGE_MAX_BYTES) {
    throw new AppError('media_too_large', { max_bytes: IMAGE_MAX_BYTES })
  }
  if (input.minSeconds && probe.durationSeconds < input.minSeconds - DURATION_TOLERANCE_SECONDS) {
    throw new AppError('video_too_short', { min_seconds: input.minSeconds })
  }
  if (input.maxSeconds && probe.durationSeconds > input.maxSeconds + LENGTH_TOLERANCE_SECONDS) {
    throw new AppError('video_too_long', { max_seconds: input.maxSeconds })
  }
  await requireWholeVideo(input.localPath, probe, input.signal).catch(asUnreadable)
  return { probe, kind, mimeType }
}

/** A header can be right while no picture comes out of the content. */
function asUnreadable(error: unknown): never {
  if (isAppError(error)) throw error
  if (!(error instanceof FfmpegError)) throw new AppError('media_unreadable', { reason: 'picture' })
  const isContentToBlame = error.reason === 'failed' || error.reason === 'timeout'
  throw isContentToBlame ? new AppError('media_unreadable', { reason: 'picture' }) : error
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

type NewFile = StoreFileInput & Facts & { id: string; sha256: string; color: string | null }

async function insertFile(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  file: NewFile,
): Promise<FileRow> {
  const inserted = await db.transaction(async (tx) => {
    await file.admit?.(tx, file.probe.sizeBytes)
    const [row] = await tx
      .insert(files)
      .values({ ...rowOf(file), createdAt: clock.now() })
      .onConflictDoNothing()
      .returning()
    return row
  })
  const row = inserted ?? (await findFile(db, file.id))
  if (!row) throw new AppError('not_found')
  return row
}

const rowOf = ({
  id,
  origin,
  teamId,
  userId,
  kind,
  mimeType,
  sha256,
  probe,
  ...file
}: NewFile) => ({
  id,
  origin,
  teamId,
  userId,
  kind,
  mimeType,
  sha256,
  storageKey: originalKey(id),
  fileName: cleanFileName(file.fileName),
  sizeBytes: probe.sizeBytes,
  width: probe.width,
  height: probe.height,
  durationSeconds: kind === 'video' ? probe.durationSeconds : null,
  hasAudio: probe.audioCodec !== null,
  averageColor: file.color,
})

/** A failed insert may have succeeded all the same; only a database that replies may be believed. */
async function deleteUnlessKnown(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  id: string,
): Promise<void> {
  const known = await findFile(db, id).catch(() => undefined)
  if (known === null) await Promise.all(keysOf(id).map((key) => storage.remove(key)))
}
