import { mkdir, statfs } from 'node:fs/promises'
import { AppError } from '../../contract/app-error.ts'
import { MEBIBYTE } from '../../contract/limits.ts'

/** Space kept for the database, the logs and running jobs, whatever people upload. */
const RESERVE_BYTES = 256 * MEBIBYTE

/** @throws AppError('storage_full') when the disk below `dataDir` cannot take that much more */
export async function requireFreeSpace(dataDir: string, sizeBytes: number): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if ((await freeBytes(dataDir)) < sizeBytes + RESERVE_BYTES) throw new AppError('storage_full')
}

/** What the disk below a folder can still take. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
