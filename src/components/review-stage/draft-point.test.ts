import { expect, test } from 'vitest'
import { CENTRE, moveByKey, pointIn } from './draft-point'

test('arrow keys move a pin by a hundredth, with Shift by a tenth', () => {
  expect(moveByKey(CENTRE, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 })
  expect(moveByKey(CENTRE, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 })
  expect(moveByKey(CENTRE, 'Enter', false)).toBeNull()
})

test('a pin stays on the picture', () => {
  expect(moveByKey({ x: 1, y: 0 }, 'ArrowRight', true)).toEqual({ x: 1, y: 0 })
  expect(moveByKey({ x: 1, y: 0.004 }, 'ArrowUp', false)).toEqual({ x: 1, y: 0 })
})

test('a click is a place in parts of the picture, however large it is shown', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 }
  expect(pointIn(box, { clientX: 200, clientY: 150 })).toEqual({ x: 0.25, y: 0.5 })
  expect(pointIn(box, { clientX: 501, clientY: 49 })).toEqual({ x: 1, y: 0 })
})
