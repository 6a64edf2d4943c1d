import { expect, test } from 'vitest'
import { packSaving } from './pack-saving'

const monthly = {
  credits: 150,
  reference_images_max: 4,
  amount_minor: 990,
  per_month_minor: 990,
  original_minor: null,
  saving_percent: 0,
}
const basic = { credits_per_month: 150, prices: { month: monthly, year: monthly } }

test('a saving is the one that every pack has against the plan, and none where one is dearer', () => {
  expect(packSaving([{ per_credit_millis: 5_940 }, { per_credit_millis: 5_500 }], basic)).toBe(10)
  expect(packSaving([{ per_credit_millis: 5_940 }, { per_credit_millis: 7_000 }], basic)).toBe(0)
  expect(packSaving([], basic)).toBe(0)
})
