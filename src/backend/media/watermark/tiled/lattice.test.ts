import { expect, test } from 'vitest'
import { noise, planeOf } from '../../../../../tests/support/planes.ts'
import { cellPixel, findLattice, type Lattice, placeInCell } from './lattice.ts'

const LATTICE: Lattice = { across: 5, down: 3, shift: 2 }

/** Whether a step is a whole number of rows down, each with its shift, and of cells across. */
function isStep(dx: number, dy: number, { across, down, shift }: Lattice): boolean {
  return dy % down === 0 && (dx - (dy / down) * shift) % across === 0
}

test('two pixels share a number exactly when a step of the lattice leads from one to the other', () => {
  const numbers = new Set<number>()
  for (let y = -6; y < 9; y++)
    for (let x = -10; x < 10; x++) {
      const number = cellPixel(LATTICE, x, y)
      numbers.add(number)
      expect(number === cellPixel(LATTICE, 1, 1)).toBe(isStep(x - 1, y - 1, LATTICE))
    }
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, n) => n))
})

test('the neighbour copies of a pixel, beside it and below it, count one further', () => {
  const place = { pixel: 0, copy: 0 }
  const at = (x: number, y: number) => {
    placeInCell(LATTICE, x, y, place)
    return { ...place }
  }
  const { pixel, copy } = at(6, 4)
  expect(pixel).toBe(cellPixel(LATTICE, 6, 4))
  expect(at(6 + LATTICE.across, 4)).toEqual({ pixel, copy: copy + 1 })
  expect(at(6 + LATTICE.shift, 4 + LATTICE.down)).toEqual({ pixel, copy: copy + 1 })
})

/** Sparse strokes, the same in every cell, under noise that differs everywhere. */
const repeated = ({ across, down, shift }: Lattice) =>
  planeOf(128, 112, (x, y) => {
    const row = Math.floor(y / down)
    const column = (((x - row * shift) % across) + across) % across
    const stroke = noise(column >> 1, (y - row * down) >> 1, 1) > 0.8 ? 4 : 0
    return stroke - 0.8 + 3 * (noise(x, y, 2) - 0.5)
  })

test.each<[string, Lattice]>([
  ['square', { across: 32, down: 24, shift: 0 }],
  ['shifted from row to row', { across: 32, down: 24, shift: 11 }],
])('the lattice of a repeated detail is found: %s', (_, lattice) => {
  expect(findLattice(repeated(lattice))).toEqual(lattice)
})

test('detail that does not repeat itself has no lattice', () => {
  expect(findLattice(planeOf(128, 112, (x, y) => noise(x, y) - 0.5))).toBeNull()
})
