import { expect, test } from 'vitest'
import { listWords } from './list-words'

test.each([
  ['en', 'red, green, and blue'],
  ['de', 'red, green und blue'],
  ['ja', 'red、green、blue'],
  ['zh', 'red、green和blue'],
  ['ko', 'red, green 및 blue'],
])('in %s a list reads “%s”', (locale, said) => {
  expect(listWords({ locale }, ['red', 'green', 'blue'])).toBe(said)
})
