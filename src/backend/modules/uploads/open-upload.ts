import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import {
  FILES_PER_UPLOAD_MAX,
  IMAGE_MAX_BYTES,
  UPLOAD_MAX_BYTES,
} from '../../../contract/limits.ts'
import { mediaKindOf } from '../../../contract/media-links.ts'
import type { UserActor } from '../../caller.ts'
import { later } from '../../clock.ts'
import type { CallContext, Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { type UploadPurpose, uploads } from './tables.ts'
import { requireTeamStorage } from './team-storage.ts'
import { requireVisitorRoom } from './visitor-room.ts'

export interface AnnouncedUpload {
  id: string
  fileName: string
  /** The sender's claim; only trusted to refuse early. */
  fileType: string
  sizeBytes: number
  purpose: UploadPurpose
}

const HOUR_MS = 3_600_000

/** When an unused upload expires. */
export const expiryOf = ({ clock, env }: Pick<Context, 'clock' | 'env'>): Date =>
  later(clock.now(), env.UPLOAD_RETENTION_HOURS * HOUR_MS)

/** Long enough for 500 MB over a slow connection; what hasn't arrived by then won't. */
const VISITOR_RECEIVING_MS = 6 * HOUR_MS

/** Visitors continue with their video right away, or not at all. */
export const visitorExpiryOf = ({ clock }: Pick<Context, 'clock'>): Date =>
  later(clock.now(), HOUR_MS)

/**
 * Inserts the row of an upload before its first byte arrives.
 * @throws AppError('unsupported_media' | 'media_too_large' | 'upload_quota_reached' | 'storage_full' |
 *   'team_storage_full'), AppError('not_signed_in') if a visitor wants it for anything but the watermark remover
 */
export async function openUpload(
  context: Pick<CallContext<'visitor'>, 'db' | 'env' | 'clock' | 'secret' | 'actor' | 'request'>,
  { id, fileName, fileType, sizeBytes, purpose }: AnnouncedUpload,
): Promise<void> {
  const { actor, clock } = context
  if (actor.kind === 'visitor' && purpose !== 'watermark') throw new AppError('not_signed_in')
  const isImage = fileType.startsWith('image/') || mediaKindOf(fileName) === 'image'
  if (isImage && purpose !== 'reference') throw new AppError('unsupported_media')
  const maxBytes = isImage ? IMAGE_MAX_BYTES : UPLOAD_MAX_BYTES
  if (sizeBytes > maxBytes) throw new AppError('media_too_large', { max_bytes: maxBytes })
  await requireFreeSpace(context.env.dataDir, sizeBytes)
  const announced = { id, status: 'receiving', fileName, sizeBytes, purpose } as const
  await context.db.transaction(async (tx) => {
    if (actor.kind === 'visitor') {
      const { visitorId } = actor
      const networkHash = await requireVisitorRoom(context, tx, sizeBytes)
      const expiresAt = later(clock.now(), VISITOR_RECEIVING_MS)
      const owner = { visitorId, networkHash, expiresAt }
      await tx.insert(uploads).values({ ...announced, ...owner, createdAt: clock.now() })
    } else {
      await requireUserRoom(tx, actor)
      await requireTeamStorage(context, tx, actor.teamId, sizeBytes)
      const owner = { teamId: actor.teamId, userId: actor.userId, expiresAt: expiryOf(context) }
      await tx.insert(uploads).values({ ...announced, ...owner, createdAt: clock.now() })
    }
  })
}

/** @throws AppError('upload_quota_reached') */
async function requireUserRoom(tx: Transaction, { userId }: UserActor): Promise<void> {
  // Counting and inserting must not interleave between requests of one user.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${userId}))`)
  const isUnfinished = inArray(uploads.status, ['receiving', 'checking'])
  const [row] = await tx
    .select({ value: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isUnfinished))
  if ((row?.value ?? 0) < FILES_PER_UPLOAD_MAX) return
  throw new AppError('upload_quota_reached', { max_uploads: FILES_PER_UPLOAD_MAX })
}
