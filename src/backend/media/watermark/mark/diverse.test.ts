import { expect, test } from 'vitest'
import { createPlane } from '../picture/plane.ts'
import { rectMask } from './contrast.ts'
import { mostDiverse } from './diverse.ts'

test('the one moment that differs is among the few that are chosen', () => {
  const lumas = Array.from({ length: 40 }, (_, t) => {
    const plane = createPlane(32, 32)
    plane.data.fill(t === 7 ? 200 : 60 + (t % 2))
    return plane
  })
  const chosen = mostDiverse(lumas, rectMask(32, 32, { x: 8, y: 8, w: 16, h: 16 }), 3)
  expect(chosen).toHaveLength(3)
  expect(chosen).toContain(7)
  expect(chosen).toEqual([...chosen].sort((a, b) => a - b))
})
