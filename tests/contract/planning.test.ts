import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { failure } from '../support/generations.ts'

const { planning, products, brands } = contract

let backend: TestBackend
let user: SignedUp
let stranger: SignedUp
beforeAll(async () => {
  backend = await createTestBackend()
  user = await signUp(backend)
  stranger = await signUp(backend)
})
afterAll(() => backend.close())

const SENTENCE = 'Cold brew coffee. Steeped for 18 hours. $4.50. Order now'

test('[R1.14] a sentence leads to briefs of its own words, told to come from templates', async () => {
  const made = await backend.call(planning.briefs, { sentence: SENTENCE }, user)
  expect(made).toMatchObject({ source: 'templates', note: null })
  expect(made.briefs[0]).toMatchObject({ angle: 'as_said', prompt: SENTENCE })
  expect(made.briefs.length).toBeGreaterThan(2)
  const given = SENTENCE.toLowerCase()
  for (const { prompt } of made.briefs) {
    const lines = prompt
      .toLowerCase()
      .split('\n')
      .map((line) => line.replace(/\.$/, ''))
    expect(lines.filter((line) => !given.includes(line))).toEqual([])
  }
})

test('[R1.14] a sentence leads to what a presenter says, told to come from templates', async () => {
  const script = await backend.call(planning.script, { sentence: SENTENCE }, user)
  expect(script).toMatchObject({ source: 'templates', note: null, language: 'en' })
  expect(script.scenes.map(({ shows }) => shows)).toContain('product')
  expect(script.scenes.at(-1)).toEqual({ shows: 'speaks', words: 'Order now.' })
  expect(script.end_card).toContain('$4.50')
  const missing = { product_id: '0198f5a0-0000-7000-8000-000000000001' }
  await expect(backend.call(planning.script, missing, user)).rejects.toEqual(failure('not_found'))
})

test('[R1.14] a month has ads on the platforms and days that were asked for', async () => {
  const plan = await backend.call(
    planning.month,
    {
      ...{ sentence: SENTENCE, starts_on: '2026-12-01', platforms: ['linkedin', 'amazon'] },
      ...{ per_week: 2, budget: 100 },
    },
    user,
  )
  expect(plan.ads).toHaveLength(8)
  expect(plan.ads.map(({ platform }) => platform).slice(0, 2)).toEqual(['linkedin', 'amazon'])
  expect(plan.ads.map(({ run_on }) => run_on).at(-1)).toBe('2026-12-25')
  expect(plan.ads.reduce((sum, { budget }) => sum + (budget ?? 0), 0)).toBe(100)
})

test('a product of the team leads to briefs, that of another is not found', async () => {
  const brand = await backend.call(brands.create, { name: 'Reef' }, user)
  expect(brand.name).toBe('Reef')
  const look = {
    ...{ colours: ['#1f5f5b'], heading_font: null, body_font: null, tone_words: [] },
    ...{ legal_line: null, do_lines: [], dont_lines: [] },
  }
  await backend.call(brands.save, { brandId: brand.brand_id, name: 'Reef', ...look }, user)
  const { product } = await backend.call(
    products.create,
    {
      ...{ name: 'Cold brew', description: 'Steeped for 18 hours.', price_text: '$4.50' },
      ...{ price: null, rating: null, availability: null, source_url: null },
      ...{ colours: [], target_audiences: [], pictures: [] },
    },
    user,
  )
  const asked = { product_id: product.product_id }
  const { briefs } = await backend.call(planning.briefs, asked, user)
  expect(briefs.map(({ angle }) => angle)).toEqual(['product', 'benefit', 'price', 'brand'])
  await expect(backend.call(planning.briefs, asked, stranger)).rejects.toEqual(failure('not_found'))
  const nothing = backend.call(planning.briefs, {}, user)
  await expect(nothing).rejects.toEqual(failure('invalid_input', { field: 'sentence' }))
})
