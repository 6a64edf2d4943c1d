import { expect, test } from 'vitest'
import { creditsProblem, nameProblem, seatsProblem, wholeNumber } from './inquiry-rules'

test('numbers are read as people write them', () => {
  expect(wholeNumber('1,000')).toBe(1000)
  expect(wholeNumber('12 000')).toBe(12_000)
  expect(wholeNumber('many')).toBeNaN()
  expect(wholeNumber('')).toBeNaN()
})

test('[R3.14] an inquiry names a person and a number of seats; credits may stay open', () => {
  expect(nameProblem('  ')).toBeDefined()
  for (const seats of ['', '0', '-3', '100001', 'many']) {
    expect(seatsProblem(seats), seats).toBeDefined()
  }
  expect(seatsProblem('25')).toBeUndefined()
  expect(creditsProblem('')).toBeUndefined()
  expect(creditsProblem('lots')).toBeDefined()
  expect(creditsProblem('50,000')).toBeUndefined()
})
