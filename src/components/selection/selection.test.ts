import { expect, test } from 'vitest'
import { SELECTION_MAX } from '@/contract/limits'
import { extendTo, NOTHING_SELECTED, selectAll, toggle } from './selection'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort()

test('a tile is chosen, and let go', () => {
  const one = toggle(NOTHING_SELECTED, 'b')
  expect(idsOf(one)).toEqual(['b'])
  expect(idsOf(toggle(one, 'b'))).toEqual([])
})

test('a range goes from the last touched tile, in both directions, and keeps the rest', () => {
  const middle = toggle(toggle(NOTHING_SELECTED, 'e'), 'c')
  expect(idsOf(extendTo(middle, 'a', ORDER))).toEqual(['a', 'b', 'c', 'e'])
  const both = extendTo(extendTo(middle, 'b', ORDER), 'd', ORDER)
  expect(idsOf(both)).toEqual(['b', 'c', 'd', 'e'])
})

test('without a beginning that is still there, a range is the tile itself', () => {
  expect(idsOf(extendTo(NOTHING_SELECTED, 'c', ORDER))).toEqual(['c'])
  const gone = toggle(NOTHING_SELECTED, 'x')
  expect(idsOf(extendTo(gone, 'c', ORDER))).toEqual(['c', 'x'])
})

test('no more are chosen than can be worked on at once', () => {
  const many = Array.from({ length: SELECTION_MAX + 1 }, (_, place) => `tile-${place}`)
  const all = selectAll(many)
  expect(all.ids.size).toBe(SELECTION_MAX)
  expect(toggle(all, many.at(-1) ?? '').ids.has(many.at(-1) ?? '')).toBe(false)
})
