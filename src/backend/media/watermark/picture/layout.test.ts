import { expect, test } from 'vitest'
import { bilinear } from './bilinear.ts'
import { stackPatches } from './layout.ts'
import { createPlane, readPlane, writePixels } from './plane.ts'

const RECTS = [
  { x: 0, y: 0, w: 7, h: 5 },
  { x: 10, y: 4, w: 4, h: 6 },
  { x: 2, y: 2, w: 3, h: 1 },
]

test('patches of odd sides keep all their colour, and no two share a sample', () => {
  const { width, height, patches, sampleCount } = stackPatches(RECTS)
  expect([width, height, sampleCount]).toEqual([8, 14, 8 * 14 + 2 * (4 * 7)])
  const met = new Set<number>()
  for (const { rect, planes } of patches) {
    const halves = [Math.ceil(rect.w / 2), Math.ceil(rect.h / 2)]
    expect(planes.map((plane) => [plane.width, plane.height])).toEqual([
      [rect.w, rect.h],
      halves,
      halves,
    ])
    for (const { offset, stride, ...plane } of planes)
      for (let y = 0; y < plane.height; y++)
        for (let x = 0; x < plane.width; x++) met.add(offset + y * stride + x)
  }
  const wanted = RECTS.map(({ w, h }) => w * h + 2 * Math.ceil(w / 2) * Math.ceil(h / 2))
  expect(met.size).toBe(wanted.reduce((sum, count) => sum + count))
  expect(Math.max(...met)).toBeLessThan(sampleCount)
})

test('luma and both planes of colour lie where the samples of a stacked picture have them', () => {
  const { patches } = stackPatches(RECTS)
  expect(patches.map(({ planes }) => planes.map(({ offset }) => offset))).toEqual([
    [0, 112, 140],
    [6 * 8, 112 + 3 * 4, 140 + 3 * 4],
    [12 * 8, 112 + 6 * 4, 140 + 6 * 4],
  ])
})

test.each([
  ['eight', Uint8Array, 1, 255],
  ['ten', Uint16Array, 1 / 4, 1_023],
] as const)(
  'chosen pixels of %s bits come back where they were, rounded and in range',
  (_bits, Samples, scale, peak) => {
    const view = { width: 3, height: 2, offset: 4, stride: 5 }
    const samples = new Samples(Array.from({ length: 16 }, (_, at) => at))
    const plane = readPlane(samples, view, scale)
    expect([...plane.data]).toEqual([4, 5, 6, 9, 10, 11].map((value) => value * scale))
    plane.data.set([-8, 900, 6.4 * scale, 8.6 * scale, 77, 77])
    writePixels(samples, view, plane, Int32Array.of(0, 1, 2, 3), scale)
    expect([...samples]).toEqual([0, 1, 2, 3, 0, peak, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  },
)

test('between four samples the value leans to the nearest', () => {
  const { data } = { ...createPlane(3, 2), data: Float32Array.of(0, 10, 20, 100, 110, 120) }
  expect(bilinear(data, 3, 0.25, 0)).toBeCloseTo(2.5)
  expect(bilinear(data, 3, 1, 0.75)).toBeCloseTo(85)
  expect(bilinear(data, 3, 1.5, 0.5)).toBeCloseTo(65)
})
