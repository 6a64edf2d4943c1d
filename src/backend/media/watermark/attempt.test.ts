import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { continueAttempt } from './attempt.ts'

const ASKED = { regions: [{ x: 1, y: 2, w: 3, h: 4 }] }

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-attempt-'))
  file = join(folder, 'video.mp4')
  await writeFile(file, 'one')
  await continueAttempt(folder, file, ASKED)
  await writeFile(join(folder, 'segment-00000000.ts'), 'done')
  await writeFile(join(folder, 'segment-00000240.ts.part'), 'half')
})
afterEach(() => rm(folder, { recursive: true }))

const segments = async () => (await readdir(folder)).filter((name) => name.startsWith('segment-'))

test('the same again goes on from what is finished, not from what is half-written', async () => {
  await continueAttempt(folder, file, ASKED)
  expect(await segments()).toEqual(['segment-00000000.ts'])
})

test('other places begin anew', async () => {
  await continueAttempt(folder, file, { regions: [{ x: 9, y: 2, w: 3, h: 4 }] })
  expect(await segments()).toEqual([])
})

test('another file under the same name begins anew', async () => {
  await writeFile(file, 'another')
  await continueAttempt(folder, file, ASKED)
  expect(await segments()).toEqual([])
})
