import sharp from 'sharp'
import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { textLayer } from '../layout/text-layer.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { fitText } from '../type/fit-text.ts'
import { choosePairing } from '../type/pairing.ts'
import { pixelsOf } from './ground.ts'
import { findWords, paintNewWords, withoutAnyWords } from './replace-text.ts'

const pairing = choosePairing(understand('Sale', 'en'), createRandom(1))
const SIZE = { width: 400, height: 300 }
const GROUND = '#f3ead8'

/** A poster with a large and a small line. */
function poster() {
  const { canvas, ctx } = surface(SIZE.width, SIZE.height)
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  const put = (text: string, y: number, maxSize: number) =>
    textLayer(
      'headline',
      fitText({
        text,
        style: pairing.text,
        maxWidth: 340,
        maxHeight: 90,
        maxLines: 1,
        minSize: 8,
        maxSize,
      }),
      { x: 30, y, width: 340, align: 'start' },
      { colour: '#7a1f3d', ground: GROUND },
    ).paint(ctx)
  put('Summer sale', 40, 52)
  put('Only this week', 140, 22)
  return pixelsOf(canvas, SIZE)
}

test('the largest words are found, or those with as many letters as were said', () => {
  const pixels = poster()
  const large = findWords(pixels, null)?.block.box
  const small = findWords(pixels, 'Only this week!')?.block.box
  expect(large?.y).toBeLessThan(80)
  expect(small?.y).toBeGreaterThan(120)
  expect(large?.height).toBeGreaterThan((small?.height ?? 0) * 1.6)
})

test('taken out, no trace of them is left, and the new ones have their place and colour', () => {
  const pixels = poster()
  const words = findWords(pixels, 'Summer sale')
  if (!words) throw new Error('The words were not found.')
  const clean = words.without
  const inside = (data: Buffer, isInk: boolean) => {
    let count = 0
    for (let y = 30; y < 110; y += 1)
      for (let x = 20; x < 390; x += 1)
        if (data[(y * SIZE.width + x) * 4 + 1]! < 120 === isInk) count += 1
    return count
  }
  expect(inside(pixels.data, true)).toBeGreaterThan(500)
  expect(inside(clean.data, true)).toBe(0)
  const { canvas, ctx } = surface(SIZE.width, SIZE.height)
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  paintNewWords(ctx, words, 'Winter deal', pairing)
  const { data } = pixelsOf(canvas, SIZE)
  const share = inside(data, true) / inside(pixels.data, true)
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(1.8)
})

test('words on a busy ground, and no words at all, are not found', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const { data } = await sharp({ create: { ...SIZE, channels: 3, background: '#888', noise } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(findWords({ data, ...SIZE }, 'Sale')).toBeNull()
  expect(
    findWords({ data: Buffer.alloc(SIZE.width * SIZE.height * 4, 230), ...SIZE }, null),
  ).toBeNull()
})

/** Yellow words on gravel, a background without a single color. */
async function sign() {
  const noise = { type: 'gaussian', mean: 110, sigma: 34 } as const
  const stones = await sharp({
    create: { width: 700, height: 500, channels: 3, background: '#777', noise },
  })
    .blur(1.6)
    .linear(2.2, -120)
    .greyscale()
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const { canvas, ctx } = surface(700, 500)
  textLayer(
    'headline',
    fitText({
      text: 'SUMMER SALE',
      style: { ...pairing.text, weight: 800 },
      maxWidth: 560,
      maxHeight: 90,
      maxLines: 1,
      minSize: 20,
      maxSize: 70,
    }),
    { x: 60, y: 100, width: 560, align: 'start' },
    { colour: '#f8e13a', ground: '#777777' },
  ).paint(ctx)
  const { data } = await sharp(stones)
    .composite([{ input: await canvas.encode('png') }])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: 700, height: 500 }
}

test('words on a textured ground are taken out, and the texture goes on where they stood', async () => {
  const pixels = await sign()
  const clean = withoutAnyWords(pixels)
  if (!clean) throw new Error('The words were not found.')
  const yellow = (data: Buffer) => {
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if (data[at]! - data[at + 2]! > 90 && data[at]! > 180) count += 1
    return count
  }
  expect(yellow(pixels.data)).toBeGreaterThan(3_000)
  expect(yellow(clean.data)).toBe(0)
  const grain = (top: number) => {
    const values: number[] = []
    for (let y = top; y < top + 40; y += 1)
      for (let x = 120; x < 560; x += 1) values.push(clean.data[(y * 700 + x) * 4 + 1]!)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  }
  expect(grain(115) / grain(350)).toBeGreaterThan(0.75)
  expect(grain(115) / grain(350)).toBeLessThan(1.3)
})
