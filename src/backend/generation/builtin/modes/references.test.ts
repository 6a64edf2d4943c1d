import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productScenes } from '../../../../../tests/support/product-scenes.ts'
import type { GenerationRequest, LocalFile } from '../../provider.ts'
import { referencePictures } from './references.ts'
import { textToImage } from './text-to-image.ts'

/** A color in no palette. */
const SIGN = '#ff00ff'
let folder: string
let logo: LocalFile
let bottle: LocalFile
let pair: LocalFile

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-references-'))
  const scenes = await productScenes()
  const put = async (name: string, image: Sharp): Promise<LocalFile> => {
    const path = join(folder, `${name}.png`)
    await image.png().toFile(path)
    return { path, kind: 'image', mimeType: 'image/png' }
  }
  const scene = (name: string) => {
    const { data, width, height } = scenes.find((one) => one.name === name)?.pixels ?? {
      data: Buffer.alloc(0),
      width: 0,
      height: 0,
    }
    return sharp(data, { raw: { width, height, channels: 4 } })
  }
  const word = [0, 1, 2, 3].map(
    (at) => `<rect x="${20 + at * 90}" y="20" width="60" height="110" rx="9" fill="${SIGN}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="150">${word.join('')}</svg>`
  logo = await put('logo', sharp(Buffer.from(svg)))
  bottle = await put('bottle', scene('bottle on white'))
  pair = await put('pair', scene('two products on beige'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const requestOf = (given: Partial<GenerationRequest>): GenerationRequest => ({
  taskId: 'test',
  workflowType: 'text_to_image',
  model: 'adloom-studio-image',
  prompt: 'Cold pressed oil, 20% off, shop now',
  language: 'en',
  width: 320,
  height: 400,
  aspectRatio: '4:5',
  resolution: '1k',
  durationSeconds: 0,
  fps: 0,
  generateAudio: false,
  watermark: false,
  count: 1,
  seed: 3,
  images: [],
  workDir: folder,
  ...given,
})
const read = (given: Partial<GenerationRequest>) => {
  const request = requestOf(given)
  return referencePictures(request, {})
}

test('a logo among the references is the logo, whatever its place in the list', async () => {
  for (const images of [
    [logo, bottle],
    [bottle, logo],
  ]) {
    const { pictures, logo: sign } = await read({ images })
    expect(pictures).toHaveLength(1)
    expect(sign?.width).toBeGreaterThan(sign?.height ?? 0)
  }
})

test('a logo alone is a logo, and the ad is made of its words', async () => {
  const { logo: sign, pictures, isEachShown } = await read({ images: [logo], prompt: 'Coffee' })
  expect(sign).not.toBeNull()
  expect(pictures).toEqual([])
  expect(isEachShown).toBe(false)
})

test('a picture known to be of a product is shown, however much it looks like a logo', async () => {
  const product = { ...logo, isProduct: true }
  const alone = await read({ images: [product], prompt: 'Red ball with our logo' })
  expect([alone.logo, alone.isEachShown]).toEqual([null, true])
  const beside = await read({ images: [product, logo] })
  expect(beside.logo).not.toBeNull()
  expect(beside.pictures).toHaveLength(1)
})

test('the one picture that shall move is what moves, logo or not', async () => {
  const { logo: sign, pictures } = await read({ images: [logo], workflowType: 'image_to_video' })
  expect([sign, pictures.length > 0]).toEqual([null, true])
})

test('a picture of a place is a view, and nothing in it is cut out', async () => {
  const house = { images: [bottle], prompt: 'House for sale in Leeds, 3 bedrooms, £320,000' }
  const { pictures, notes } = await read(house)
  expect([pictures[0]?.isCutOut, notes]).toEqual([false, []])
  expect((await read({ images: [bottle] })).pictures[0]?.isCutOut).toBe(true)
})

test('two products in one picture are two products', async () => {
  const { pictures } = await read({ images: [pair] })
  expect(pictures).toHaveLength(2)
  expect((pictures[0]?.width ?? 0) / (pictures[0]?.height ?? 1)).toBeCloseTo(120 / 190, 1)
})

test('the logo stands small at the top, on every variation', async () => {
  const outputs = await textToImage(requestOf({ images: [bottle, logo], count: 3 }), {
    report: () => {},
    signal: new AbortController().signal,
  })
  for (const { path } of outputs) {
    const { data, info } = await sharp(path)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let [count, lowest] = [0, 0]
    for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3)
      if (red < 225 || green > 40 || blue < 225) continue
      count += 1
      lowest = Math.floor(pixel / info.width)
    }
    const share = count / (info.width * info.height)
    expect(share).toBeGreaterThan(0.002)
    expect(share).toBeLessThan(0.06)
    expect(lowest).toBeLessThan(info.height * 0.25)
  }
})
