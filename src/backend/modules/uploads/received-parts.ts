import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { isAppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { uploadParts } from './tables.ts'

/** Key prefix of incoming parts in a shared storage; several machines may receive one upload. */
export const RECEIVED = 'received'

const folderOf = (uploadId: string) => `${RECEIVED}/${uploadId}`

type PartContext = Pick<Context, 'db' | 'storage'>

/** How many bytes of an upload have arrived in parts. */
export async function receivedInParts(
  { db }: Pick<Context, 'db'>,
  uploadId: string,
): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploadParts.sizeBytes}), 0)`.mapWith(Number) })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
  return row?.bytes ?? 0
}

/**
 * Stores a part that begins where the ones before it end.
 * @returns false if another request stored a part there first; this one is then discarded
 */
export async function keepPart(
  { db, storage }: PartContext,
  { uploadId, startBytes, sizeBytes, path }: Part & { path: string },
): Promise<boolean> {
  const partId = randomUUID()
  const key = `${folderOf(uploadId)}/${partId}`
  await storage.putFile(key, path)
  const kept = await db
    .insert(uploadParts)
    .values({ uploadId, startBytes, sizeBytes, partId })
    .onConflictDoNothing()
    .returning({ partId: uploadParts.partId })
  if (kept.length === 0) await storage.remove(key)
  return kept.length > 0
}

interface Part {
  uploadId: string
  startBytes: number
  sizeBytes: number
}

/** Joins the parts of an upload in a folder; returns the file's path. */
export async function joinParts(
  { db, storage }: PartContext,
  uploadId: string,
  folder: string,
): Promise<string> {
  const parts = await db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.startBytes))
  const whole = join(folder, 'received')
  for (const { partId } of parts) {
    const part = join(folder, partId)
    await storage.copyTo(`${folderOf(uploadId)}/${partId}`, part).catch(asLost)
    await pipeline(createReadStream(part), createWriteStream(whole, { flags: 'a' }))
    await rm(part)
  }
  return whole
}

/** A missing part must not surface as `not_found`, which would tell the sender that the upload doesn't exist. */
function asLost(error: unknown): never {
  const isGone = isAppError(error) && error.code === 'not_found'
  throw isGone ? new Error('A part of an upload is gone.', { cause: error }) : error
}

/** Deletes all parts of an upload, including those of requests that lost the race. */
export async function deleteParts({ db, storage }: PartContext, uploadId: string): Promise<void> {
  for await (const { key } of storage.list(folderOf(uploadId))) await storage.remove(key)
  await db.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId))
}
