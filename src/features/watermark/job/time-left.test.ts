import { expect, test } from 'vitest'
import { timeLeft } from './time-left'

test('[R4.11] time left is told in whole minutes, and in tens of seconds at the end', () => {
  expect(timeLeft(400)).toEqual({ unit: 'minutes', count: 7 })
  expect(timeLeft(110)).toEqual({ unit: 'minutes', count: 2 })
  expect(timeLeft(58)).toEqual({ unit: 'minutes', count: 1 })
  expect(timeLeft(41)).toEqual({ unit: 'seconds', count: 50 })
  expect(timeLeft(3)).toEqual({ unit: 'seconds', count: 10 })
})
