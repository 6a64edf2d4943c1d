import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { hookOf } from './hook.ts'
import { creativeFinder } from './named-creative.ts'

const pair = (hits: number, trials: number, restHits: number, restTrials: number) => ({
  one: { hits, trials },
  rest: { hits: restHits, trials: restTrials },
})

test('better and worse are told where chance does not explain them, and otherwise how much is missing', () => {
  const [better, worse, unclear, alike, thin, alone, wrong] = compare([
    pair(400, 10_000, 600, 30_000),
    pair(50, 10_000, 950, 30_000),
    pair(30, 1_000, 970, 39_000),
    pair(250, 10_000, 750, 30_000),
    pair(1, 100, 400, 40_000),
    pair(10, 1_000, 0, 0),
    pair(20, 10, 980, 39_990),
  ])
  expect(better).toEqual({ verdict: 'better', rest_rate: 0.02, needed: null })
  expect(worse?.verdict).toBe('worse')
  // 3.00% vs. 2.487% in 39 times as many trials; four tests are possible, so at 0.0125 the quantiles are 2.497705 and
  // 0.841621, p̄ = 0.025. (2.497705·√(40/39·0.024375) + 0.841621·√(0.0291 + 0.024253/39))² / 0.005128²
  // = (0.394914 + 0.145099)² / 2.62975e-5 = 11,089 minus the 1,000 already there, give or take rounding.
  expect(unclear?.verdict).toBe('unclear')
  expect(unclear?.needed).toBeGreaterThan(10_000)
  expect(unclear?.needed).toBeLessThan(10_200)
  expect(alike).toMatchObject({ verdict: 'unclear', needed: null })
  // One in a hundred like everywhere else: 500 impressions give five expected clicks.
  expect(thin).toMatchObject({ verdict: 'unclear', needed: 400 })
  expect(alone).toEqual({ verdict: 'alone', rest_rate: null, needed: null })
  expect(wrong).toMatchObject({ verdict: 'unclear', needed: null })
})

test('an ad’s name names a creative by its id or the longest name in it, and none where two bear it', () => {
  const id = '0193e1c4-0000-7000-8000-000000000001'
  const find = creativeFinder([
    { id, name: null },
    { id: 'mug', name: 'Red mug' },
    { id: 'sale', name: 'Red mug sale' },
    { id: 'one', name: 'Spring' },
    { id: 'two', name: 'SPRING' },
    { id: 'short', name: 'X1' },
    { id: 'tea', name: '夏日奶茶' },
  ])
  expect(find(`video ${id.toUpperCase()} v2`)).toBe(id)
  expect(find('DE_red-mug_v1')).toBe('mug')
  expect(find('DE_RED_MUG__Sale 2026')).toBe('sale')
  expect(find('Spring DE')).toBeNull()
  expect(find('X1 test')).toBeNull()
  expect(find('Redmugs')).toBeNull()
  expect(find('投放_夏日奶茶_01')).toBe('tea')
})

const said = { brand: null, headline: 'Made by hand', subline: null, offer: null, price: null }
const rest = { old_price: null, eyebrow: null, cta: null, author: null, features: [], legal: null }

test.each([
  ['offer', { offer: '−30 %', price: '$9' }],
  ['offer', { price: '$9', old_price: '$12' }],
  ['price', { price: '$9', headline: 'Ready?' }],
  ['question', { headline: 'もう試した？' }],
  ['claim', {}],
  ['none', { headline: '' }],
] as const)('an ad leads with %s for %j', (hook, words) => {
  expect(hookOf({ ...said, ...rest, ...words })).toBe(hook)
})
