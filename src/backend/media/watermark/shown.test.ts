import { expect, test } from 'vitest'
import { rotated, unrotated } from './geometry.ts'
import { onShown, onTurned } from './shown.ts'

const stored = { width: 200, height: 100 }
const place = { x: 10, y: 20, w: 30, h: 40 }

test.each([0, 90, 180, 270, -90])(
  'turning a place by %i degrees and back changes nothing',
  (turn) => {
    expect(unrotated(rotated(place, turn, stored), turn, stored)).toEqual(place)
  },
)

test('a place of a phone video is told on the upright picture, and found again', () => {
  const picture = { stored, rotation: -90 }
  const shown = { width: 100, height: 200 }
  const [upright] = onShown([place], shown, picture)
  expect(upright).toEqual({ x: 40, y: 10, w: 40, h: 30 })
  const [turned] = onTurned([upright as typeof place], shown, picture)
  expect(unrotated(turned as typeof place, -90, stored)).toEqual(place)
})

test('pixels that are wider than high are stretched as a player does', () => {
  const picture = { stored, rotation: 0 }
  const shown = { width: 300, height: 100 }
  expect(onShown([place], shown, picture)).toEqual([{ x: 15, y: 20, w: 45, h: 40 }])
  expect(onTurned([{ x: 15, y: 20, w: 45, h: 40 }], shown, picture)).toEqual([place])
})
