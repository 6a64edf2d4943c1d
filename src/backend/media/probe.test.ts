import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { floodPng } from '../../../tests/support/hostile-media.ts'
import { makePicture, makeVideo } from '../../../tests/support/media-files.ts'
import { runFfmpeg } from './ffmpeg.ts'
import { probeMedia } from './probe.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-probe-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function put(name: string, bytes: Buffer | string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, bytes)
  return file
}

test('a picture with an orientation tag is measured as it is shown', async () => {
  const turned = await sharp(await makePicture({ width: 60, height: 40, format: 'jpeg' }))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const probe = await probeMedia(await put('turned.jpg', turned))
  expect(probe).toMatchObject({ kind: 'image', container: 'jpeg', width: 40, height: 60 })
})

test('a video tells its size, length, rate and codecs', async () => {
  const probe = await probeMedia(await put('a.mp4', await makeVideo({ seconds: 2 })))
  expect(probe).toMatchObject({
    kind: 'video',
    width: 64,
    height: 48,
    fps: 10,
    videoCodec: 'h264',
    audioCodec: null,
  })
  expect(probe.durationSeconds).toBeCloseTo(2, 1)
})

test('a video that its file turns is measured as it is shown', async () => {
  const source = await put('upright.mp4', await makeVideo({ seconds: 1 }))
  const turned = join(folder, 'turned.mp4')
  await runFfmpeg({
    inputs: [{ file: source }],
    output: ['-c', 'copy', '-metadata:s:v:0', 'rotate=90', '-f', 'mp4', turned],
  })
  expect(await probeMedia(turned)).toMatchObject({ width: 48, height: 64 })
})

test('a recording that declares no length is measured by its packets', async () => {
  const source = await put('b.webm', await makeVideo({ seconds: 2, container: 'webm' }))
  const live = join(folder, 'live.webm')
  await runFfmpeg({
    inputs: [{ file: source }],
    output: ['-c', 'copy', '-live', '1', '-f', 'webm', live],
  })
  expect((await probeMedia(live)).durationSeconds).toBeGreaterThan(1.7)
})

test.each([
  ['an empty file', 'empty.png', () => Buffer.alloc(0), 'media_unreadable'],
  ['text', 'note.png', () => 'hello there', 'unsupported_media'],
  ['an SVG', 'logo.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unsupported_media'],
  ['more pixels than a screen has', 'flood.png', () => floodPng(12_000, 12_000), 'media_too_large'],
  ['a strip of few pixels', 'strip.png', () => floodPng(16_400, 3), 'media_too_large'],
])('%s is refused by name', async (_what, name, bytes, code) => {
  const file = await put(name, bytes())
  await expect(probeMedia(file)).rejects.toMatchObject({ code })
})

test('a picture that is cut off is refused though its header is whole', async () => {
  const whole = await makePicture({ width: 200, height: 200 })
  const file = await put('cut.png', whole.subarray(0, whole.length * 0.6))
  await expect(probeMedia(file)).rejects.toMatchObject({ code: 'media_unreadable' })
})

test('an extension that promises something else than the content is refused', async () => {
  const file = await put('stored', await makePicture({ format: 'webp' }))
  const asked = probeMedia(file, { originalName: 'photo.jpg' })
  await expect(asked).rejects.toMatchObject({
    code: 'unsupported_media',
    details: { extension: 'jpg' },
  })
})
