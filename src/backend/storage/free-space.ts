import { mkdir, statfs } from 'node:fs/promises'
import { AppError } from '../../contract/app-error.ts'
import { MEBIBYTE } from '../../contract/limits.ts'

/** Room the database, the logs and running jobs keep, whatever people upload. */
const RESERVE_BYTES = 256 * MEBIBYTE

/** @throws AppError('storage_full') when the disk below `dataDir` cannot take that much more */
export async function requireFreeSpace(dataDir: string, sizeBytes: number): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < sizeBytes + RESERVE_BYTES) throw new AppError('storage_full')
}
