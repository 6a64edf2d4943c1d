import { expect, test } from 'vitest'
import { nextRows, type Rows } from './draw-in-steps'

/** Every step from some rows to others, with at most two new rows each. */
function steps(drawn: Rows, wanted: Rows, visibleFirst: number): Rows[] {
  const way = [drawn]
  for (let step = 0; step < 20; step++) {
    const next = nextRows({ drawn: way.at(-1) ?? drawn, wanted, visibleFirst, newMax: 2 })
    if (next.first === way.at(-1)?.first && next.last === way.at(-1)?.last) break
    way.push(next)
  }
  return way.slice(1)
}

test('rows that come into sight are drawn by twos, those that went are not kept', () => {
  expect(steps({ first: 0, last: 6 }, { first: 4, last: 10 }, 7)).toEqual([
    { first: 4, last: 8 },
    { first: 4, last: 10 },
  ])
  expect(steps({ first: 4, last: 10 }, { first: 1, last: 7 }, 4)).toEqual([
    { first: 2, last: 7 },
    { first: 1, last: 7 },
  ])
})

test('after a jump the rows in the window come first, then those below and above', () => {
  expect(steps({ first: 0, last: 6 }, { first: 100, last: 106 }, 103)).toEqual([
    { first: 103, last: 104 },
    { first: 103, last: 106 },
    { first: 101, last: 106 },
    { first: 100, last: 106 },
  ])
})
