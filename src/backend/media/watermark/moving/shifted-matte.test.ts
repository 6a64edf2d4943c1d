import { expect, test } from 'vitest'
import { noise, planeOf } from '../../../../../tests/support/planes.ts'
import { CODING_VARIANCE } from '../mark/fit-plane.ts'
import { emptyPlaneMatte, type Matte } from '../mark/matte.ts'
import { createMask, dilated, halved } from '../picture/mask.ts'
import { shifted, shiftedMatte, shiftedPicture } from './shifted-matte.ts'

test('by whole pixels a plane is moved as it is, and repeats its border', () => {
  const plane = planeOf(9, 7, (x, y) => 200 * noise(x, y))
  const moved = shifted(plane, 2, -1)
  for (let y = 0; y < 7; y++)
    for (let x = 0; x < 9; x++) {
      const from = Math.max(0, y - 1) * 9 + Math.min(8, x + 2)
      expect(moved.data[y * 9 + x]).toBeCloseTo(plane.data[from]!, 3)
    }
})

test('between pixels a parabola is followed exactly', () => {
  const parabola = (x: number) => 3 + 2 * x + 0.5 * x * x
  const moved = shifted(planeOf(16, 4, parabola), 0.25, 0)
  for (let x = 2; x < 12; x++) expect(moved.data[16 + x]).toBeCloseTo(parabola(x + 0.25), 3)
})

test('colour, of half the size, moves half as far', () => {
  const ramp = planeOf(12, 8, (x) => 10 * x)
  const [luma, blue, red] = shiftedPicture([ramp, ramp, ramp], { x: 2, y: 0 })
  expect(luma.data[12 + 4]).toBeCloseTo(60, 4)
  expect(blue.data[12 + 4]).toBeCloseTo(50, 4)
  expect(red.data[12 + 4]).toBeCloseTo(50, 4)
})

const SIZE = 32

/** A square of glass with an opaque dot. */
function squareMatte(): Matte {
  const shape = createMask(SIZE, SIZE)
  for (let y = 10; y < 18; y++) shape.data.fill(1, y * SIZE + 8, y * SIZE + 16)
  const small = halved(shape)
  const planes = [shape, small, small].map((mask) => {
    const matte = emptyPlaneMatte(mask)
    matte.transmittance.fill(0.6)
    matte.premultiplied.fill(80)
    matte.variance.fill(CODING_VARIANCE / 0.6 ** 2)
    return matte
  })
  const [luma, blue, red] = planes
  const dot = luma!.indices.indexOf(14 * SIZE + 12)
  luma!.transmittance[dot] = 0
  luma!.premultiplied[dot] = 200
  luma!.variance[dot] = Number.POSITIVE_INFINITY
  return { shape, planes: [luma!, blue!, red!] }
}

test('a matte goes along with its mark: light, colour and what is opaque', () => {
  const home = squareMatte()
  const shape = dilated(home.shape, 4)
  const {
    planes: [luma, blue],
  } = shiftedMatte(home, shape, { x: 2, y: 0 })
  const at = (x: number, y: number) => luma.indices.indexOf(y * SIZE + x)
  expect(luma.transmittance[at(17, 12)]).toBeCloseTo(0.6, 5)
  expect(luma.premultiplied[at(17, 12)]).toBeCloseTo(80, 4)
  expect(luma.transmittance[at(8, 12)]).toBeCloseTo(1, 5)
  expect(luma.transmittance[at(14, 14)]).toBeCloseTo(0, 5)
  expect(luma.variance[at(14, 14)]).toBe(Number.POSITIVE_INFINITY)
  expect(luma.variance[at(12, 12)]).toBeCloseTo(CODING_VARIANCE / 0.6 ** 2, 4)
  expect(blue.transmittance[blue.indices.indexOf(6 * (SIZE / 2) + 8)]).toBeCloseTo(0.6, 5)
  expect(blue.transmittance[blue.indices.indexOf(6 * (SIZE / 2) + 4)]).toBeCloseTo(1, 5)
})

test('a pixel that the opaque part covers only in part is not un-blended', () => {
  const home = squareMatte()
  const {
    planes: [luma],
  } = shiftedMatte(home, dilated(home.shape, 4), { x: 0.5, y: 0 })
  const at = (x: number, y: number) => luma.indices.indexOf(y * SIZE + x)
  for (const x of [12, 13]) {
    expect(luma.transmittance[at(x, 14)]).toBeGreaterThan(0.2)
    expect(luma.variance[at(x, 14)]).toBe(Number.POSITIVE_INFINITY)
  }
})

test('where the mark begins, less is known: it may lie a little off', () => {
  const {
    planes: [luma],
  } = shiftedMatte(squareMatte(), dilated(squareMatte().shape, 4), { x: 0, y: 0 })
  const at = (x: number, y: number) => luma.indices.indexOf(y * SIZE + x)
  expect(luma.variance[at(8, 12)]).toBeGreaterThan(1.05 * luma.variance[at(10, 11)]!)
})
