import { count, eq, sql, sum } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { MEBIBYTE } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { networkOf } from '../../security/network.ts'
import { keyedHash } from '../../security/tokens.ts'
import { uploads } from './tables.ts'

/** How many videos the visitors of one address may keep here at once, whatever their size. */
const UPLOADS_PER_NETWORK = 40

/**
 * Makes sure that one more upload doesn't exceed the share of an address's visitors. Returns the hash of
 * the address, to be stored in the upload's row.
 * @throws AppError('upload_quota_reached')
 */
export async function requireVisitorRoom(
  { env, secret, request }: Pick<CallContext, 'env' | 'secret' | 'request'>,
  tx: Transaction,
  sizeBytes: number,
): Promise<string> {
  const networkHash = keyedHash(secret, 'upload_network', networkOf(request.ip))
  // Counting and inserting must not interleave between requests from one address.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${networkHash}))`)
  const [held] = await tx
    .select({ files: count(), bytes: sum(uploads.sizeBytes) })
    .from(uploads)
    .where(eq(uploads.networkHash, networkHash))
  const maxBytes = env.VISITOR_STORAGE_MEGABYTES * MEBIBYTE
  if ((held?.files ?? 0) >= UPLOADS_PER_NETWORK) {
    throw new AppError('upload_quota_reached', { max_uploads: UPLOADS_PER_NETWORK })
  }
  if (Number(held?.bytes ?? 0) + sizeBytes > maxBytes) {
    throw new AppError('upload_quota_reached', { max_bytes: maxBytes })
  }
  return networkHash
}
