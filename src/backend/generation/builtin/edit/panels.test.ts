import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onPanels } from './panels.ts'

const WIDE = { width: 640, height: 320 }

async function drawn(body: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">${body}</svg>`
  const data = await sharp(Buffer.from(svg)).flatten().ensureAlpha().raw().toBuffer()
  return { data, width: 320, height: 320 }
}
const CHECKS = Array.from(
  { length: 400 },
  (_, at) =>
    `<rect x="${(at % 20) * 16}" y="${Math.floor(at / 20) * 16}" width="16" height="16" fill="${(at + Math.floor(at / 20)) % 2 ? '#113355' : '#eecc88'}"/>`,
).join('')

type Pixels = Awaited<ReturnType<typeof onPanels>>
const isRed = ({ data, width }: Pixels, x: number, y: number) => {
  const at = (y * width + x) * 4
  return data[at]! > 150 && data[at + 1]! < 90
}
const greenAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 1]!

test('a plain ground goes on without a seam, and what stands on it is not seen twice', async () => {
  const plain =
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#efe9df"/><stop offset="1" stop-color="#c9bfae"/></linearGradient><rect width="320" height="320" fill="url(#g)"/><rect x="20" y="120" width="90" height="120" fill="#c8372d"/>'
  const result = await onPanels(await drawn(plain), WIDE)
  let red = 0
  for (let x = 0; x < WIDE.width; x += 1) if (isRed(result, x, 180)) red += 1
  expect(red).toBeGreaterThan(85)
  expect(red).toBeLessThan(95)
  for (const y of [20, 160, 300])
    for (const seam of [160, 480])
      expect(Math.abs(greenAt(result, seam - 2, y) - greenAt(result, seam + 2, y))).toBeLessThan(4)
})

test('beside a busy picture lies the same one far out of focus, and nothing sharp or mirrored', async () => {
  const result = await onPanels(await drawn(CHECKS), WIDE)
  const steps = (from: number, to: number) => {
    let sum = 0
    for (let x = from + 1; x < to; x += 1)
      sum += Math.abs(greenAt(result, x, 150) - greenAt(result, x - 1, 150))
    return sum / (to - from)
  }
  expect(steps(170, 470)).toBeGreaterThan(6)
  expect(steps(0, 150)).toBeLessThan(1.5)
  expect(steps(490, 640)).toBeLessThan(1.5)
})

test('the picture itself stands in the middle as it was', async () => {
  const picture = await drawn(CHECKS)
  const result = await onPanels(picture, WIDE)
  for (const [x, y] of [
    [8, 8],
    [152, 200],
    [311, 311],
  ] as const)
    expect(greenAt(result, x + 160, y)).toBe(greenAt(picture, x, y))
})
