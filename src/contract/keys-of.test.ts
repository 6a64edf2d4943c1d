import { expect, test } from 'vitest'
import { entriesOf, isAmong, isKeyOf, keysOf, tableOf } from './keys-of.ts'

const HEIGHTS = { low: 1, high: 2 }

test('keys and entries stand in the order of the table', () => {
  expect(keysOf(HEIGHTS)).toEqual(['low', 'high'])
  expect(entriesOf(HEIGHTS)).toEqual(Object.entries(HEIGHTS))
})

test('what a table inherits is none of its keys', () => {
  const inherited: Record<string, number> = Object.assign(Object.create({ deep: 3 }), HEIGHTS)
  expect(keysOf(inherited)).toEqual(['low', 'high'])
  expect(isKeyOf(HEIGHTS, 'toString')).toBe(false)
  expect(isKeyOf(HEIGHTS, 'low')).toBe(true)
})

test('a table is made with an entry for each key', () => {
  expect(tableOf(['low', 'high'], (key) => key.length)).toEqual({ low: 3, high: 4 })
})

test('only what is listed is among the values', () => {
  expect([1, '1', null].map((value) => isAmong([1, 2], value))).toEqual([true, false, false])
})
