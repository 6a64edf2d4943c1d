import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { markLayer } from '../layout/mark.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { choosePairing } from '../type/pairing.ts'
import { withoutMark } from './old-mark.ts'

const [WIDTH, HEIGHT] = [720, 900]
const STYLE = choosePairing(understand('', 'en'), createRandom(1, 'mark')).text

/** A light picture, with or without a mark in its corner, and with text of its own above that corner. */
function picture(mark: string | null) {
  const { canvas, ctx } = surface(WIDTH, HEIGHT)
  ctx.fillStyle = '#3d6b58'
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  ctx.fillStyle = '#f4e8d8'
  for (let x = 40; x < 300; x += 24) ctx.fillRect(x, HEIGHT - 40, 12, 16)
  if (mark) markLayer({ width: WIDTH, height: HEIGHT }, mark, STYLE).paint(ctx)
  const { data } = canvas.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT)
  return { data: Buffer.from(data), width: WIDTH, height: HEIGHT }
}

/** How far the lightest pixel of the corner is from the background. */
function inkIn({ data }: { data: Buffer }): number {
  let most = 0
  for (let y = HEIGHT - 40; y < HEIGHT; y += 1)
    for (let x = WIDTH - 260; x < WIDTH; x += 1)
      most = Math.max(most, Math.abs(data[(y * WIDTH + x) * 4]! - 0x3d))
  return most
}

test.each(['Made with the built-in engine', '内蔵エンジンで作成', '내장 엔진으로 제작'])(
  'the old mark %s is gone',
  (mark) => {
    const marked = picture(mark)
    expect(inkIn(marked)).toBeGreaterThan(100)
    expect(inkIn(withoutMark(marked))).toBeLessThan(24)
  },
)

test('words elsewhere stay as they are, and so does a picture without a mark', () => {
  const plain = picture(null)
  expect(withoutMark(plain).data.equals(plain.data)).toBe(true)
  const left = (pixels: { data: Buffer }) =>
    pixels.data.subarray((HEIGHT - 40) * WIDTH * 4, ((HEIGHT - 40) * WIDTH + 300) * 4)
  expect(left(withoutMark(picture('Made with the built-in engine'))).equals(left(plain))).toBe(true)
})
