import { expect, test } from 'vitest'
import { TransferRate } from './transfer-rate'

test('says nothing until there is something to tell by', () => {
  const rate = new TransferRate()
  expect(rate.get()).toBeNull()
  rate.add(0, 0)
  rate.add(100, 100)
  expect(rate.get()).toBeNull()
})

test('is the speed of the last seconds, not of the whole', () => {
  const rate = new TransferRate()
  rate.add(0, 0)
  rate.add(10_000, 1000)
  expect(rate.get()).toBe(10_000)
  rate.add(12_000, 9000)
  rate.add(14_000, 10_000)
  expect(rate.get()).toBe(2000)
})

test('begins anew after a pause', () => {
  const rate = new TransferRate()
  rate.add(0, 0)
  rate.add(1000, 1000)
  rate.reset()
  rate.add(1000, 60_000)
  expect(rate.get()).toBeNull()
})
