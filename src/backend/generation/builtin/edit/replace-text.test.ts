import sharp from 'sharp'
import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { textLayer } from '../layout/text-layer.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { fitText } from '../type/fit-text.ts'
import { choosePairing } from '../type/pairing.ts'
import { pixelsOf } from './ground.ts'
import { findWords, paintNewWords } from './replace-text.ts'

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
