import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { eq } from 'drizzle-orm'
import { MEBIBYTE } from '../../../contract/limits.ts'
import type { Context } from '../../context.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { deleteParts, keepPart, receivedInParts } from './received-parts.ts'
import { uploads } from './tables.ts'

/** The most that an upload loses when its machine dies. */
const PART_BYTES = 8 * MEBIBYTE

type StoreContext = Pick<Context, 'db' | 'storage' | 'env' | 'clock'>

/**
 * Receives uploads in parts into a storage shared by several machines, so that each request of an upload
 * may reach a different machine. The state of an upload is in its row.
 */
export class PartStore extends DataStore {
  override readonly extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  readonly #context: StoreContext
  readonly #expiresInMs: number

  constructor(context: StoreContext, expiresInMs: number) {
    super()
    this.#context = context
    this.#expiresInMs = expiresInMs
  }

  override create(upload: Upload): Promise<Upload> {
    upload.creation_date = this.#context.clock.now().toISOString()
    return Promise.resolve(upload)
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db } = this.#context
    const [row] = await db.select().from(uploads).where(eq(uploads.id, id))
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return new Upload({
      id,
      size: row.sizeBytes,
      offset: await receivedInParts(this.#context, id),
      metadata: { filename: row.fileName },
      creation_date: row.createdAt.toISOString(),
    })
  }

  override write(content: Readable, id: string, offset: number): Promise<number> {
    return withTemporaryFolder(this.#context.env.dataDir, (folder) =>
      receive(this.#context, { content, id, offset, folder }),
    )
  }

  override remove(id: string): Promise<void> {
    return deleteParts(this.#context, id)
  }

  override getExpiration(): number {
    return this.#expiresInMs
  }
}

interface Receiving {
  content: Readable
  id: string
  offset: number
  folder: string
}

/** Stores what arrives, including what arrived before a broken connection. Returns the new offset. */
async function receive(context: StoreContext, { content, id, offset, folder }: Receiving) {
  let position = offset
  let part = await openPart(folder)
  const keep = async () => {
    const { file, path, sizeBytes } = part
    await file.close()
    const isKept =
      sizeBytes === 0 ||
      (await keepPart(context, { uploadId: id, startBytes: position, sizeBytes, path }))
    await rm(path)
    if (!isKept) throw ERRORS.INVALID_OFFSET
    position += sizeBytes
  }
  try {
    for await (const chunk of content) {
      const bytes = Buffer.from(chunk)
      await part.file.appendFile(bytes)
      part.sizeBytes += bytes.length
      if (part.sizeBytes < PART_BYTES) continue
      await keep()
      part = await openPart(folder)
    }
  } catch (error) {
    if (error !== ERRORS.INVALID_OFFSET) await keep()
    throw error
  }
  await keep()
  return position
}

interface OpenPart {
  file: FileHandle
  path: string
  sizeBytes: number
}

async function openPart(folder: string): Promise<OpenPart> {
  const path = join(folder, randomUUID())
  return { file: await open(path, 'a', 0o600), path, sizeBytes: 0 }
}
