import { expect, test } from 'vitest'
import { packFor } from './pack-for'

const pack = (credits: number) => ({
  id: `pack-${credits}`,
  credits,
  amount_minor: credits * 6,
  discount_percent: 10,
  per_credit_millis: 6_000,
})
const packs = [pack(300), pack(100), pack(1_000)]

test('[R2.24] the smallest pack that covers what is missing is chosen, else the largest', () => {
  const chosen = (need: number) => packFor(packs, need)?.id
  expect(chosen(14)).toBe('pack-100')
  expect(chosen(100)).toBe('pack-100')
  expect(chosen(101)).toBe('pack-300')
  expect(chosen(5_000)).toBe('pack-1000')
  expect(packFor([], 1)).toBeUndefined()
})
