import { expect, test } from 'vitest'
import { noise, planeOf, texture } from '../../../../../tests/support/planes.ts'
import type { Plane } from '../picture/plane.ts'
import { isOverlay } from './is-overlay.ts'
import { cellPixel, type Lattice, placeInCell } from './lattice.ts'
import { boxBlur } from './mean-detail.ts'

const SIZE = 112
const LATTICE: Lattice = { across: 16, down: 12, shift: 5 }

const isStroke = (x: number, y: number): boolean => {
  const pixel = cellPixel(LATTICE, x, y)
  return noise((pixel % LATTICE.across) >> 1, Math.floor(pixel / LATTICE.across) >> 1, 4) > 0.8
}

function copyAt(x: number, y: number): number {
  const place = { pixel: 0, copy: 0 }
  placeInCell(LATTICE, x, y, place)
  return place.copy
}

const textured = (x: number, y: number): number => texture(x / 3, y / 3)

/** Whether strokes drawn like this count as an overlay; there is nothing else in the picture. */
function verdict(
  strokeAt: (x: number, y: number) => number | null,
  background: (x: number, y: number) => number = textured,
): boolean {
  const sample = planeOf(SIZE, SIZE, (x, y) =>
    isStroke(x, y) ? (strokeAt(x, y) ?? background(x, y)) : background(x, y),
  )
  const smooth = boxBlur(sample, 10)
  const detail: Plane = {
    ...sample,
    data: sample.data.map((value, at) => value - smooth.data[at]!),
  }
  return isOverlay(detail, sample, LATTICE)
}

const blended = (x: number, y: number): number => 0.7 * textured(x, y) + 0.3 * 235

test('half-transparent strokes, the same in all copies, are laid over', () => {
  expect(verdict(blended)).toBe(true)
})

test.each<[string, (x: number, y: number) => number | null]>([
  ['nothing shines through', () => 170],
  ['only every other copy shows it', (x, y) => (copyAt(x, y) & 1 ? null : blended(x, y))],
  ['only the upper part of the picture shows it', (x, y) => (y < 40 ? blended(x, y) : null)],
])('a pattern is the picture’s own where %s', (_, strokeAt) => {
  expect(verdict(strokeAt)).toBe(false)
})

test('a pattern that a surface of one tone lacks belongs to the picture', () => {
  const isPlain = (x: number, y: number) => x > 60 && y > 60
  const strokeAt = (x: number, y: number) => (isPlain(x, y) ? null : blended(x, y))
  expect(verdict(strokeAt, (x, y) => (isPlain(x, y) ? 120 : textured(x, y)))).toBe(false)
})
