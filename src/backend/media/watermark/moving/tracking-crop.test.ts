import { expect, test } from 'vitest'
import { type Samples, stackPatches } from '../picture/layout.ts'
import { trackingCrop } from './tracking-crop.ts'

const [WIDTH, HEIGHT] = [240, 200]
const BOX = { x: 101, y: 90, w: 21, h: 10 }
const stack = stackPatches([{ x: 0, y: 0, w: WIDTH, h: HEIGHT }])
const patch = stack.patches[0]!
const crop = trackingCrop(patch, BOX)

/** Every luma sample encodes its position, and every chroma sample in another way. */
function picture(kind: Uint8ArrayConstructor | Uint16ArrayConstructor = Uint16Array): Samples {
  const samples: Samples = new kind(stack.sampleCount)
  for (const [n, { offset, stride, width, height }] of patch.planes.entries())
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) samples[offset + y * stride + x] = (n + 1) * (x + 250 * y) + n
  return samples
}

function sampleAt(samples: Samples, view: typeof patch, plane: 0 | 1 | 2, x: number, y: number) {
  const { offset, stride } = view.planes[plane]
  return samples[offset + y * stride + x]
}

test('the crop goes along on even pixels, and the rest of the way is its phase', () => {
  const point = { x: 7.3, y: -4.6 }
  const [corner, phase] = [crop.cornerAt(point), crop.phaseAt(point)]
  expect([corner.x % 2, corner.y % 2]).toEqual([0, 0])
  expect(corner.x + crop.box.x + phase.x).toBeCloseTo(BOX.x + point.x, 6)
  expect(corner.y + crop.box.y + phase.y).toBeCloseTo(BOX.y + point.y, 6)
  expect(Math.max(Math.abs(phase.x), Math.abs(phase.y))).toBeLessThanOrEqual(1)
  expect(crop.box).toMatchObject({ w: BOX.w, h: BOX.h })
})

test('all planes are cut at the corner; beyond the border its nearest samples are repeated', () => {
  const corner = { x: -6, y: 20 }
  const small = crop.cut(picture(), corner)
  expect(sampleAt(small, crop.view, 0, 16, 3)).toBe(10 + 250 * 23)
  expect(sampleAt(small, crop.view, 0, 2, 3)).toBe(250 * 23)
  expect(sampleAt(small, crop.view, 1, 8, 4)).toBe(2 * (5 + 250 * 14) + 1)
  expect(sampleAt(small, crop.view, 2, 1, 4)).toBe(3 * (250 * 14) + 2)
})

test('a cut has as many bits as the picture', () => {
  expect(crop.cut(picture(Uint8Array), { x: 0, y: 0 })).toBeInstanceOf(Uint8Array)
  expect(crop.cut(picture(), { x: 0, y: 0 })).toBeInstanceOf(Uint16Array)
})

test.each([[{ x: 20, y: 10 }], [{ x: -40, y: -30 }], [{ x: 120, y: 96 }]])(
  'what is pasted lands where it was cut, and nowhere else: %o',
  (corner) => {
    const [small, into] = [crop.cut(picture(), corner), picture().fill(9999)]
    crop.paste(small, corner, into)
    const [whole, outside] = [picture(), new Uint16Array(1).fill(9999)[0]]
    const { width, height } = crop.view.planes[0]
    for (const [x, y] of [
      [0, 0],
      [100, 80],
      [25, 15],
      [WIDTH - 1, HEIGHT - 1],
    ] as const) {
      const isInside =
        x >= corner.x && y >= corner.y && x < corner.x + width && y < corner.y + height
      const wanted = isInside ? sampleAt(whole, patch, 0, x, y) : outside
      expect(sampleAt(into, patch, 0, x, y), `${x} ${y}`).toBe(wanted)
    }
  },
)

test('what lies outside of the patch is told, once for every place alike', () => {
  expect(crop.outsideAt({ x: 10, y: 8 })).toBeNull()
  const outside = crop.outsideAt({ x: -4, y: 8 })!
  const { width, height } = crop.view.planes[0]
  const columns = Array.from({ length: width }, (_, x) => outside.data[5 * width + x])
  expect(columns.indexOf(0)).toBe(4)
  expect(outside.data.reduce((sum, bit) => sum + bit, 0)).toBe(4 * height)
  expect(crop.outsideAt({ x: -4, y: 10 })).toBe(outside)
})
