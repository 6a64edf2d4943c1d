import { expect, test } from 'vitest'
import { createPlane } from '../picture/plane.ts'
import { type Picture, rectMask } from './contrast.ts'
import { emptyPlaneMatte, type Matte } from './matte.ts'
import { distrusting, wrongPixels } from './wrong-pixels.ts'

const [WIDTH, HEIGHT, MOMENTS] = [144, 96, 4]
const PLATE = { x: 56, y: 36, w: 32, h: 18 }
const REGION = rectMask(WIDTH, HEIGHT, { x: 50, y: 30, w: 44, h: 30 })
const SHAPE = rectMask(WIDTH, HEIGHT, { x: 54, y: 34, w: 36, h: 22 })
const [ALPHA, WHITE] = [0.5, 235]

const isPlate = (x: number, y: number): boolean =>
  x >= PLATE.x && x < PLATE.x + PLATE.w && y >= PLATE.y && y < PLATE.y + PLATE.h

type Scene = (x: number, y: number, t: number) => number
const waves: Scene = (x, y, t) => 100 + 30 * Math.sin((x + 9 * t) / 5) * Math.cos((y - 7 * t) / 6)
/** Its squares start where the plate does. */
const squares: Scene = (x, y) => (((x >> 3) + ((y - 4) >> 3)) % 2 ? 40 : 180)

/** The picture under a plate with this alpha. */
const pictures = (scene: Scene, alpha: number): Picture[] =>
  Array.from({ length: MOMENTS }, (_, t) => {
    const luma = createPlane(WIDTH, HEIGHT)
    for (let at = 0; at < luma.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const share = isPlate(x, y) ? alpha : 0
      luma.data[at] = (1 - share) * scene(x, y, t) + share * WHITE
    }
    return [luma, createPlane(WIDTH / 2, HEIGHT / 2), createPlane(WIDTH / 2, HEIGHT / 2)]
  })

function plateMatte(): Matte {
  const half = () =>
    emptyPlaneMatte(rectMask(WIDTH / 2, HEIGHT / 2, { x: 27, y: 17, w: 18, h: 11 }))
  const planes = [emptyPlaneMatte(SHAPE), half(), half()] as const
  for (const plane of planes) plane.variance.fill(4)
  const [luma] = planes
  for (const [k, at] of luma.indices.entries()) {
    const alpha = isPlate(at % WIDTH, Math.floor(at / WIDTH)) ? ALPHA : 0
    luma.transmittance[k] = 1 - alpha
    luma.premultiplied[k] = alpha * WHITE
  }
  return { shape: SHAPE, planes }
}

test.each([
  ['takes the mark away is trusted', waves, 0, false],
  [
    'takes the mark away is trusted over edges of the picture that lie on its own',
    squares,
    0,
    false,
  ],
  ['changes nothing is not trusted', waves, ALPHA, true],
  ['leaves half of the mark is not trusted', waves, ALPHA / 2, true],
  ['burns the opposite of the mark in is not trusted', waves, -ALPHA, true],
] as const)('a matte that %s', (_, scene, left, isWrong) => {
  const wrong = wrongPixels(
    pictures(scene, ALPHA),
    pictures(scene, left),
    plateMatte(),
    REGION,
    scene === waves,
  )
  expect(wrong.length > 0).toBe(isWrong)
})

test('a matte that leaves the mark at one time and burns in its opposite at another is not trusted', () => {
  const often = (alpha: number) => [0, 1, 2].flatMap(() => pictures(waves, alpha))
  const [left, gone, burnt] = [0.5 * ALPHA, 0, -0.5 * ALPHA].map((alpha) => pictures(waves, alpha))
  const bare = [...left!, ...gone!, ...burnt!]
  expect(wrongPixels(often(ALPHA), bare, plateMatte(), REGION, true).length).toBeGreaterThan(0)
  const clean = [0, 1, 2].flatMap(() => pictures(waves, 0))
  expect(wrongPixels(often(ALPHA), clean, plateMatte(), REGION, true)).toEqual([])
})

test('of pixels that are not trusted nothing is known, the others stay as they are', () => {
  const doubtful = 34 * WIDTH + 54
  const [luma, blue] = distrusting(plateMatte(), [doubtful]).planes
  expect(luma.variance[luma.indices.indexOf(doubtful)]).toBe(Number.POSITIVE_INFINITY)
  expect(blue.variance[blue.indices.indexOf((17 * WIDTH) / 2 + 27)]).toBe(Number.POSITIVE_INFINITY)
  expect(luma.variance[luma.indices.indexOf(doubtful + 1)]).toBe(4)
})
