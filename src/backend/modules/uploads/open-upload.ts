import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import {
  FILES_PER_UPLOAD_MAX,
  IMAGE_MAX_BYTES,
  UPLOAD_MAX_BYTES,
} from '../../../contract/limits.ts'
import { mediaKindOf } from '../../../contract/media-links.ts'
import type { Context, UserActor } from '../../context.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { uploads } from './tables.ts'

export interface AnnouncedUpload {
  id: string
  fileName: string
  /** What the sender says it is; believed only to refuse early. */
  fileType: string
  sizeBytes: number
}

const HOUR_MS = 3_600_000

/** When an upload that is not used is thrown away. */
export const expiryOf = ({ clock, env }: Pick<Context, 'clock' | 'env'>): Date =>
  new Date(clock.now().getTime() + env.UPLOAD_RETENTION_HOURS * HOUR_MS)

/**
 * Makes the row of an upload before its first byte.
 * @throws AppError('media_too_large' | 'upload_quota_reached' | 'storage_full')
 */
export async function openUpload(
  context: Pick<Context, 'db' | 'env' | 'clock'>,
  actor: UserActor,
  { id, fileName, fileType, sizeBytes }: AnnouncedUpload,
): Promise<void> {
  const isImage = fileType.startsWith('image/') || mediaKindOf(fileName) === 'image'
  const maxBytes = isImage ? IMAGE_MAX_BYTES : UPLOAD_MAX_BYTES
  if (sizeBytes > maxBytes) throw new AppError('media_too_large', { max_bytes: maxBytes })
  await requireFreeSpace(context.env.dataDir, sizeBytes)
  await context.db.transaction(async (tx) => {
    // Counting and adding must not overlap between requests of one user.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${actor.userId}))`)
    const unfinished = and(
      eq(uploads.userId, actor.userId),
      inArray(uploads.status, ['receiving', 'checking']),
    )
    const [row] = await tx.select({ value: count() }).from(uploads).where(unfinished)
    if ((row?.value ?? 0) >= FILES_PER_UPLOAD_MAX) {
      throw new AppError('upload_quota_reached', { max_uploads: FILES_PER_UPLOAD_MAX })
    }
    await tx.insert(uploads).values({
      id,
      teamId: actor.teamId,
      userId: actor.userId,
      status: 'receiving',
      fileName,
      sizeBytes,
      createdAt: context.clock.now(),
      expiresAt: expiryOf(context),
    })
  })
}
