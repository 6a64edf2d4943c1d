import { expect, test } from 'vitest'
import { type Picture, rectMask } from '../mark/contrast.ts'
import { createPlane } from '../picture/plane.ts'
import { fillMixer, tryFills } from './fill-choice.ts'
import { restorePlane, workFor } from './still-mark.ts'
import { texturesAround } from './still-spans.ts'

const [WIDTH, HEIGHT] = [120, 100]
const BOX = { x: 48, y: 40, w: 24, h: 20 }
const SHAPE = rectMask(WIDTH, HEIGHT, BOX)

type Scene = (x: number, y: number) => number
const slope: Scene = (x, y) => 60 + x / 2 + y / 3
/** What continues above a hole also continues below it, while right around it everything cancels out. */
const stripes: Scene = (x) => 128 + 60 * Math.sign(Math.sin(x / 2))

function picture(scene: Scene): Picture {
  const luma = createPlane(WIDTH, HEIGHT)
  for (let at = 0; at < luma.data.length; at++)
    luma.data[at] = scene(at % WIDTH, Math.floor(at / WIDTH))
  return [luma, createPlane(WIDTH / 2, HEIGHT / 2), createPlane(WIDTH / 2, HEIGHT / 2)]
}

/** The fill's mean squared error in the hole, with the chosen fill and without. */
function errors(scene: Scene): { plain: number; mixed: number } {
  const clean = picture(scene)
  const works = workFor(SHAPE, texturesAround([clean], SHAPE))
  const { indices } = works[0]!.grid
  const nothing = {
    values: new Float32Array(indices.length),
    precision: new Float32Array(indices.length),
  }
  const luma = { ...clean[0], data: clean[0].data.slice() }
  const error = () =>
    indices.reduce((sum, at) => sum + (luma.data[at]! - clean[0].data[at]!) ** 2, 0) /
    indices.length
  restorePlane(luma, works[0]!, nothing)
  const plain = error()
  const choice = tryFills([clean], SHAPE, SHAPE).choice!
  fillMixer(SHAPE, works, choice)(luma, 0, works[0]!, nothing)
  return { plain, mixed: error() }
}

test('a trial tells how far the usual fill is off: hardly over an even ground', () => {
  expect(tryFills([picture(slope)], SHAPE, SHAPE).error).toBeLessThan(1)
  expect(tryFills([picture(stripes)], SHAPE, SHAPE).error).toBeGreaterThan(500)
})

test('over stripes the fill that a trial beside the mark chose is nearer to the truth', () => {
  const { plain, mixed } = errors(stripes)
  expect(mixed).toBeLessThan(0.9 * plain)
})

test('without room for a trial nothing is chosen', () => {
  const everything = rectMask(WIDTH, HEIGHT, { x: 0, y: 0, w: WIDTH, h: HEIGHT })
  expect(tryFills([picture(stripes)], SHAPE, everything)).toEqual({ choice: null, error: 0 })
})
