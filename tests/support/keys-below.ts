import type { Storage } from '../../src/backend/storage/storage.ts'

/** All keys in a folder of a storage. */
export async function keysBelow(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(folder)) keys.push(key)
  return keys.sort()
}
