import fc from 'fast-check'
import { expect, test } from 'vitest'
import { present } from '../../tests/support/present.ts'
import type { Resolution } from './generation.ts'
import { type PriceInput, type PriceRule, priceCredits } from './pricing.ts'

const RULE: PriceRule = {
  milliCredits: { '720p': 1_000, '1080p': 1_500 },
  audioPercent: 20,
  minimumCredits: 2,
}
const video: PriceInput = {
  workflowType: 'text_to_video',
  resolution: '720p',
  durationSeconds: 5,
  generateAudio: false,
  count: 1,
}
const price = (input: Partial<PriceInput>, rule = RULE) =>
  priceCredits(rule, { ...video, ...input })

test('[R7.10] videos cost by the second, pictures by the piece', () => {
  expect(price({})).toBe(5)
  expect(price({ durationSeconds: 8 })).toBe(8)
  expect(price({ workflowType: 'text_to_image', durationSeconds: 99 })).toBe(2)
})

test('sound costs extra in videos alone, as much as the model asks for it', () => {
  expect(price({ generateAudio: true })).toBe(6)
  expect(price({ generateAudio: true }, { ...RULE, audioPercent: 100 })).toBe(10)
  expect(price({ workflowType: 'image_edit', generateAudio: true })).toBe(
    price({ workflowType: 'image_edit' }),
  )
})

test('a part of a credit counts as one, and no generation costs less than the minimum', () => {
  expect(price({ resolution: '1080p' })).toBe(8)
  expect(price({ durationSeconds: 6, generateAudio: true })).toBe(8)
  expect(price({ durationSeconds: 1 })).toBe(2)
})

test('of several pictures each is paid in whole credits, as one of them would be', () => {
  const picture = { workflowType: 'text_to_image', resolution: '1080p' } as const
  const rule = { ...RULE, minimumCredits: 1 }
  expect(price(picture, rule)).toBe(2)
  expect(price({ ...picture, count: 4 }, rule)).toBe(8)
})

test('a resolution without a price is not offered', () =>
  expect(price({ resolution: '480p' })).toBeNull())

test('a price is a whole number, never less than its parts, and never falls when more is asked for', () => {
  const input = fc.record({
    resolution: fc.constantFrom<Resolution>('720p', '1080p'),
    durationSeconds: fc.integer({ min: 1, max: 59 }),
    count: fc.integer({ min: 1, max: 3 }),
  })
  const rule = fc.record({
    milliCredits: fc.record({ '720p': fc.nat(5_000), '1080p': fc.nat(5_000) }),
    audioPercent: fc.nat(200),
    minimumCredits: fc.integer({ min: 1, max: 20 }),
  })
  const property = fc.property(rule, input, (by, asked) => {
    const cost = present(price(asked, by))
    expect(Number.isSafeInteger(cost)).toBe(true)
    const rates: PriceRule['milliCredits'] = by.milliCredits
    const milliCredits = rates[asked.resolution] ?? 0
    expect(cost * 1_000).toBeGreaterThanOrEqual(milliCredits * asked.durationSeconds * asked.count)
    expect(cost).toBeGreaterThanOrEqual(by.minimumCredits * asked.count)
    expect(price({ ...asked, count: asked.count + 1 }, by)).toBeGreaterThan(cost)
    expect(
      price({ ...asked, durationSeconds: asked.durationSeconds + 1 }, by),
    ).toBeGreaterThanOrEqual(cost)
    expect(price({ ...asked, generateAudio: true }, by)).toBeGreaterThanOrEqual(cost)
  })
  fc.assert(property, { numRuns: 2_000 })
})
