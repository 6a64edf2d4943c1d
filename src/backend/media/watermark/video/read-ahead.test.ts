import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.ts'

function source(count: number, failAt = Number.POSITIVE_INFINITY) {
  const told = { drawn: 0, isClosed: false }
  async function* numbers() {
    try {
      for (let n = 0; n < count; n++) {
        if (n === failAt) throw new Error('broken')
        told.drawn++
        await Promise.resolve()
        yield n
      }
    } finally {
      told.isClosed = true
    }
  }
  return { told, values: numbers() }
}

test('all values come in their order', async () => {
  const { values } = source(5)
  const got: number[] = []
  for await (const value of readAhead(values, 3)) got.push(value)
  expect(got).toEqual([0, 1, 2, 3, 4])
})

test('so many values are drawn beyond the one asked for, and no more', async () => {
  const { told, values } = source(10)
  const ahead = readAhead(values, 3)
  await ahead.next()
  await ahead.next()
  expect(told.drawn).toBeGreaterThan(2)
  expect(told.drawn).toBeLessThanOrEqual(5)
  await ahead.return(undefined)
  expect(told.isClosed).toBe(true)
})

test('a failure comes after the values before it', async () => {
  const ahead = readAhead(source(5, 2).values, 4)
  expect((await ahead.next()).value).toBe(0)
  expect((await ahead.next()).value).toBe(1)
  await expect(ahead.next()).rejects.toThrow('broken')
})
