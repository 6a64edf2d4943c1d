import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { pictureFromPixels } from './picture.ts'
import { UNDERSIDE, undersideOf } from './underside.ts'

/** A board on two legs, the right one of the given length. */
function table(right: number) {
  const { ctx } = surface(96, 96)
  ctx.fillStyle = '#884422'
  ctx.fillRect(0, 0, 96, 12)
  ctx.fillRect(6, 0, 10, 96)
  ctx.fillRect(80, 0, 10, right)
  const { data } = ctx.getImageData(0, 0, 96, 96)
  return pictureFromPixels({ data: Buffer.from(data), width: 96, height: 96 }, true)
}

const shadeAt = (right: number, x: number): number => {
  const { data } = undersideOf(table(right)).getContext('2d').getImageData(x, 0, 1, UNDERSIDE)
  return Math.max(...data)
}

test('what stands on legs touches the floor at each leg and not between them', () => {
  expect(shadeAt(96, 10)).toBe(255)
  expect(shadeAt(96, 85)).toBe(255)
  expect(shadeAt(96, 48)).toBe(0)
})

test('an edge that rises from the floor fades, and what hangs above it throws nothing', () => {
  expect(shadeAt(90, 85)).toBeGreaterThan(60)
  expect(shadeAt(90, 85)).toBeLessThan(200)
  expect(shadeAt(70, 85)).toBe(0)
})
