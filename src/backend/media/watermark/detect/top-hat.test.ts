import { expect, test } from 'vitest'
import { createPlane } from '../picture/plane.ts'
import { negative, topHat } from './top-hat.ts'

const [WIDTH, HEIGHT] = [40, 24]

function plane(valueAt: (x: number, y: number) => number) {
  const picture = createPlane(WIDTH, HEIGHT)
  for (let at = 0; at < picture.data.length; at++)
    picture.data[at] = valueAt(at % WIDTH, Math.floor(at / WIDTH))
  return picture
}

const isStroke = (x: number, y: number) => (x + 1) % 20 < 4 && x > 4 && y >= 6 && y < 18

test('strokes rise above both grounds they stand on, and the border of the two does not', () => {
  const ground = (x: number) => (x < 28 ? 50 : 120)
  const risen = topHat(
    plane((x, y) => ground(x) + (isStroke(x, y) ? 30 : 0)),
    9,
  )
  const values = (isIn: boolean) =>
    risen.data.filter((_, at) => isStroke(at % WIDTH, Math.floor(at / WIDTH)) === isIn)
  expect(Math.min(...values(true))).toBe(30)
  expect(Math.max(...values(false))).toBe(0)
})

test('a dark stroke rises in the negative', () => {
  const picture = plane((x, y) => (isStroke(x, y) ? 20 : 200))
  expect(Math.max(...topHat(picture, 9).data)).toBe(0)
  expect(Math.max(...topHat(negative(picture), 9).data)).toBe(180)
})
