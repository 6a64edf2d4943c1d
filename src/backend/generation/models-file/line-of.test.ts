import { expect, test } from 'vitest'
import { lineOf } from './line-of.ts'

const TEXT = `[
  { "id": "one, {two}",
    "price": { "milliCredits":
      { "1k": 5 } } },
  {
    "id": "three",
    "tags": [1,
      2]
  }
]`

const places: [(string | number)[], number][] = [
  [[], 1],
  [[0], 2],
  [[0, 'id'], 2],
  [[0, 'price'], 3],
  [[0, 'price', 'milliCredits'], 4],
  [[0, 'price', 'milliCredits', '1k'], 4],
  [[1], 5],
  [[1, 'id'], 6],
  [[1, 'tags', 1], 8],
  [[1, 'missing'], 5],
  [[7], 1],
]
test.each(places)('the value at %j stands in line %i', (path, line) => {
  expect(lineOf(TEXT, path)).toBe(line)
})
