import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { depthField } from './depth.ts'
import { inBetween } from './in-between.ts'
import { type Raster, warp } from './warp.ts'

const SIZE = { width: 200, height: 140 }

/** A textured scene with a disc at a position, as pixels. */
function scene(x: number, colours = ['#223355', '#ffcc33']): Raster {
  const { ctx } = surface(SIZE.width, SIZE.height)
  ctx.fillStyle = colours[0]!
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  ctx.fillStyle = colours[1]!
  ctx.beginPath()
  ctx.arc(x, 70, 26, 0, Math.PI * 2)
  ctx.fill()
  return { ...SIZE, data: ctx.getImageData(0, 0, SIZE.width, SIZE.height).data }
}

const empty = (): Raster => ({ ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height * 4) })

function distance(one: Raster, other: Raster): number {
  let sum = 0
  for (const [index, value] of one.data.entries()) sum += Math.abs(value - other.data[index]!)
  return sum / one.data.length
}

const crossFade = (one: Raster, other: Raster): Raster => ({
  ...SIZE,
  data: Uint8Array.from(one.data, (value, index) => (value + other.data[index]!) / 2),
})

test('a thing that moved is met half-way, not twice as a ghost', () => {
  const [first, last, truth] = [scene(80), scene(116), scene(98)]
  const middle = empty()
  inBetween(first, last)(middle, 0.5)
  expect(distance(middle, truth)).toBeLessThan(distance(crossFade(first, last), truth) * 0.5)
})

test.each([
  ['moved things', () => scene(110)],
  ['another picture', () => scene(40, ['#e0d8c8', '#117755'])],
])('the way to %s begins on the first and ends on the last picture', (_what, makeLast) => {
  const [first, last] = [scene(80), makeLast()]
  const draw = inBetween(first, last)
  const [start, end] = [empty(), empty()]
  draw(start, 0)
  draw(end, 1)
  expect(distance(start, first)).toBeLessThan(1)
  expect(distance(end, last)).toBeLessThan(1)
})

test('between unlike pictures no moment is a plain cross-fade', () => {
  const [first, last] = [scene(80), scene(40, ['#e0d8c8', '#117755'])]
  const middle = empty()
  inBetween(first, last)(middle, 0.5)
  expect(distance(middle, crossFade(first, last))).toBeGreaterThan(8)
})

test('in parallax the foot of a picture moves against its top', () => {
  const { ctx } = surface(SIZE.width, SIZE.height)
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  ctx.fillStyle = '#fff'
  for (const y of [10, 125]) ctx.fillRect(98, y, 4, 6)
  const picture: Raster = { ...SIZE, data: ctx.getImageData(0, 0, SIZE.width, SIZE.height).data }
  const shifted = empty()
  warp(shifted, picture, { scale: 1, x: 0, y: 0, field: depthField(picture), strength: [16, 0] })
  const column = (row: number) => {
    const line = Array.from(
      { length: SIZE.width },
      (_, x) => shifted.data[(row * SIZE.width + x) * 4]!,
    )
    return line.indexOf(Math.max(...line))
  }
  expect(column(12)).toBeGreaterThan(column(127) + 4)
})
