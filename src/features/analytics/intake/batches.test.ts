import { expect, test } from 'vitest'
import { batchesOf } from './batches'

const row = (ad: string) => ({
  ...{ day: '2026-10-01', campaign: 'Herbst', ad_set: 'DE', ad, currency: 'EUR' },
  ...{ impressions: 1, clicks: 0, spend_minor: 0, conversions: 0, revenue_minor: 0 },
})

test('rows go in pieces of at most five hundred, and fewer where letters are wide', () => {
  const sizes = (ad: string, count: number) =>
    [...batchesOf(Array.from({ length: count }, () => row(ad)))].map(({ length }) => length)
  expect(sizes('Mug', 1_201)).toEqual([500, 500, 201])
  expect(sizes('Mug', 0)).toEqual([])
  // 400 Thai letters take 1,200 bytes, and the rest of a row about 150: about 130 rows fit into 180,000.
  const wide = sizes('ก'.repeat(400), 300)
  expect(wide).toHaveLength(3)
  expect(Math.max(...wide)).toBeLessThan(140)
})
