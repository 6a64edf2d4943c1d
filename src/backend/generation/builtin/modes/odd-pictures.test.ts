import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GenerationRequest } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'
import { readPicture } from '../picture/picture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-odd-'))
})
afterAll(() => rm(folder, { recursive: true }))

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } })
const frames = (format: 'gif' | 'webp') =>
  sharp(Buffer.concat([Buffer.alloc(40 * 30 * 3, 200), Buffer.alloc(40 * 30 * 3, 20)]), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 30 },
  })
    [format]()
    .toBuffer()
/** A still PNG with the header of an animated one, which announces the number of frames. */
async function animatedPng(): Promise<Buffer> {
  const png = await flat(40, 30).png().toBuffer()
  const control = Buffer.alloc(20)
  control.writeUInt32BE(8, 0)
  control.write('acTL', 4, 'latin1')
  control.writeUInt32BE(2, 8)
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16)
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}

/** Run directly in the engine here; the video tests show that its process reports the same. */
async function edit(bytes: Buffer) {
  const workDir = await mkdtemp(join(folder, 'render-'))
  const path = join(workDir, 'picture')
  await writeFile(path, bytes)
  const request: GenerationRequest = {
    taskId: workDir,
    workflowType: 'image_edit',
    model: 'adloom-studio-image',
    prompt: 'warmer',
    language: 'en',
    width: 96,
    height: 96,
    aspectRatio: '1:1',
    resolution: '1k',
    durationSeconds: 0,
    fps: 0,
    generateAudio: false,
    watermark: false,
    count: 1,
    seed: 5,
    images: [{ path, mimeType: 'image/png', kind: 'image' }],
    workDir,
  }
  const progress = { report: () => {}, signal: new AbortController().signal }
  return { workDir, made: makeOutputs(request, progress) }
}

const ONE_FRAME = ['first_frame_used']

test.each<[string, () => Promise<Buffer>, string[]?]>([
  ['1 by 1 pixel', () => flat(1, 1).png().toBuffer()],
  ['1 by 10,000 pixels', () => flat(1, 10_000).png().toBuffer()],
  ['CMYK', () => flat(50, 40).toColourspace('cmyk').jpeg().toBuffer()],
  ['16 bits', () => flat(50, 40).toColourspace('rgb16').png().toBuffer()],
  ['grey', () => flat(50, 40).toColourspace('b-w').png().toBuffer()],
  ['transparency', () => flat(50, 40).ensureAlpha(0.4).png().toBuffer()],
  ['a wide gamut', () => flat(50, 40).withIccProfile('p3').jpeg().toBuffer()],
  ['a moving GIF', () => frames('gif'), ONE_FRAME],
  ['a moving WebP', () => frames('webp'), ONE_FRAME],
  ['a moving PNG', animatedPng, ONE_FRAME],
])('%s is edited, and what is lost is said', async (_what, make, notes = []) => {
  const [output] = await (await edit(await make())).made
  expect(output).toMatchObject({ kind: 'image', notes })
  expect(await sharp(output?.path).metadata()).toMatchObject({
    width: 96,
    height: 96,
    format: 'png',
  })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is brought upright', async (orientation) => {
  const upright = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'white' },
  })
    .composite([
      {
        input: { create: { width: 60, height: 12, channels: 3, background: 'red' } },
        top: 0,
        left: 0,
      },
    ])
    .png()
    .toBuffer()
  const [angle, isMirrored] = STORED[orientation - 1]!
  const turned = await sharp(upright).rotate(angle).png().toBuffer()
  const stored = isMirrored ? await sharp(turned).flop().png().toBuffer() : turned
  const tagged = await sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
  const { pixels } = await readPictureOf(tagged)
  expect(pixels).toMatchObject({ width: 60, height: 40 })
  const [red = 0, green = 255] = pixels.data.subarray((3 * 60 + 30) * 4)
  expect(red - green).toBeGreaterThan(150)
})

/** How a camera stored what its tag describes: a rotation, then perhaps a mirror. */
const STORED: [number, boolean][] = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [90, true],
  [270, false],
  [270, true],
  [90, false],
]

async function readPictureOf(bytes: Buffer) {
  const path = join(await mkdtemp(join(folder, 'read-')), 'picture.jpg')
  await writeFile(path, bytes)
  return readPicture(path)
}

test('a wide gamut becomes sRGB: its red is not read as a paler one', async () => {
  const wide = await flat(20, 20).withIccProfile('p3').png().toBuffer()
  const { pixels } = await readPictureOf(wide)
  const [red = 0, green = 0, blue = 0] = pixels.data
  expect(Math.abs(red - 0xc0) + Math.abs(green - 0x39) + Math.abs(blue - 0x2b)).toBeLessThan(9)
})

test.each<[string, () => Promise<Buffer>]>([
  [
    'cut short',
    async () => {
      const whole = await flat(400, 300).jpeg().toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
  ],
  ['of nothing', () => Promise.resolve(Buffer.alloc(0))],
  ['of words', () => Promise.resolve(Buffer.from('<html>not a picture</html>'))],
  [
    'of more pixels than any picture has',
    () =>
      Promise.resolve(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><rect width="9" height="9"/></svg>',
        ),
      ),
  ],
])('a file %s is refused by name, and nothing half-written is left', async (_what, make) => {
  const { made, workDir } = await edit(await make())
  await expect(made).rejects.toMatchObject({ code: 'media_unreadable', retryable: false })
  expect(await readdir(workDir)).toEqual(['picture'])
})
