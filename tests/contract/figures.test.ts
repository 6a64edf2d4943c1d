import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { figureImports } from '../../src/backend/modules/figures/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import type { AdAnswer } from '../../src/contract/endpoints/figures.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { makeCreative } from '../support/creatives.ts'
import { failure } from '../support/generations.ts'
import { makeTeam } from '../support/teams.ts'
import { createTestClock } from '../support/test-clock.ts'

const { figures } = contract
type Push = InputOf<typeof figures.push>
type Row = Push['rows'][number]

const clock = createTestClock()
let backend: TestBackend
let team: Awaited<ReturnType<typeof makeTeam>>
beforeAll(async () => {
  backend = await createTestBackend({ env: { PLAN_SEATS: '9' }, replace: { clock } })
  team = await makeTeam(backend)
})
beforeEach(async () => {
  await backend.context.db.delete(figureImports)
})
afterAll(() => backend.close())

const row = (given: Partial<Row>): Row => ({
  ...{ day: '2026-10-01', campaign: 'Spring', ad_set: 'All', ad: 'Mug', currency: 'USD' },
  ...{ impressions: 1_000, clicks: 20, spend_minor: 500, conversions: 2, revenue_minor: 2_000 },
  ...given,
})
const push = (rows: Row[], given: Partial<Push> = {}, sender: Sender = team.OWNER) =>
  backend.call(figures.push, { platform: 'meta', rows, ...given }, sender)
const imports = async (sender: Sender = team.MEMBER) =>
  (await backend.call(figures.imports, {}, sender)).imports
const ask = (question: InputOf<typeof figures.answers> = {}, sender: Sender = team.OWNER) =>
  backend.call(figures.answers, question, sender)
const named = (answers: readonly AdAnswer[], label: string) => {
  const found = answers.find((answer) => answer.label === label)
  if (!found) throw new Error(`no answer for ${label}`)
  return found
}

test('the same rows again change nothing, corrected ones replace, and an import goes with its figures', async () => {
  const rows = [row({}), row({ day: '2026-10-02' })]
  const first = await push(rows, { file_name: 'october.csv' })
  expect(first).toMatchObject({ added: 2, changed: 0, unchanged: 0 })
  expect(await push(rows, { file_name: 'october.csv' })).toEqual({
    ...{ import_id: null, added: 0, changed: 0, unchanged: 2 },
  })
  const corrected = await push([row({ clicks: 30 }), row({ day: '2026-10-02' })])
  expect(corrected).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  expect((await ask({ by: 'ad' })).answers).toMatchObject([{ impressions: 2_000, clicks: 50 }])
  expect(await imports()).toMatchObject([
    { import_id: corrected.import_id, file_name: null, row_count: 1 },
    { import_id: first.import_id, row_count: 1, from: '2026-10-02', to: '2026-10-02' },
  ])
  const importId = first.import_id ?? ''
  await backend.call(figures.removeImport, { importId }, team.MEMBER)
  expect((await ask({ by: 'ad' })).answers).toMatchObject([{ impressions: 1_000, clicks: 30 }])
  await expect(push(rows, { import_id: importId })).rejects.toEqual(failure('not_found'))
})

test('what one call says of an ad and day twice is added up, and a name that is a formula stays text', async () => {
  const ad = '=HYPERLINK("https://evil.example")'
  await push([row({ ad }), row({ ad, impressions: 500, clicks: 0 })])
  expect((await ask({ by: 'ad' })).answers).toMatchObject([
    { label: ad, impressions: 1_500, clicks: 20, conversions: 4 },
  ])
})

test('currencies are never added up, and costs by click are told where they can be', async () => {
  await push([row({}), row({ currency: 'JPY', spend_minor: 900, revenue_minor: 450 })])
  await push([row({ ad: 'Other', spend_minor: 700 })])
  const { answers } = await ask({ by: 'ad' })
  expect(
    named(answers, 'Mug').money.toSorted((a, b) => a.currency.localeCompare(b.currency)),
  ).toEqual([
    {
      ...{ currency: 'JPY', spend_minor: 900, revenue_minor: 450, return_on_spend: 0.5 },
      ...{ cost_per_click: null, cost_per_conversion: null },
    },
    {
      ...{ currency: 'USD', spend_minor: 500, revenue_minor: 2_000, return_on_spend: 4 },
      ...{ cost_per_click: null, cost_per_conversion: null },
    },
  ])
  // $7.00 for 20 clicks and 2 conversions.
  expect(named(answers, 'Other').money).toMatchObject([
    { cost_per_click: 35, cost_per_conversion: 350 },
  ])
})

