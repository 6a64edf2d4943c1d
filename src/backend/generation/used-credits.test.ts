import { expect, test } from 'vitest'
import { present } from '../../../tests/support/present.ts'
import { GEMINI_MODELS } from './providers/gemini/rows.ts'
import { usedCredits } from './used-credits.ts'

const FILM = present(GEMINI_MODELS.find(({ id }) => id === 'google/gemini-omni-1.2-flash'))
const SHOWN = {
  workflowType: 'text_to_video',
  resolution: '720p',
  durationSeconds: 8,
  generateAudio: true,
  count: 1,
  credits: 48,
} as const
const tokens = (output: number, input = 0, thinking = 0) => ({ input, output, thinking })
const PAINT = { price: { ...FILM.price, minimumCredits: 1 } }
const PAINTED = { ...SHOWN, workflowType: 'text_to_image', count: 4, credits: 8 } as const

test('a film that took fewer tokens than expected costs less, by the unit prices of its row', () => {
  // Eight seconds of 5,792 tokens at 12 dollars per million, of the 61 cents expected.
  expect(usedCredits(FILM, SHOWN, { results: 1, tokens: tokens(46_336) })).toBe(44)
  expect(usedCredits(FILM, SHOWN, { results: 1, tokens: tokens(23_168) })).toBe(22)
})

test('what took more than expected costs what was shown', () => {
  expect(usedCredits(FILM, SHOWN, { results: 1, tokens: tokens(99_999, 9_999, 9_999) })).toBe(48)
})

test('of four pictures three cost three quarters, and nothing costs less than one credit', () => {
  expect(usedCredits(PAINT, PAINTED, { results: 3 })).toBe(6)
  expect(usedCredits(PAINT, PAINTED, { results: 4 })).toBe(8)
  expect(usedCredits(PAINT, { ...PAINTED, credits: 2 }, { results: 1 })).toBe(1)
})

test('figures without a price, and prices without figures, leave the price that was shown', () => {
  const results = 1
  expect(usedCredits(FILM, SHOWN, { results })).toBe(48)
  expect(usedCredits({ price: FILM.price }, SHOWN, { results, tokens: tokens(9) })).toBe(48)
  const unknown = { ...FILM, cost: { ...present(FILM.cost), usd: {} } }
  expect(usedCredits(unknown, SHOWN, { results, tokens: tokens(9) })).toBe(48)
})

test('a model that is paid by the second of its work costs what that took', () => {
  const cost = { usd: { '720p': 0.1 }, workSecond: 0.001, source: 'a row', asOf: '2026-11-20' }
  expect(usedCredits({ ...FILM, cost }, SHOWN, { results: 1, workSeconds: 400 })).toBe(24)
})
