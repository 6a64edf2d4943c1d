import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../src/backend/storage/storage.ts'

/** A file of this name in the data folder: from then on the storage takes nothing in. */
export const FULL_DISK = 'the-disk-is-full'

/** A storage on a disk that a test fills. */
export const fillable = (storage: Storage, dataDir: string): Storage => ({
  ...storage,
  async putFile(key, path) {
    const isFull = await access(join(dataDir, FULL_DISK)).then(
      () => true,
      () => false,
    )
    if (isFull) {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    }
    await storage.putFile(key, path)
  },
})
