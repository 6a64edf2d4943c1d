import { mkdir, statfs } from 'node:fs/promises'
import { AppError } from '../../contract/app-error.ts'
import { MEBIBYTE } from '../../contract/limits.ts'
import { errorCodeOf } from '../system/error-code.ts'

/** Space kept for the database, the logs and running jobs, whatever people upload. */
const RESERVE_BYTES = 256 * MEBIBYTE
/** A disk with less free space counts as full. */
const FULL_BYTES = MEBIBYTE

/** @throws AppError('storage_full') if the disk below `dataDir` can't take that many more bytes */
export async function requireFreeSpace(dataDir: string, sizeBytes: number): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if ((await freeBytes(dataDir)) < sizeBytes + RESERVE_BYTES) throw new AppError('storage_full')
}

/** Free bytes on the disk that holds a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export const isDiskFull = async (folder: string): Promise<boolean> =>
  (await freeBytes(folder)) < FULL_BYTES

/** Whether something failed for lack of disk space; tools say so in their own words, and other errors wrap theirs. */
export function isNoSpace(error: unknown): boolean {
  if (errorCodeOf(error) === 'ENOSPC') return true
  if (!(error instanceof Error)) return false
  return /ENOSPC|no space left on device/i.test(error.message) || isNoSpace(error.cause)
}
