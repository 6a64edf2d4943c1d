import { expect, test } from 'vitest'
import { findFormat } from '../../../contract/export-formats.ts'
import { figuresOf } from '../../generation/figures.ts'
import type { TextModel } from '../../generation/text-model/text-model.ts'
import { briefsFromFacts } from './briefs-from-facts.ts'
import { briefsOfModel } from './briefs-of-model.ts'
import { monthOfBriefs } from './month-of-briefs.ts'
import type { PlanFacts } from './plan-facts.ts'
import { scriptFromFacts } from './script-from-facts.ts'
import { scriptOfModel } from './script-of-model.ts'

const COFFEE: PlanFacts = {
  ...{ name: 'Cold brew', brand: 'Reef', benefits: ['Steeped for 18 hours'], price: '$4.50' },
  ...{ offer: null, legal: 'While stocks last.', cta: 'Order now', said: null, hasOldPrice: false },
}

test('the legal line is in every brief, a former price only where the sentence says which is which', () => {
  for (const { prompt } of briefsFromFacts(COFFEE)) expect(prompt).toContain('While stocks last.')
  const said = 'Cold brew $4.50 instead of $6. While stocks last.'
  const briefs = briefsFromFacts({ ...COFFEE, said, hasOldPrice: true })
  expect(briefs.filter(({ prompt }) => prompt.includes('$6'))).toMatchObject([{ prompt: said }])
  expect(briefs.map(({ angle }) => angle)).not.toContain('price')
})

test('a storyboard says the lines of its brief one after the other, and ends with the button', () => {
  const brief = briefsFromFacts(COFFEE).find(({ angle }) => angle === 'benefit')
  expect(brief?.scenes).toEqual([
    { shows: 'opening', words: 'Steeped for 18 hours', seconds: 2 },
    { shows: 'detail', words: 'Cold brew', seconds: 2 },
    { shows: 'price', words: '$4.50', seconds: 2 },
    { shows: 'end_card', words: 'Order now', seconds: 2 },
  ])
})

const answering = (...briefs: string[][]): TextModel => ({
  ask: async ({ answer }) => answer.parse({ briefs: briefs.map((lines) => ({ lines })) }),
})

test('of a text model nothing is kept that has another figure, or words the brand leaves out', async () => {
  const guide = { tone: [], do: [], dont: ['cheap'] }
  const asked = { language: 'en', knowledge: [], guide } as const
  const model = answering(
    ['Mornings, slowed down', 'Cold brew for $4.50'],
    ['Cold brew for $3'],
    ['Cheap cold brew'],
    ['Steeped for 24 hours'],
  )
  const { briefs, note } = await briefsOfModel(model, COFFEE, asked)
  expect(briefs.map(({ prompt }) => prompt)).toEqual([
    'Mornings, slowed down\nCold brew for $4.50\nOrder now\nWhile stocks last.',
  ])
  expect(note).toBeNull()
})

test('[R1.14] a script without a text model says the facts one after the other, and ends with the button', () => {
  const facts = { ...COFFEE, benefits: ['Steeped for 18 hours', 'Never bitter'], offer: '2 for 1' }
  expect(scriptFromFacts(facts, 'en')).toEqual({
    scenes: [
      { shows: 'speaks', words: 'Cold brew. Steeped for 18 hours.' },
      { shows: 'product', words: '$4.50' },
      { shows: 'speaks', words: 'Never bitter.' },
      { shows: 'speaks', words: '2 for 1. Order now.' },
    ],
    end_card: 'Cold brew\nReef\n$4.50\nOrder now\nWhile stocks last.',
  })
  const bare = { ...COFFEE, benefits: [], price: null, brand: null, legal: null }
  expect(scriptFromFacts({ ...bare, name: '冷萃咖啡', cta: '立即订购' }, 'zh').scenes).toEqual([
    { shows: 'speaks', words: '冷萃咖啡。' },
    { shows: 'product', words: '冷萃咖啡' },
    { shows: 'speaks', words: '立即订购。' },
  ])
  const reduced = scriptFromFacts({ ...COFFEE, hasOldPrice: true }, 'en')
  expect(JSON.stringify(reduced)).not.toContain('$4.50')
})

test('a script without a text model leaves out what a scene has no room for, and never half a word', () => {
  const long = Array.from({ length: 60 }, () => 'mornings').join(' ')
  const [first] = scriptFromFacts({ ...COFFEE, benefits: ['Steeped', long] }, 'en').scenes
  expect(first?.words).toBe('Cold brew. Steeped.')
  const [said] = scriptFromFacts({ ...COFFEE, benefits: [long] }, 'en').scenes
  expect(said?.words).toMatch(/^Cold brew\. (mornings )+mornings$/)
  expect(said?.words.length).toBeLessThanOrEqual(240)
})

test('a script of the text model is kept whole or not at all: no other figure, nothing the brand leaves out', async () => {
  const guide = { tone: [], do: [], dont: ['cheap'] }
  const asked = { language: 'en', knowledge: [], guide } as const
  const saying = (words: string): TextModel => ({
    ask: async ({ answer }) =>
      answer.parse({
        scenes: [
          { shows: 'speaks', words },
          { shows: 'product', words: 'Cold brew' },
          { shows: 'speaks', words: 'Order now.' },
        ],
      }),
  })
  const { scenes, end_card, note } = await scriptOfModel(saying('Only $4.50?'), COFFEE, asked)
  expect(scenes.map(({ words }) => words)).toEqual(['Only $4.50?', 'Cold brew', 'Order now.'])
  expect(end_card).toBe('Cold brew\nReef\n$4.50\nOrder now\nWhile stocks last.')
  expect(note).toBeNull()
  for (const words of ['Now $3.', 'A cheap coffee.'])
    expect(await scriptOfModel(saying(words), COFFEE, asked)).toMatchObject({
      ...{ scenes: [], note: 'facts_changed' },
    })
  const silent: TextModel = { ask: async () => null }
  expect(await scriptOfModel(silent, COFFEE, asked)).toMatchObject({ note: 'no_answer' })
})

const briefs = briefsFromFacts(COFFEE)

test('a month has dates, kinds and shares that add up', () => {
  const ads = monthOfBriefs({
    ...{ briefs, startsOn: '2026-11-02', platforms: ['meta', 'tiktok'], perWeek: 3 },
    ...{ budget: 1000, occasions: [{ name: 'Black Friday', day: '2026-11-27' }] },
  })
  expect(ads).toHaveLength(12)
  expect(Math.round(ads.reduce((sum, { budget }) => sum + (budget ?? 0) * 100, 0))).toBe(100_000)
  expect(ads.map(({ run_on }) => run_on).slice(0, 4)).toEqual([
    ...['2026-11-02', '2026-11-04', '2026-11-06', '2026-11-09'],
  ])
  expect(ads.map(({ make_on }) => make_on).slice(0, 3)).toEqual([
    ...['2026-11-02', '2026-11-02', '2026-11-04'],
  ])
  expect(new Set(ads.map(({ platform }) => platform))).toEqual(new Set(['meta', 'tiktok']))
  const festive = ads.filter(({ occasion }) => occasion)
  expect(festive).toMatchObject([{ run_on: '2026-11-23', occasion: 'Black Friday' }])
  // Ads only use formats that a pack can produce, not those for a brand's logo.
  expect(ads.filter(({ format }) => !findFormat(format))).toEqual([])
  const figures = new Set(figuresOf(JSON.stringify(COFFEE)))
  for (const { prompt } of ads)
    expect(
      figuresOf(prompt.replaceAll('\n', ' | ')).filter((figure) => !figures.has(figure)),
    ).toEqual([])
})
