import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HASTY_S3, type S3Server, startS3Server } from '../../../tests/support/s3-server.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { openDiskStorage } from './disk.ts'
import { openS3Storage } from './s3/open-s3.ts'
import type { Storage, StoredObject } from './storage.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.stop())

/** What a storage promises, whatever keeps the bytes. A new one is a row here. */
const STORAGES: Record<string, (folder: string) => Storage> = {
  disk: openDiskStorage,
  s3: (folder) => openS3Storage({ ...server.settings, prefix: `${basename(folder)}/` }, HASTY_S3),
}

const KEY = 'files/a/original'
const NO_KEYS = [
  '../database',
  'files/../../database',
  '/etc/passwd',
  'files//a',
  'files/a/',
  'files/.hidden',
  'files/a/original.mp4',
  'files/a/original.m3u8',
  'files/A',
  'files/a\0.webp',
  'files/a.webp.mp4',
  `files/${'a'.repeat(200)}`,
  '',
]

async function listed(storage: Storage, folder?: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = []
  for await (const object of storage.list(folder)) objects.push(object)
  return objects
}

describe.each(Object.entries(STORAGES))('%s', (_name, open) => {
  let folder: string
  let local: string
  let storage: Storage
  beforeEach(async () => {
    folder = await temporaryFolder('storage')
    local = join(folder, 'local')
    await writeFile(local, '0123456789')
    storage = open(folder)
  })

  test('that works says nothing when it is tried out, and is empty afterwards', async () => {
    await storage.check()
    expect(await listed(storage)).toEqual([])
  })

  test('an object is read whole and in parts, and outlives the file it came from', async () => {
    await storage.putFile(KEY, local)
    await rm(local)
    expect(await storage.sizeBytes(KEY)).toBe(10)
    expect(String(await buffer(await storage.read(KEY)))).toBe('0123456789')
    expect(String(await buffer(await storage.read(KEY, { start: 2, end: 4 })))).toBe('234')
  })

  test('a copy for a tool is a file of its own: writing to it does not change the object', async () => {
    await storage.putFile(KEY, local)
    const copy = join(folder, 'copy')
    await storage.copyTo(KEY, copy)
    await writeFile(copy, 'changed')
    expect(String(await buffer(await storage.read(KEY)))).toBe('0123456789')
    expect(await readFile(copy, 'utf8')).toBe('changed')
  })

  test('what was put twice is the later one, and what was removed is gone', async () => {
    await storage.putFile(KEY, local)
    const later = join(folder, 'later')
    await writeFile(later, 'later')
    await storage.putFile(KEY, later)
    expect(String(await buffer(await storage.read(KEY)))).toBe('later')
    await storage.remove(KEY)
    await storage.remove(KEY)
    expect(await storage.sizeBytes(KEY)).toBeNull()
  })

  test('its objects are listed with size and time, and none before there is one', async () => {
    expect(await listed(storage)).toEqual([])
    const before = Date.now() - 1_000
    const keys = [KEY, 'files/a/thumb.webp', 'files/b/original']
    for (const key of keys) await storage.putFile(key, local)
    const objects = await listed(storage)
    expect(objects.map(({ key, sizeBytes }) => `${key} ${sizeBytes}`).sort()).toEqual(
      keys.map((key) => `${key} 10`),
    )
    const ofOne = (await listed(storage, 'files/a')).map(({ key }) => key)
    expect(ofOne.sort()).toEqual([KEY, 'files/a/thumb.webp'])
    expect(objects.every(({ storedAt }) => storedAt.getTime() >= before)).toBe(true)
  })

  test('what is older and unfinished is dropped, and no object with it', async () => {
    await storage.putFile(KEY, local)
    await storage.dropUnfinished(new Date(Date.now() + 60_000))
    expect(await storage.sizeBytes(KEY)).toBe(10)
  })

  test('a missing source leaves no object', async () => {
    await expect(storage.putFile(KEY, join(folder, 'none'))).rejects.toThrow('ENOENT')
    expect(await storage.sizeBytes(KEY)).toBeNull()
  })

  test('what is not there is "not found"', async () => {
    await expect(storage.read('files/none')).rejects.toMatchObject({ code: 'not_found' })
    await expect(storage.copyTo('files/none', local)).rejects.toMatchObject({ code: 'not_found' })
    expect(await storage.sizeBytes('files/none')).toBeNull()
  })

  test.each(NO_KEYS)('the key %j is refused', async (key) => {
    await expect(storage.putFile(key, local)).rejects.toThrow('Not a storage key')
    await expect(storage.sizeBytes(key)).rejects.toThrow('Not a storage key')
  })
})
