import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { storePicture } from '../../../../tests/support/generations.ts'
import { DAY_MS, later } from '../../clock.ts'
import { missingFiles } from './missing-files.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { originalKey } from './variants.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

const NOBODYS = '01a2076f-9049-76a0-be17-10102322e154'
const sweepAfter = (days: number) => {
  const clock = { now: () => later(new Date(), days * DAY_MS) }
  return sweepOrphans({ ...backend.context, clock })
}
const isThere = async (key: string) => (await backend.context.storage.sizeBytes(key)) !== null

test('bytes of no file are removed when they are two days old, and nothing else', async () => {
  const { storage, env } = backend.context
  const picture = await storePicture(backend, await signUp(backend))
  const local = join(env.dataDir, 'local')
  await writeFile(local, 'left by a crash')
  for (const key of [originalKey(NOBODYS), 'another/kind']) await storage.putFile(key, local)

  expect(await sweepAfter(1)).toBe(0)
  expect(await sweepAfter(3)).toBe(1)
  expect(await isThere(originalKey(NOBODYS))).toBe(false)
  expect(await isThere(originalKey(picture))).toBe(true)
  expect(await isThere('another/kind')).toBe(true)
})

test('a file whose bytes are gone is found', async () => {
  const { env } = backend.context
  const picture = await storePicture(backend, await signUp(backend))
  expect(await missingFiles(backend.context)).toEqual([])
  await rm(join(env.dataDir, 'storage', originalKey(picture)))
  expect(await missingFiles(backend.context)).toEqual([picture])
})
