import { expect, test } from 'vitest'
import { forNeighbours, grown, islands, type Mask, nearestInside } from './mask.ts'

const SIZE = { width: 7, height: 5 }
const pixelAt = (x: number, y: number) => y * SIZE.width + x
const across = (pixel: number) => pixel % SIZE.width
const down = (pixel: number) => Math.floor(pixel / SIZE.width)

function maskOf(...places: [number, number][]): Mask {
  const mask = new Uint8Array(SIZE.width * SIZE.height)
  for (const [x, y] of places) mask[pixelAt(x, y)] = 1
  return mask
}

const CORNERS_AND_MORE = [
  [0, 0],
  [6, 0],
  [0, 4],
  [6, 4],
  [3, 2],
  [6, 2],
  [2, 4],
] as const

test.each(CORNERS_AND_MORE)('%i across and %i down: a pixel grows as far on every side', (x, y) => {
  for (const reach of [1, 2, 3]) {
    const wanted = maskOf().map((_, at) =>
      Math.max(Math.abs(across(at) - x), Math.abs(down(at) - y)) <= reach ? 1 : 0,
    )
    expect([...grown(maskOf([x, y]), SIZE, reach)], `reach ${reach}`).toEqual([...wanted])
    const outside = wanted.map((value) => 1 - value)
    const inverse = maskOf([x, y]).map((value) => 1 - value)
    expect([...grown(inverse, SIZE, reach, 0)], `shrunk by ${reach}`).toEqual([...outside])
  }
})

test.each(CORNERS_AND_MORE)(
  '%i across and %i down: neighbours are beside, above and below',
  (x, y) => {
    const met: number[] = []
    forNeighbours(pixelAt(x, y), SIZE, (near) => met.push(near))
    const all = [...maskOf().keys()]
    expect(met.toSorted((a, b) => a - b)).toEqual(
      all.filter((at) => Math.abs(across(at) - x) + Math.abs(down(at) - y) === 1),
    )
  },
)

test('areas that touch only round the border of the picture or at a corner are apart', () => {
  const mask = maskOf([6, 0], [0, 1], [3, 2], [4, 3], [3, 3])
  expect(islands(mask, SIZE, 1).map((area) => [...area].sort((a, b) => a - b))).toEqual([
    [pixelAt(3, 2), pixelAt(3, 3), pixelAt(4, 3)],
    [pixelAt(6, 0)],
    [pixelAt(0, 1)],
  ])
})

test('every pixel finds the one nearest to it, from whatever side', () => {
  for (const [x, y] of CORNERS_AND_MORE)
    expect([...nearestInside(maskOf([x, y]), SIZE)]).toEqual(
      Array.from({ length: 35 }, () => pixelAt(x, y)),
    )
  const nearest = nearestInside(maskOf([0, 0], [6, 4]), SIZE)
  expect(nearest[pixelAt(1, 2)]).toBe(pixelAt(0, 0))
  expect(nearest[pixelAt(5, 1)]).toBe(pixelAt(6, 4))
  expect([...nearestInside(maskOf(), SIZE)].every((pixel) => pixel === -1)).toBe(true)
})
