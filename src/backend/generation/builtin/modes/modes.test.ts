import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture, makeVideo } from '../../../../../tests/support/media-files.ts'
import type { WorkflowType } from '../../../../contract/generation.ts'
import type { MediaKind } from '../../../../contract/media-kind.ts'
import { probeMedia } from '../../../media/probe.ts'
import type { GenerationRequest, LocalFile, OutputFile } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'

let folder: string
let photo: LocalFile
let other: LocalFile
let clip: LocalFile

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-modes-'))
  const put = async (name: string, bytes: Buffer, kind: MediaKind): Promise<LocalFile> => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return { path, kind, mimeType: kind === 'image' ? 'image/png' : 'video/mp4' }
  }
  photo = await put('photo.png', await makePicture({ width: 240, height: 160 }), 'image')
  other = await put(
    'other.png',
    await sharp(await makePicture({ width: 160, height: 240 }))
      .negate()
      .png()
      .toBuffer(),
    'image',
  )
  clip = await put('clip.mp4', await makeVideo({ seconds: 3, width: 160, height: 120 }), 'video')
})
afterAll(() => rm(folder, { recursive: true }))

async function make(
  workflowType: WorkflowType,
  changes: Partial<GenerationRequest> = {},
  made?: (output: OutputFile) => void,
): Promise<OutputFile[]> {
  const workDir = await mkdtemp(join(folder, 'render-'))
  const isVideo = workflowType !== 'text_to_image' && workflowType !== 'image_edit'
  const request: GenerationRequest = {
    taskId: 'task',
    workflowType,
    model: 'adloom-studio',
    prompt: 'Coffee for slow mornings, 20% off',
    language: 'en',
    width: 192,
    height: 256,
    aspectRatio: '3:4',
    resolution: '480p',
    durationSeconds: isVideo ? 2 : 0,
    fps: isVideo ? 12 : 0,
    generateAudio: false,
    watermark: true,
    count: 1,
    seed: 11,
    images: [],
    workDir,
    ...changes,
  }
  const { signal } = new AbortController()
  return makeOutputs(request, { report: () => {}, signal, ...(made && { made }) })
}

const bytesOf = async (outputs: OutputFile[]) => readFile(outputs[0]!.path)
const VIDEO = {
  kind: 'video',
  container: 'mp4',
  width: 192,
  height: 256,
  fps: 12,
  videoCodec: 'h264',
}

test('[R1.01] text to image makes a picture of exactly the asked size', async () => {
  const [output] = await make('text_to_image')
  expect(await probeMedia(output?.path ?? '')).toMatchObject({
    kind: 'image',
    container: 'png',
    width: 192,
    height: 256,
  })
})

test('[R1.02] image edit changes the picture that was given', async () => {
  const edit = { images: [photo], prompt: 'Make it black and white' }
  const outputs = await make('image_edit', { ...edit, watermark: false })
  const { channels } = await sharp(await bytesOf(outputs)).stats()
  const [red, green, blue] = channels.map((channel) => channel.mean)
  expect(red).toBeCloseTo(green ?? 0, 0)
  expect(green).toBeCloseTo(blue ?? 0, 0)
})

test('[R1.03] image to video moves through the picture', async () => {
  const [output] = await make('image_to_video', { images: [photo], prompt: 'slow zoom in' })
  const probe = await probeMedia(output?.path ?? '')
  expect(probe).toMatchObject({ ...VIDEO, audioCodec: null })
  expect(probe.durationSeconds).toBeCloseTo(2, 2)
})

test('[R1.04] text to video has sound only when asked, and then as long as the picture', async () => {
  const silent = await probeMedia((await make('text_to_video'))[0]?.path ?? '')
  const [sounding] = await make('text_to_video', { generateAudio: true })
  const probe = await probeMedia(sounding?.path ?? '')
  expect(silent).toMatchObject({ ...VIDEO, audioCodec: null })
  expect(probe).toMatchObject({ ...VIDEO, audioCodec: 'aac' })
  expect(Math.abs(probe.durationSeconds - 2)).toBeLessThanOrEqual(1 / 12)
})

