import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskStorage } from './disk.ts'

let dataDir: string
let local: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adloom-storage-'))
  local = join(dataDir, 'local')
  await writeFile(local, '0123456789')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('an object is read whole and in parts, and outlives the file it came from', async () => {
  const storage = openDiskStorage(dataDir)
  await storage.putFile('files/a/original', local)
  await rm(local)
  expect(await storage.sizeBytes('files/a/original')).toBe(10)
  expect(String(await buffer(await storage.read('files/a/original')))).toBe('0123456789')
  const part = await storage.read('files/a/original', { start: 2, end: 4 })
  expect(String(await buffer(part))).toBe('234')
})

test('only the product’s own user may read an object, whatever the source allowed', async () => {
  await chmod(local, 0o644)
  await openDiskStorage(dataDir).putFile('files/a/original', local)
  const { mode } = await stat(join(dataDir, 'storage/files/a/original'))
  expect(mode & 0o777).toBe(0o600)
})

test('putting the same file twice leaves one object and nothing half done', async () => {
  const storage = openDiskStorage(dataDir)
  await storage.putFile('files/a/original', local)
  await storage.putFile('files/a/original', local)
  expect(await readdir(join(dataDir, 'storage/.incoming'))).toEqual([])
})

test('a missing source leaves nothing behind', async () => {
  const storage = openDiskStorage(dataDir)
  await expect(storage.putFile('files/a/original', join(dataDir, 'none'))).rejects.toThrow('ENOENT')
  expect(await storage.sizeBytes('files/a/original')).toBeNull()
  expect(await readdir(join(dataDir, 'storage/.incoming'))).toEqual([])
})

test('a copy for a tool is a file of its own: writing to it does not change the object', async () => {
  const storage = openDiskStorage(dataDir)
  await storage.putFile('files/a/original', local)
  const copy = join(dataDir, 'copy')
  await storage.copyTo('files/a/original', copy)
  await writeFile(copy, 'changed')
  expect(String(await buffer(await storage.read('files/a/original')))).toBe('0123456789')
  expect(await readFile(copy, 'utf8')).toBe('changed')
})

test('removing the last variant removes its folder; removing nothing is no failure', async () => {
  const storage = openDiskStorage(dataDir)
  await storage.putFile('files/a/thumb.webp', local)
  await storage.remove('files/a/thumb.webp')
  await storage.remove('files/a/thumb.webp')
  expect(await readdir(join(dataDir, 'storage/files'))).toEqual([])
})

test('what is not there is "not found"', async () => {
  const storage = openDiskStorage(dataDir)
  await mkdir(join(dataDir, 'storage'), { recursive: true })
  await expect(storage.read('files/none')).rejects.toMatchObject({ code: 'not_found' })
  await expect(storage.copyTo('files/none', local)).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
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
])('the key %j is refused', async (key) => {
  const storage = openDiskStorage(dataDir)
  await expect(storage.putFile(key, local)).rejects.toThrow('Not a storage key')
  await expect(storage.sizeBytes(key)).rejects.toThrow('Not a storage key')
})
