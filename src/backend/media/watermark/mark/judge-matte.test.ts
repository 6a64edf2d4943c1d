import { expect, test } from 'vitest'
import { createPlane, type Plane } from '../picture/plane.ts'
import { type Picture, rectMask } from './contrast.ts'
import { distrusting, isPlainlyWrong, isWrong, judgeMatte } from './judge-matte.ts'
import { emptyPlaneMatte, type Matte } from './matte.ts'

const [WIDTH, HEIGHT, MOMENTS] = [96, 64, 6]
const PLATE = { x: 32, y: 22, w: 32, h: 18 }
const REGION = rectMask(WIDTH, HEIGHT, { x: 26, y: 16, w: 44, h: 30 })
const SHAPE = rectMask(WIDTH, HEIGHT, { x: 30, y: 20, w: 36, h: 22 })
const [ALPHA, WHITE] = [0.5, 235]

const isPlate = (x: number, y: number): boolean =>
  x >= PLATE.x && x < PLATE.x + PLATE.w && y >= PLATE.y && y < PLATE.y + PLATE.h

const scene = (x: number, y: number, t: number): number =>
  100 + 30 * Math.sin((x + 9 * t) / 5) * Math.cos((y - 7 * t) / 6)

/** The moving picture with so much of a plate over it. */
const pictures = (alpha: number): Picture[] =>
  Array.from({ length: MOMENTS }, (_, t) => {
    const luma = createPlane(WIDTH, HEIGHT)
    for (let at = 0; at < luma.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const share = isPlate(x, y) ? alpha : 0
      luma.data[at] = (1 - share) * scene(x, y, t) + share * WHITE
    }
    return [luma, grey(), grey()]
  })

const grey = (): Plane => ({
  ...createPlane(WIDTH / 2, HEIGHT / 2),
  data: new Float32Array((WIDTH * HEIGHT) / 4).fill(128),
})

const half = () => emptyPlaneMatte(rectMask(WIDTH / 2, HEIGHT / 2, { x: 15, y: 10, w: 18, h: 11 }))
const matte: Matte = { shape: SHAPE, planes: [emptyPlaneMatte(SHAPE), half(), half()] }

test.each([
  ['takes the mark away is sound', 0, false],
  ['changes nothing is wrong', ALPHA, true],
  ['leaves half of the mark is wrong', ALPHA / 2, true],
  ['burns the opposite of the mark into the picture is wrong', -ALPHA, true],
] as const)('a matte that %s', (_, left, wrong) => {
  const [verdict] = judgeMatte(pictures(ALPHA), pictures(left), matte, REGION)
  expect(verdict && isWrong(verdict)).toBe(wrong)
})

test('over a picture that stands only what is plain is held against a matte', () => {
  const verdict = (share: number) => judgeMatte(pictures(ALPHA), pictures(share), matte, REGION)[0]!
  const [little, all] = [verdict(0.35 * ALPHA), verdict(ALPHA)]
  expect([isWrong(little), isPlainlyWrong(little)]).toEqual([true, false])
  expect(isPlainlyWrong(all)).toBe(true)
})

test('of pixels that are not trusted nothing is known, the others stay as they are', () => {
  for (const plane of matte.planes) plane.variance.fill(4)
  const doubtful = 20 * WIDTH + 30
  const [luma, blue] = distrusting(matte, [doubtful]).planes
  expect(luma.variance[luma.indices.indexOf(doubtful)]).toBe(Number.POSITIVE_INFINITY)
  expect(blue.variance[blue.indices.indexOf((10 * WIDTH) / 2 + 15)]).toBe(Number.POSITIVE_INFINITY)
  expect(luma.variance[luma.indices.indexOf(doubtful + 1)]).toBe(4)
})