test('[R1.05] video edit keeps the source and sets the asked length', async () => {
  const [output] = await make('video_edit', { video: clip, prompt: 'faster, warm, "Hello"' })
  const probe = await probeMedia(output?.path ?? '')
  expect(probe).toMatchObject({ ...VIDEO, audioCodec: null })
  expect(probe.durationSeconds).toBeCloseTo(2, 2)
})

test('[R1.06] first and last frame begins on the one picture and ends on the other', async () => {
  const [output] = await make('first_last_frame', {
    startFrame: photo,
    endFrame: other,
    watermark: false,
  })
  expect(await probeMedia(output?.path ?? '')).toMatchObject(VIDEO)
})

test('variations of one task truly differ, and so do prompts and seeds', async () => {
  const told: string[] = []
  const outputs = await make('text_to_image', { count: 4 }, ({ path }) => told.push(path))
  expect(told).toEqual(outputs.map(({ path }) => path))
  const shrunk = await Promise.all(
    outputs.map(({ path }) => sharp(path).resize(16, 16).raw().toBuffer()),
  )
  for (const [index, one] of shrunk.entries()) {
    for (const another of shrunk.slice(index + 1)) {
      const apart =
        one.reduce((sum, value, at) => sum + Math.abs(value - (another[at] ?? 0)), 0) / one.length
      expect(apart).toBeGreaterThan(6)
    }
  }
  expect(await bytesOf(await make('text_to_image', { prompt: 'Winter coats' }))).not.toEqual(
    await bytesOf(outputs),
  )
})

test('a seed gives the same picture and the same film bit for bit', async () => {
  for (const type of ['text_to_image', 'text_to_video'] as const) {
    const [one, another] = await Promise.all([
      make(type, { generateAudio: true }),
      make(type, { generateAudio: true }),
    ])
    expect((await bytesOf(one)).equals(await bytesOf(another)), type).toBe(true)
  }
})

test('[D10.05] every result says in its metadata what made it, with and without the visible mark', async () => {
  for (const watermark of [true, false]) {
    const picture = await sharp(
      await bytesOf(await make('text_to_image', { watermark })),
    ).metadata()
    expect(picture.xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia')
    const film = await bytesOf(await make('text_to_video', { watermark }))
    expect(film.toString('latin1')).toContain('digitalsourcetype/algorithmicMedia')
  }
  const withPhoto = await sharp(
    await bytesOf(await make('text_to_image', { images: [photo] })),
  ).metadata()
  expect(withPhoto.xmp?.toString()).toContain('digitalsourcetype/composite')
})

test('[D10.04] the visible mark stands in the corner when asked and nowhere else', async () => {
  const corner = async (watermark: boolean) =>
    sharp(await bytesOf(await make('text_to_image', { watermark })))
      .extract({ left: 96, top: 240, width: 96, height: 16 })
      .raw()
      .toBuffer()
  expect((await corner(true)).equals(await corner(false))).toBe(false)
})

test('an MP4 starts before it is loaded: its index stands before its pictures', async () => {
  const film = await bytesOf(await make('text_to_video'))
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'))
})

test.each([
  [
    '1 by 1 pixel',
    () => sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).png(),
  ],
  [
    '1 by 3000 pixels',
    () => sharp({ create: { width: 1, height: 3000, channels: 3, background: 'red' } }).png(),
  ],
  [
    'CMYK',
    () =>
      sharp({ create: { width: 50, height: 40, channels: 3, background: 'red' } })
        .toColourspace('cmyk')
        .jpeg(),
  ],
  [
    '16 bits',
    () =>
      sharp({ create: { width: 50, height: 40, channels: 3, background: 'red' } })
        .toColourspace('rgb16')
        .png(),
  ],
])('a reference of %s is used', async (_what, picture) => {
  const path = join(await mkdtemp(join(folder, 'odd-')), 'picture')
  await picture().toFile(path)
  const images = [{ path, kind: 'image' as const, mimeType: 'image/png' }]
  expect(await make('text_to_image', { images })).toHaveLength(1)
})
