import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('only the product’s own user may read an object, whatever the source allowed', async () => {
  await chmod(local, 0o644)
  await openDiskStorage(dataDir).putFile('files/a/original', local)
  const { mode } = await stat(join(dataDir, 'storage/files/a/original'))
  expect(mode & 0o777).toBe(0o600)
})

test('nothing half done is left, from a file put twice or from a source that is missing', async () => {
  const storage = openDiskStorage(dataDir)
  await storage.putFile('files/a/original', local)
  await storage.putFile('files/a/original', local)
  await expect(storage.putFile('files/a/other', join(dataDir, 'none'))).rejects.toThrow('ENOENT')
  expect(await readdir(join(dataDir, 'storage/.incoming'))).toEqual([])
})

test('removing the last variant removes its folder', async () => {
  const storage = openDiskStorage(dataDir)
  await storage.putFile('files/a/thumb.webp', local)
  await storage.remove('files/a/thumb.webp')
  expect(await readdir(join(dataDir, 'storage/files'))).toEqual([])
})
