import { expect, test } from 'vitest'
import { noise, planeOf, texture } from '../../../../../tests/support/planes.ts'
import type { Picture } from '../mark/contrast.ts'
import { emptyPlaneMatte, type Matte } from '../mark/matte.ts'
import { type Samples, stackPatches } from '../picture/layout.ts'
import { createMask, halved } from '../picture/mask.ts'
import { findTiledMatte, tiledRestorer } from './tiled-restorer.ts'

const [WIDTH, HEIGHT] = [160, 112]
const [ACROSS, DOWN, ALPHA] = [40, 28, 0.3]

/** Strokes like a word's, in the middle of every cell. */
function isStroke(x: number, y: number): boolean {
  const [column, row] = [x % ACROSS, y % DOWN]
  const isWord = column >= 4 && column < 28 && row >= 6 && row < 18
  return isWord && noise((column - 4) >> 2, (row - 6) >> 2, 1) > 0.5
}

const pictures = (alpha: number, colour = 235): Picture[] =>
  Array.from({ length: 6 }, (_, n): Picture => {
    const grey = planeOf(WIDTH / 2, HEIGHT / 2, () => 128)
    const luma = planeOf(WIDTH, HEIGHT, (x, y) => {
      const behind = texture((x + 31 * n) / 3, (y + 17 * n) / 3)
      return isStroke(x, y) ? (1 - alpha) * behind + alpha * colour : behind
    })
    return [luma, grey, grey]
  })

test('a mark repeated over moving pictures is found, with how much light it lets through', () => {
  const matte = findTiledMatte(pictures(ALPHA))
  const [luma] = matte!.planes
  const inStrokes = [...luma.indices.keys()].filter((k) => {
    const at = luma.indices[k]!
    return isStroke(at % WIDTH, Math.floor(at / WIDTH))
  })
  const mean = inStrokes.reduce((sum, k) => sum + luma.transmittance[k]!, 0) / inStrokes.length
  expect(mean).toBeGreaterThan(1 - ALPHA - 0.06)
  expect(mean).toBeLessThan(1 - ALPHA + 0.06)
})

test('pictures over which nothing is repeated have no such mark', () => {
  expect(findTiledMatte(pictures(0))).toBeNull()
})

test('a pattern through which nothing shines is the picture’s own', () => {
  expect(findTiledMatte(pictures(1, 170))).toBeNull()
})

test('every pixel of the mark is un-blended, and no other one touched', () => {
  const [view] = stackPatches([{ x: 0, y: 0, w: 8, h: 4 }]).patches
  const shape = createMask(8, 4)
  shape.data[1 * 8 + 2] = 1
  const planes = [shape, halved(shape), halved(shape)].map(emptyPlaneMatte)
  for (const plane of planes) {
    plane.transmittance.fill(0.5)
    plane.premultiplied.fill(60)
    plane.variance.fill(1)
  }
  const [luma, blue, red] = planes
  const matte: Matte = { shape, planes: [luma!, blue!, red!] }
  const behind: Samples = Uint8Array.from({ length: 8 * 4 * 1.5 }, (_, at) => 40 + at)
  const seen = behind.slice()
  const restorer = tiledRestorer(view!, 1, matte)
  const places = view!.planes.map(({ offset, stride, width }, n) => {
    const at = planes[n]!.indices[0]!
    return offset + Math.floor(at / width) * stride + (at % width)
  })
  for (const place of places) seen[place] = Math.round(0.5 * behind[place]! + 60)
  const out = seen.slice()
  restorer.restore({ first: 7, frames: [seen.slice().fill(0), seen] }, 8, out)
  expect(restorer.reach).toBe(0)
  for (const [at, value] of out.entries())
    expect(Math.abs(value - behind[at]!), `sample ${at}`).toBeLessThanOrEqual(
      places.includes(at) ? 1 : 0,
    )
})
