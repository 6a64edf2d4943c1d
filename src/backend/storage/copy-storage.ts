import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isAppError } from '../../contract/app-error.ts'
import { type Storage, StorageAway, type StoredObject } from './storage.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

export interface CopyReport {
  copied: number
  copiedBytes: number
  /** Already there, from an earlier copy. */
  kept: number
  /** Were deleted while the copy ran. */
  gone: number
  failed: { key: string; reason: string }[]
}

interface Copying {
  from: Storage
  to: Storage
  /** Holds the file in transit. */
  dataDir: string
  onProgress?: (report: CopyReport) => void
}

const OBJECTS_AT_ONCE = 4

/**
 * Copies every object of one storage into another and reads it back. Existing objects are skipped, so an interrupted
 * copy resumes; nothing is deleted anywhere.
 * @throws StorageAway if one of the two doesn't come back
 */
export async function copyStorage({ from, to, dataDir, onProgress }: Copying): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, copiedBytes: 0, kept: 0, gone: 0, failed: [] }
  const objects = from.list()[Symbol.asyncIterator]()
  let isCutShort = false
  const work = async () => {
    for (let next = await objects.next(); !next.done && !isCutShort; next = await objects.next()) {
      await copyOne({ from, to, dataDir }, next.value, report)
      onProgress?.(report)
    }
  }
  const workers = Array.from({ length: OBJECTS_AT_ONCE }, async () => {
    try {
      await work()
    } catch (error) {
      isCutShort = true
      throw error
    }
  })
  // After a failure, lets copies in progress finish: no upload continues behind the caller's back.
  const ended = await Promise.allSettled(workers)
  const failure = ended.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
  return report
}

async function copyOne(
  { from, to, dataDir }: Omit<Copying, 'onProgress'>,
  { key, sizeBytes }: StoredObject,
  report: CopyReport,
): Promise<void> {
  try {
    if ((await to.sizeBytes(key)) === sizeBytes) {
      report.kept += 1
      return
    }
    await withTemporaryFolder(dataDir, async (folder) => {
      const [there, back] = [join(folder, 'there'), join(folder, 'back')]
      await from.copyTo(key, there)
      await to.putFile(key, there)
      await to.copyTo(key, back)
      if ((await hashOf(there)) !== (await hashOf(back))) {
        await to.remove(key)
        throw new Error('what came back is not what went there')
      }
    })
    report.copied += 1
    report.copiedBytes += sizeBytes
  } catch (error) {
    if (error instanceof StorageAway) throw error
    if (isAppError(error) && error.code === 'not_found') report.gone += 1
    else report.failed.push({ key, reason: error instanceof Error ? error.message : String(error) })
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
