import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSlowVideo } from '../../../../tests/support/marked-video.ts'
import { probeMedia } from '../../media/probe.ts'
import { playableLength } from './playable-length.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-playable-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function lengthOf(bytes: Buffer, enough?: number) {
  const file = join(folder, `${crypto.randomUUID()}.mp4`)
  await writeFile(file, bytes)
  const options = enough === undefined ? {} : { enough }
  return playableLength(file, await probeMedia(file, { originalName: 'a.mp4' }), options)
}

test('a video whose last picture stays for long is whole', async () => {
  const held = await makeSlowVideo(1, ['-bsf:v', 'setts=pts=PTS:dts=DTS:duration=512000'])
  const { durationSeconds, promisedSeconds } = await lengthOf(held)
  expect(durationSeconds).toBeGreaterThan(20)
  expect(promisedSeconds).toBeNull()
})

test('one that breaks off is refused where what can be played is not worth having', async () => {
  const whole = await makeSlowVideo(3, ['-movflags', '+faststart'])
  const broken = whole.subarray(0, Math.floor(whole.length * 0.7))
  const truncated = { code: 'media_unreadable', details: { reason: 'truncated' } }
  await expect(lengthOf(broken)).rejects.toMatchObject(truncated)
  await expect(lengthOf(broken, 11)).rejects.toMatchObject(truncated)
  const { durationSeconds, promisedSeconds } = await lengthOf(broken, 4)
  expect(promisedSeconds).toBeCloseTo(12, 0)
  expect(durationSeconds).toBeGreaterThan(4)
  expect(durationSeconds).toBeLessThan(10)
})
