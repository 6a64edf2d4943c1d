import { expect, test } from 'vitest'
import { areaAt } from './area-at'

const area = (id: string, x: number) => ({ id, x, y: 0, w: 0.5, h: 0.5, from: 0, to: 1 })
const below = area('below', 0)
const above = area('above', 0.25)
const at = (x: number, selectedId: string | null = null) =>
  areaAt([below, above], selectedId, { x, y: 0.25 }, { x: 0.02, y: 0.02 })

test('a point holds the area that is on top there', () => {
  expect(at(0.3)).toEqual({ area: above, grip: 'move' })
  expect(at(0.1)).toEqual({ area: below, grip: 'move' })
  expect(at(0.9)).toBeNull()
})

test('the selected area comes first, also by a handle outside of it', () => {
  expect(at(0.3, 'below')).toEqual({ area: below, grip: 'move' })
  expect(at(0.51, 'below')).toEqual({ area: below, grip: 'e' })
  expect(at(0.51)).toEqual({ area: above, grip: 'move' })
})
