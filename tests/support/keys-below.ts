import type { Storage } from '../../src/backend/storage/storage.ts'

/** What a storage keeps in a folder. */
export async function keysBelow(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(folder)) keys.push(key)
  return keys.sort()
}
