import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tripleOf } from '../../../media/triple.ts'
import type { GenerationRequest, OutputFile } from '../../provider.ts'
import { textToImage } from './text-to-image.ts'

const PROMPTS = [
  'Running shoes, 30% off, shop now',
  'A cozy autumn candle with warm bokeh lights',
  'Wireless headphones, waterproof, 30h battery, 2-year warranty, $79 instead of $129',
  '“The best coffee in town” – Anna M.',
  'Minimal poster for a Scandinavian sofa in beige',
  'Summer sale at Bloom: up to 50% off all dresses, free shipping',
  'Yoga studio, calm pastel colours',
  'Neon gaming laptop, new arrival',
  'Hotel am Meer, ab 89 €, jetzt buchen',
  'ランニングシューズ、今すぐ購入',
]
/** Minimum share of the 16 × 16 picture's brightness steps, and of its colors, that must differ. */
const DISTANCE_MIN = 0.12

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-variations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const requestOf = (given: Partial<GenerationRequest>): GenerationRequest => ({
  taskId: 'test',
  workflowType: 'text_to_image',
  model: 'adloom-studio-image',
  prompt: PROMPTS[0]!,
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
  seed: 7,
  images: [],
  workDir: folder,
  ...given,
})

const make = (given: Partial<GenerationRequest>) =>
  textToImage(requestOf(given), { report: () => {}, signal: new AbortController().signal })

/** Difference hash of the brightness, and a histogram of the colors. */
async function lookOf({ path }: OutputFile) {
  const grey = await sharp(path).greyscale().resize(17, 16, { fit: 'fill' }).raw().toBuffer()
  const steps = Array.from({ length: 256 }, (_, index) => {
    const at = Math.floor(index / 16) * 17 + (index % 16)
    return grey[at]! > grey[at + 1]!
  })
  const { data } = await sharp(path)
    .removeAlpha()
    .resize(64, 64, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Array<number>(64).fill(0)
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = tripleOf((channel) => data[at + channel]! >> 6)
    const bin = red * 16 + green * 4 + blue
    colours[bin] = colours[bin]! + 1 / 4096
  }
  return { steps, colours }
}

type Look = Awaited<ReturnType<typeof lookOf>>

function distance(one: Look, other: Look): number {
  const steps = one.steps.filter((step, index) => step !== other.steps[index]).length / 256
  const colours =
    one.colours.reduce((sum, share, index) => sum + Math.abs(share - other.colours[index]!), 0) / 2
  return (steps + colours) / 2
}

test('four variations of one prompt differ from one another in layout, form and colour', async () => {
  for (const prompt of PROMPTS) {
    const outputs = await make({ prompt, count: 4 })
    const looks = await Promise.all(outputs.map(lookOf))
    expect(new Set(outputs.map(({ style }) => style?.layout)).size, prompt).toBe(4)
    for (const [index, look] of looks.entries()) {
      for (const other of looks.slice(index + 1)) {
        expect(distance(look, other), prompt).toBeGreaterThan(DISTANCE_MIN)
      }
    }
  }
}, 120_000)

test('the same seed gives the same bytes, another seed others', async () => {
  const bytes = async (seed: number) => {
    const [output] = await make({ seed })
    return readFile(output!.path)
  }
  const first = await bytes(7)
  expect(first.equals(await bytes(7))).toBe(true)
  expect(first.equals(await bytes(8))).toBe(false)
})

test('more like a result keeps its layout, colours and fonts, and is not the same again', async () => {
  const [first] = await make({ seed: 21 })
  const style = first!.style!
  const before = await lookOf(first!)
  const more = await make({ seed: 99, count: 3, style: JSON.parse(JSON.stringify(style)) })
  for (const output of more) {
    expect(output.style).toEqual(style)
    expect(distance(before, await lookOf(output))).toBeGreaterThan(0)
  }
})

test('a look that is not ours is left alone', async () => {
  const [output] = await make({ style: { layout: 'of another engine', palette: null } })
  expect(output?.style?.layout).not.toBe('of another engine')
})