test('a creative is found in the names of ads by name or id, by hand where they say nothing, and brings its facts', async () => {
  const offer = await makeCreative(backend, team.OWNER, {
    prompt: '“Slow mornings” 30 % off red mugs',
    aspectRatio: '9:16',
  })
  const plain = await makeCreative(backend, team.OWNER, { prompt: '“Made by hand in Kiel”' })
  const rename = { creativeId: offer, name: 'Slow Mornings', old_name: null }
  await backend.call(contract.creatives.rename, rename, team.OWNER)
  await push([
    row({ ad: 'DE_slow-mornings_v2', impressions: 20_000, clicks: 800 }),
    row({ ad: `video ${plain}`, impressions: 20_000, clicks: 300 }),
    row({ ad: 'Ad 7', impressions: 20_000, clicks: 310 }),
  ])
  const before = await ask()
  expect(before).toMatchObject({ ad_count: 3, linked_count: 2 })
  expect(before.answers.map(({ key }) => key).toSorted()).toEqual([offer, plain].toSorted())
  expect(before.next).toMatchObject({ kind: 'repeat', answer: { key: offer } })
  const ad_key = named((await ask({ by: 'ad' })).answers, 'Ad 7').key
  await backend.call(figures.link, { ad_key, creative_id: plain }, team.MEMBER)
  const after = await ask()
  expect(after.linked_count).toBe(3)
  expect(after.answers.find(({ key }) => key === plain)).toMatchObject({
    ...{ impressions: 40_000, clicks: 610, ad_count: 2 },
  })
  const sides = async (by: 'hook' | 'ratio' | 'format') =>
    (await ask({ by })).answers.map(({ key, clicking }) => [key, clicking.verdict])
  expect(await sides('hook')).toEqual([
    ['claim', 'worse'],
    ['offer', 'better'],
  ])
  expect(await sides('ratio')).toEqual([
    ['1:1', 'worse'],
    ['9:16', 'better'],
  ])
  expect(await sides('format')).toEqual([['image', 'alone']])
  await backend.call(figures.link, { ad_key, creative_id: null }, team.MEMBER)
  expect((await ask()).linked_count).toBe(2)
})

test('platforms and days narrow what is asked for, and each platform is held against itself', async () => {
  await push([row({ clicks: 100 }), row({ ad: 'B', clicks: 10 }), row({ day: '2026-10-05' })])
  await push([row({ ad: 'C', clicks: 1 })], { platform: 'tiktok' })
  expect(await ask({ by: 'platform' })).toMatchObject({
    ...{ platforms: ['meta', 'tiktok'], from: '2026-10-01', to: '2026-10-05' },
    answers: [
      { key: 'meta', clicking: { verdict: 'alone' } },
      { key: 'tiktok', clicking: { verdict: 'alone' } },
    ],
  })
  const { answers } = await ask({ by: 'ad', platform: 'meta', to: '2026-10-04' })
  expect(answers.map(({ label, clicks }) => [label, clicks])).toEqual([
    ['Mug', 100],
    ['B', 10],
  ])
})

test('columns are remembered for the team, the latest fifty', async () => {
  const shapeOf = (at: number) => at.toString(16).padStart(64, '0')
  const save = (at: number, ad: number) =>
    backend.call(
      figures.saveColumnChoice,
      { shape: shapeOf(at), platform: 'google', columns: { ad, day: 0 }, currency: 'EUR' },
      team.MEMBER,
    )
  for (let at = 0; at < 52; at += 1) {
    clock.advance(1_000)
    await save(at, 1)
  }
  clock.advance(1_000)
  await save(51, 2)
  const { choices } = await backend.call(figures.columnChoices, {}, team.OWNER)
  expect(choices).toHaveLength(50)
  expect(choices[0]).toEqual({
    ...{ shape: shapeOf(51), platform: 'google', columns: { ad: 2, day: 0 }, currency: 'EUR' },
  })
})

test('a guest of the team and other teams see none of it', async () => {
  const { import_id } = await push([row({})])
  await expect(ask({}, team.OUTER_USER)).rejects.toEqual(failure('not_found'))
  await expect(push([row({})], {}, team.OUTER_USER)).rejects.toEqual(failure('not_found'))
  await expect(push([row({})], {}, {})).rejects.toEqual(failure('not_signed_in'))
  const rows = [row({ day: '2026-10-09' })]
  const other = await makeTeam(backend)
  await expect(push(rows, { import_id: import_id ?? '' }, other.OWNER)).rejects.toEqual(
    failure('not_found'),
  )
  expect((await ask({ by: 'ad' }, other.OWNER)).answers).toEqual([])
})

test.each([
  ['a day that is none', { day: '2026-02-30' }],
  ['a negative count', { clicks: -1 }],
  ['half an impression', { impressions: 0.5 }],
  ['a currency in words', { currency: 'euro' }],
  ['an ad without a name', { ad: '' }],
  ['a name with a control character', { ad: 'a\u0000b' }],
])('%s is refused', async (_, wrong) => {
  await expect(push([row(wrong)])).rejects.toEqual(failure('invalid_input'))
})
