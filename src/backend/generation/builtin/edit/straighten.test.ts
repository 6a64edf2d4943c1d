import sharp from 'sharp'
import { expect, test } from 'vitest'
import { straightened, tiltOf } from './straighten.ts'

const ROOM =
  '<rect width="900" height="700" fill="#dfe8ee"/><rect y="430" width="900" height="270" fill="#9b7a58"/><rect x="120" y="90" width="180" height="220" fill="#6d8fb0" stroke="#fff" stroke-width="14"/><rect x="560" y="200" width="120" height="300" fill="#b5382e"/>'

async function room(degrees: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">${ROOM}</svg>`
  const turned = await sharp(Buffer.from(svg)).rotate(degrees, { background: '#dfe8ee' }).toBuffer()
  const { data, info } = await sharp(turned)
    .resize(720, 560, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

test.each([-6, -2.5, 0, 3.2])('a room held %d degrees askew is told to be so', async (degrees) => {
  expect(Math.abs((await tiltOf(await room(degrees)))! - degrees)).toBeLessThan(0.4)
})

test('straightened, its lines are level, and no corner is empty', async () => {
  const level = await straightened(await room(4))
  if (!level) throw new Error('No lines were found.')
  expect(Math.abs((await tiltOf(level))!)).toBeLessThan(0.4)
  const { width, height, data } = level
  expect(width / height).toBeCloseTo(720 / 560, 1)
  for (const pixel of [0, width - 1, (height - 1) * width, height * width - 1])
    expect(data[pixel * 4 + 3]).toBe(255)
})

test('a picture without long lines has no tilt that one could know', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const data = await sharp({
    create: { width: 480, height: 400, channels: 3, background: '#888', noise },
  })
    .ensureAlpha()
    .raw()
    .toBuffer()
  expect(await straightened({ data, width: 480, height: 400 })).toBeNull()
})
