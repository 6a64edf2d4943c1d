import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { rect } from '../geometry.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { createRandom } from '../random.ts'
import { floorReflections } from './reflection.ts'

const studio = { name: 'studio', paint: () => {} }
const PLACE = rect(20, 10, 60, 90)

/** Red above, blue below, so that a reflection shows which way up it is. */
function box() {
  const { ctx } = surface(60, 90)
  ctx.fillStyle = '#ff0000'
  ctx.fillRect(0, 0, 60, 80)
  ctx.fillStyle = '#0000ff'
  ctx.fillRect(0, 80, 60, 10)
  const { data } = ctx.getImageData(0, 0, 60, 90)
  return pictureFromPixels({ data: Buffer.from(data), width: 60, height: 90 }, true)
}

const layersOf = (seed: number, ground = studio, until = 200) =>
  floorReflections(
    { pictures: [box()], random: createRandom(seed) },
    { places: [PLACE] },
    ground,
    until,
  )

test('a studio floor is glossy for some seeds and dull for others, paper never is', () => {
  const counts = Array.from({ length: 30 }, (_, seed) => layersOf(seed).length)
  expect(new Set(counts)).toEqual(new Set([0, 1]))
  for (let seed = 0; seed < 30; seed += 1)
    expect(layersOf(seed, { name: 'paper', paint: () => {} })).toEqual([])
})

test('the mirror image hangs upside down from the foot, fades, and stops before the words', () => {
  const seed = Array.from({ length: 30 }, (_, at) => at).find((at) => layersOf(at).length > 0)
  const [layer] = layersOf(seed!, studio, 125)
  const { ctx } = surface(100, 200)
  layer?.paint(ctx)
  const at = (y: number) => [...ctx.getImageData(50, y, 1, 1).data]
  const [near, far] = [at(104), at(118)]
  expect(near[2]! > near[0]!).toBe(true)
  expect(far[0]! > far[2]!).toBe(true)
  expect(near[3]).toBeGreaterThan(far[3]!)
  expect(at(130)[3]).toBe(0)
})
