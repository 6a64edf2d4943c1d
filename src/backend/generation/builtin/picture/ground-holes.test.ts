import { expect, test } from 'vitest'
import { withGroundHoles } from './ground-holes.ts'

const SIZE = { width: 80, height: 80 }

/** A dark object on white, with something in its middle, and the model's opinion of that. */
function thing(middle: (fromMiddle: number) => number, doubt: number, ground = (_: number) => 1) {
  const at = (pixel: number) => [(pixel % 80) - 40, Math.floor(pixel / 80) - 40] as const
  const fromMiddle = (pixel: number) => Math.max(...at(pixel).map(Math.abs))
  const light = Float32Array.from({ length: 6_400 }, (_, pixel) =>
    fromMiddle(pixel) > 25 ? ground(pixel) : middle(fromMiddle(pixel)),
  )
  const alpha = Float32Array.from({ length: 6_400 }, (_, pixel) => {
    if (fromMiddle(pixel) > 25) return 0
    return fromMiddle(pixel) < 6 ? doubt : 1
  })
  return { alpha, guide: [light, light, light] as const }
}

const slot = (fromMiddle: number) => (fromMiddle < 6 ? 1 : 0.1)
const MIDDLE = 40 * 80 + 40
const BODY = 40 * 80 + 55

test('what shows the colour of a plain ground through a hard edge is a hole, where the model is in doubt', () => {
  const { alpha, guide } = thing(slot, 0.94)
  const open = withGroundHoles(alpha, guide, SIZE)
  expect(open[MIDDLE]).toBe(0)
  expect(open[BODY]).toBe(1)
})

test('a breath that the model left in a hole goes', () => {
  const { alpha, guide } = thing(slot, 0.3)
  expect(withGroundHoles(alpha, guide, SIZE)[MIDDLE]).toBe(0)
})

test('a white label stays: the model is sure of it', () => {
  const { alpha, guide } = thing(slot, 1)
  expect(withGroundHoles(alpha, guide, SIZE)[MIDDLE]).toBe(1)
})

test('a gleam stays: it has no hard edge', () => {
  const gleam = (fromMiddle: number) => Math.min(1, Math.max(0.1, 1.3 - fromMiddle * 0.05))
  const { alpha, guide } = thing(gleam, 0.94)
  expect(withGroundHoles(alpha, guide, SIZE)[MIDDLE]).toBeCloseTo(0.94)
})

test('a ground with light and shade tells nothing of holes', () => {
  const { alpha, guide } = thing(slot, 0.94, (pixel) => 0.8 + (pixel % 80) / 400)
  expect(withGroundHoles(alpha, guide, SIZE)).toBe(alpha)
})

test('white cloth that runs out into the white around it is no hole', () => {
  const { alpha, guide } = thing(slot, 0.94)
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const isSleeve = Math.floor(pixel / 80) > 36 && Math.floor(pixel / 80) < 44 && pixel % 80 > 40
    if (isSleeve) guide[0][pixel] = 1
    if (isSleeve && pixel % 80 < 66) alpha[pixel] = 0.94
  }
  expect(withGroundHoles(alpha, guide, SIZE)[MIDDLE]).toBeCloseTo(0.94)
})
