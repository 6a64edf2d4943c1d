import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  HASTY_S3,
  refuseAll,
  type S3Server,
  startS3Server,
} from '../../../tests/support/s3-server.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { copyStorage } from './copy-storage.ts'
import { openDiskStorage } from './disk.ts'
import { openS3Storage } from './s3/open-s3.ts'
import { type Storage, StorageAway } from './storage.ts'

const KEYS = ['files/a/original', 'files/a/thumb.webp', 'fonts/b']

let server: S3Server
let dataDir: string
let disk: Storage
let s3: Storage
beforeAll(async () => {
  server = await startS3Server()
  dataDir = await temporaryFolder('copy')
  disk = openDiskStorage(dataDir)
  s3 = openS3Storage(server.settings, { ...HASTY_S3, attempts: 1 })
  for (const key of KEYS) await disk.putFile(key, await temporaryCopy(key))
})
afterAll(() => server.stop())

/** A separate file: on disk, an object and its source file are the same. */
async function temporaryCopy(key: string): Promise<string> {
  const path = join(await temporaryFolder('copied'), 'file')
  await writeFile(path, `bytes of ${key}`)
  return path
}

test('a copy that was cut short goes on where it was, and all files come back from the other side', async () => {
  let left = 1
  server.interfere((asked, reply) => {
    const isFile = asked.method === 'PUT' && asked.path.includes('files/')
    if (!isFile || left-- > 0) return 'through'
    return refuseAll(500, '')(asked, reply)
  })
  await expect(copyStorage({ from: disk, to: s3, dataDir })).rejects.toBeInstanceOf(StorageAway)
  server.interfere(null)
  const report = await copyStorage({ from: disk, to: s3, dataDir })
  expect(report.failed).toEqual([])
  expect(report.kept).toBeGreaterThan(0)
  expect(report.copied + report.kept).toBe(KEYS.length)

  const elsewhere = await temporaryFolder('copy-back')
  const back = openDiskStorage(elsewhere)
  expect(await copyStorage({ from: s3, to: back, dataDir: elsewhere })).toMatchObject({
    copied: KEYS.length,
    kept: 0,
  })
  for (const key of KEYS) expect(String(await buffer(await back.read(key)))).toBe(`bytes of ${key}`)
})

test('a file that arrives as another one is told, and taken out again', async () => {
  const elsewhere = openDiskStorage(await temporaryFolder('copy-bad'))
  const wrong = await temporaryCopy('something else')
  const to: Storage = {
    ...elsewhere,
    putFile: (key, path) => elsewhere.putFile(key, key === 'fonts/b' ? wrong : path),
  }
  const report = await copyStorage({ from: disk, to, dataDir })
  expect(report).toMatchObject({ copied: 2, failed: [{ key: 'fonts/b' }] })
  expect(await elsewhere.sizeBytes('fonts/b')).toBeNull()
})
