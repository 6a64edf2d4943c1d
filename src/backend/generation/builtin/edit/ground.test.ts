import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recognise } from '../picture/cut-out.ts'
import { createRandom } from '../random.ts'
import { replaceGround } from './ground.ts'
import type { Pixels } from './pixels.ts'
import { readInstruction } from './read-instruction.ts'

const SIZE = { width: 400, height: 400 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-ground-'))
})
afterAll(() => rm(folder, { recursive: true }))

const STROKES = Array.from({ length: 12 }, (_, at) => at)
const strokes = (left: number, top: number) =>
  STROKES.map((at) => `<rect x="${left + at * 9}" y="${top}" width="4" height="40"/>`).join('')

/** A jar with a printed white label on a plain light background, optionally with ad copy above it. */
async function jar(line: string): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="400" fill="#e4e4e0"/>
    <rect x="120" y="120" width="160" height="240" fill="#b8690e"/>
    <rect x="130" y="190" width="140" height="90" fill="#f4f4f0"/>
    <g fill="#40200a">${strokes(146, 215)}${line}</g></svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const pixels = { data, ...SIZE }
  await recognise(pixels, 'jar', () => matte())
  return pixels
}

async function matte(): Promise<string> {
  const path = join(folder, 'matte.png')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/><rect x="120" y="120" width="160" height="240" fill="#fff"/></svg>'
  await sharp(Buffer.from(svg)).greyscale().png().toFile(path)
  return path
}

const onBlue = (pixels: Pixels) =>
  replaceGround([pixels], SIZE, readInstruction('Blue background', 'en'), createRandom(1))

/** Counts whitish pixels: those of the label, slightly tinted by the new light. */
const whites = ({ data }: Pixels) => {
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
    if (Math.min(red, green, blue) > 190 && blue - red < 40) count += 1
  }
  return count
}

test('what is written on a product’s label makes no ad of its photograph: the label keeps its white', async () => {
  const after = await onBlue(await jar(''))
  expect(whites(after)).toBeGreaterThan(4_000)
})

test('a line beside the product makes an ad of it, which keeps all its words where they are', async () => {
  const before = await jar(strokes(20, 40))
  const after = await onBlue(before)
  const dark = (x: number, y: number) => after.data[(y * SIZE.width + x) * 4]! < 110
  expect(STROKES.every((at) => dark(20 + at * 9 + 1, 60))).toBe(true)
})
