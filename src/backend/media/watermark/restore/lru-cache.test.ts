import { expect, test } from 'vitest'
import { lruCache } from './lru-cache.ts'

test('what was asked for last is kept, and what is let go lends its memory to the next', () => {
  const made: [number, number | undefined][] = []
  const values = lruCache(2, (key, spare?: { of: number }) => {
    made.push([key, spare?.of])
    return { of: key }
  })
  const first = values(1)
  values(2)
  expect(values(1)).toBe(first)
  values(3)
  expect(values(1)).toBe(first)
  values(2)
  expect(made).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 2],
    [2, 3],
  ])
})
