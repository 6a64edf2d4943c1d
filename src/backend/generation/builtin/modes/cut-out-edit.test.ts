import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GenerationRequest } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'
import type { MatteOf } from '../matting/matting.ts'
import { openMatting } from '../matting/open-matting.ts'

const WIDTH = 320
const HEIGHT = 240
let folder: string
let matte: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-cut-out-'))
  matte = join(folder, 'matte.png')
  await drawn(`<rect width="320" height="240"/>${BALL('#fff')}`)
    .resize(1_024, 1_024, { fit: 'fill' })
    .greyscale()
    .png()
    .toFile(matte)
})
afterAll(() => rm(folder, { recursive: true }))

const drawn = (body: string): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`,
    ),
  )
const BALL = (colour: string) => `<circle cx="160" cy="120" r="70" fill="${colour}"/>`
/** A ground that only a recognition model separates from the object. */
const STRIPES = Array.from(
  { length: 16 },
  (_, at) =>
    `<rect x="${at * 20}" width="20" height="240" fill="${at % 2 ? '#22aa77' : '#dd3333'}"/>`,
).join('')
const photo = () => drawn(STRIPES + BALL('#2233cc')).flatten()

const noModel: MatteOf = async () => null

/** Removes the ground from a picture file, using a matte like the model's. */
async function cutOutOf(image: Sharp, matteOf: MatteOf = async () => matte) {
  const workDir = await mkdtemp(join(folder, 'render-'))
  const path = join(workDir, 'picture')
  await writeFile(path, await image.toBuffer())
  const request: GenerationRequest = {
    taskId: 'test',
    workflowType: 'image_edit',
    model: 'adloom-studio-image',
    prompt: 'Remove the background',
    language: 'en',
    width: WIDTH,
    height: HEIGHT,
    aspectRatio: '4:3',
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
  const progress = { report: () => {}, signal: new AbortController().signal, matteOf }
  const [output] = await makeOutputs(request, progress)
  return output?.path ?? ''
}

test('[D10.05] a picture cut out by the model says so in its metadata, and that none made it', async () => {
  const { xmp } = await sharp(await cutOutOf(photo().png())).metadata()
  expect(xmp?.toString()).toContain('A recognition model cut objects out of the given pictures')
  expect(xmp?.toString()).toContain('no AI model made any picture')
  expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicallyEnhanced')
})

test('[D10.05] a picture cut out by its plain ground alone claims no model', async () => {
  const plain = drawn(`<rect width="320" height="240" fill="#eee"/>${BALL('#c33')}`).flatten()
  const { xmp } = await sharp(await cutOutOf(plain.png(), noModel)).metadata()
  expect(xmp?.toString()).toContain('without an AI model')
})

test.each<[string, () => Sharp]>([
  ['of 49 megapixels', () => photo().resize(8_080, 6_060, { fit: 'fill' }).jpeg({ quality: 60 })],
  ['in CMYK', () => photo().toColourspace('cmyk').jpeg()],
  ['of 16 bits', () => photo().toColourspace('rgb16').png()],
  ['with a wide gamut', () => photo().withIccProfile('p3').png()],
])('a picture %s loses its ground and keeps its object', async (_what, make) => {
  const { data, info } = await sharp(await cutOutOf(make()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
  expect(info).toMatchObject({ width: WIDTH, height: HEIGHT })
  expect(alpha(WIDTH / 2, HEIGHT / 2)).toBe(255)
  for (const x of [2, WIDTH - 3]) expect(alpha(x, HEIGHT / 2), String(x)).toBe(0)
})

/** Fails the test if called: such a picture needs no model. */
const neverAsked: MatteOf = () => Promise.reject(new Error('The model was asked.'))

test('a logo on nothing stays as it is, and the model is not asked', async () => {
  const logo = drawn('<rect x="90" y="70" width="140" height="100" fill="#d03050"/>').png()
  const { data, info } = await sharp(await cutOutOf(logo, neverAsked))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = ((info.height / 2) * info.width + info.width / 2) * 4
  expect([...data.subarray(middle, middle + 4)]).toEqual([0xd0, 0x30, 0x50, 255])
  expect(data[3]).toBe(0)
})

test('a picture of one colour is refused for having no object, and the model is not asked', async () => {
  const empty = drawn('<rect width="320" height="240" fill="#3a7d5c"/>').flatten().png()
  await expect(cutOutOf(empty, neverAsked)).rejects.toMatchObject({
    code: 'cut_out_uncertain',
    details: { reason: 'no_object' },
  })
})

test('a busy ground without a model is refused as busy, not as empty', async () => {
  const dots = Array.from({ length: 90 }, (_, at) => {
    const [x, y, hue] = [(at * 137) % WIDTH, (at * 89) % HEIGHT, (at * 47) % 360]
    return `<circle cx="${x}" cy="${y}" r="${8 + ((at * 31) % 30)}" fill="hsl(${hue} 60% ${25 + ((at * 13) % 55)}%)"/>`
  })
  const crowd = drawn(`<rect width="320" height="240" fill="#8a8f7a"/>${dots.join('')}`).flatten()
  await expect(cutOutOf(crowd.png(), noModel)).rejects.toMatchObject({
    code: 'cut_out_uncertain',
    details: {},
  })
})

test('an installation may do without the model', () => {
  const settings = { CUTOUT_MODEL: 'off', dataDir: folder, UPLOAD_RETENTION_HOURS: 1 } as const
  expect(openMatting(settings)).toBeNull()
})
