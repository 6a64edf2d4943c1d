import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { type Examined, type ExamineInput, examineFile } from './examine-file.ts'
import { cleanFileName } from './file-name.ts'
import { type FileRow, findFile } from './file-row.ts'
import { files } from './tables.ts'
import { keysOf, originalKey, thumbnailKey } from './variants.ts'

export interface StoreFileInput extends ExamineInput {
  /** Set by callers that may retry after a crash: storing the same id again changes nothing. */
  id?: string
  origin: 'upload' | 'output'
  /** Both null for a visitor's file. */
  teamId: string | null
  userId: string | null
  /** Downloads are named after it: an upload's file name, or a result's prompt. */
  fileName: string
  /** Called in the transaction that inserts the file; may refuse it by throwing. */
  admit?: (tx: Transaction, sizeBytes: number) => Promise<void>
}

/**
 * Checks a local image, video or audio file, makes its thumbnails, and puts everything into storage. The
 * caller keeps the local file and deletes it. Not for use inside a transaction.
 * @throws AppError('unsupported_media' | 'media_unreadable' | 'media_too_large' | 'video_too_short' |
 *   'video_too_long'), and what `admit` throws
 */
export async function storeFile(
  context: Pick<Context, 'db' | 'storage' | 'clock' | 'env' | 'pictures'>,
  input: StoreFileInput,
): Promise<FileRow> {
  const id = input.id ?? uuidv7()
  const known = await findFile(context.db, id)
  if (known) return known
  const { thumbnails, ...facts } = await examineFile(context.pictures, input)
  const sha256 = await hashFile(input.localPath)
  return withTemporaryFolder(context.env.dataDir, async (folder) => {
    try {
      await context.storage.putFile(originalKey(id), input.localPath)
      for (const thumbnail of thumbnails) {
        // A name of its own: the disk storage keeps a hard link to it, which would change if it were overwritten.
        const path = join(folder, `${thumbnail.longEdge}.${thumbnail.format}`)
        await writeFile(path, thumbnail.bytes)
        await context.storage.putFile(thumbnailKey(id, thumbnail), path)
      }
      return await insertFile(context, { ...input, ...facts, id, sha256 })
    } catch (error) {
      await deleteUnlessKnown(context, id)
      throw error
    }
  })
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

type NewFile = StoreFileInput & Omit<Examined, 'thumbnails'> & { id: string; sha256: string }

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
  durationSeconds: kind === 'image' ? null : probe.durationSeconds,
  hasAudio: probe.audioCodec !== null,
  promisedSeconds: file.promisedSeconds,
  averageColor: file.color,
})

/** A failed insert may have succeeded after all, so only an answer from the database counts. */
async function deleteUnlessKnown(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  id: string,
): Promise<void> {
  const known = await findFile(db, id).catch(() => undefined)
  if (known === null) await Promise.all(keysOf(id).map((key) => storage.remove(key)))
}
