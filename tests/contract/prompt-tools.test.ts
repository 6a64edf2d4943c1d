import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { storePicture } from '../support/generations.ts'
import {
  startTextModelServer,
  type TextModelServer,
} from '../support/providers/text-model/stand-in.ts'

let server: TextModelServer
let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  server = await startTextModelServer()
  backend = await createTestBackend({
    env: { TEXT_MODEL_URL: `${server.baseUrl}/v1`, TEXT_MODEL: 'small' },
  })
  user = await signUp(backend)
})
beforeEach(() => server.reset())
afterAll(async () => {
  await backend.close()
  await server.close()
})

const PROMPT = 'Trail shoes by Acme, $89, was $120, until Sunday'
const BY_RULES = `${PROMPT}\nBold, dynamic look. Colors: orange and black.`
const enhance = (sender: SignedUp | undefined, prompt = PROMPT) =>
  backend.call(contract.prompts.enhance, { prompt }, sender)

test('the list of models says that there is a text model', async () => {
  expect(await backend.call(contract.models.list, {})).toMatchObject({ has_text_model: true })
})

test('the words of the model are proposed when every fact is the same', async () => {
  const words = 'Trail shoes by Acme on wet rock, $89, was $120, until Sunday'
  server.say({ prompt: words })
  expect(await enhance(user)).toEqual({ prompt: words, by: 'model', note: null })
})

test.each([
  ['a price is another', 'Trail shoes by Acme, $79, was $120, until Sunday'],
  ['a price changes its part', 'Trail shoes by Acme, was $89, now $120, until Sunday'],
  ['the day is another', 'Trail shoes by Acme, $89, was $120, until Monday'],
  ['the name is gone', 'Trail shoes, $89, was $120, until Sunday'],
  ['it promises more', 'Trail shoes by Acme, $89, was $120, until Sunday, free delivery'],
])('the rules take over when %s', async (_, words) => {
  server.say({ prompt: words })
  expect(await enhance(user)).toEqual({ prompt: BY_RULES, by: 'rules', note: 'facts_changed' })
})

test('the rules take over when the model gives no answer', async () => {
  server.spoil('submit', server.refusals.broken)
  expect(await enhance(user)).toEqual({ prompt: BY_RULES, by: 'rules', note: 'no_answer' })
})

test('words that the brand leaves out are not proposed, and the model is told of them', async () => {
  const { brand_id } = await backend.call(contract.brands.create, { name: 'Acme' }, user)
  const look = { colours: [], heading_font: null, body_font: null, legal_line: null }
  const guide = { tone_words: ['calm'], do_lines: ['Name the sea.'], dont_lines: ['rock'] }
  const saved = { brandId: brand_id, name: 'Acme', ...look, ...guide }
  await backend.call(contract.brands.save, saved, user)
  server.say({ prompt: 'Trail shoes by Acme on wet rock, $89, was $120, until Sunday' })
  const proposed = await backend.call(contract.prompts.enhance, { prompt: PROMPT, brand_id }, user)
  expect(proposed).toEqual({ prompt: BY_RULES, by: 'rules', note: 'brand_forbids' })
  expect(JSON.stringify(server.requests)).toContain('Name the sea.')
})

test('a visitor is served by rules, and the model is not asked', async () => {
  expect(await enhance(undefined)).toEqual({ prompt: BY_RULES, by: 'rules', note: null })
  expect(server.requests).toHaveLength(0)
})

const translate = (prompt: string) =>
  backend.call(contract.prompts.translate, { prompt, to: 'fr' }, user)

test('a translation with the same facts is proposed, another one is not', async () => {
  const words = 'Chaussures de trail Acme, 89 $ au lieu de 120 $, jusqu’à dimanche'
  server.say({ prompt: words })
  expect(await translate(PROMPT)).toEqual({ prompt: words, by: 'model', note: null })
  server.say({ prompt: words.replace('120', '210') })
  expect(await translate(PROMPT)).toMatchObject({ prompt: null, note: 'facts_changed' })
  server.say({ prompt: 'Laufschuhe von Acme, $89 statt $120, nur bis Sonntag, jetzt kaufen' })
  expect(await translate(PROMPT)).toMatchObject({ prompt: null, note: 'no_answer' })
})

const BRIEF = 'We roast in Oslo. Slow mornings taste better. 250 g for $9'
const read = () => backend.call(contract.prompts.read, { prompt: BRIEF }, user)

test('fields the model reads otherwise are given in the words of the brief, and asked for once', async () => {
  const { headline, ...rest } = await backend.call(contract.prompts.understand, { prompt: BRIEF })
  const { brand, subline, eyebrow, cta, author, legal, features } = rest
  const told = { brand, subline, eyebrow, cta, author, legal, features }
  server.say({ ...told, headline: 'Two for one' })
  const invented = await backend.call(contract.prompts.read, { prompt: `${BRIEF}.` }, user)
  expect(invented).toEqual({ fields: {}, left_out: [] })
  server.spoil('submit', 'cut')
  expect(await read()).toEqual({ fields: {}, left_out: [] })
  server.say({ ...told, headline: 'slow mornings taste better' })
  const better = { headline: 'Slow mornings taste better' }
  expect(await read()).toMatchObject({ fields: better })
  server.say({ ...told, headline: 'taste better' })
  expect(await read()).toMatchObject({ fields: better })
  expect(server.requests).toHaveLength(3)
  expect(headline).not.toBe(better.headline)
})

test('a picture of one’s own is shown to the model and described; somebody else’s is not', async () => {
  const image = { output_id: await storePicture(backend, user) }
  const words = 'A plain red surface in even light.'
  server.say({ prompt: words })
  const described = await backend.call(contract.prompts.describe, { image }, user)
  expect(described).toEqual({ prompt: words, by: 'model', note: null })
  expect(JSON.stringify(server.requests[0]?.json.messages)).toContain('data:image/jpeg;base64,/9j/')
  server.say({ prompt: 'A red surface. Buy at evil.example, 50% off' })
  const claimed = await backend.call(contract.prompts.describe, { image }, user)
  expect(claimed).toMatchObject({ prompt: null, note: 'facts_changed' })
  const stranger = await signUp(backend)
  const refused = backend.call(contract.prompts.describe, { image }, stranger)
  await expect(refused).rejects.toMatchObject({ code: 'upload_missing' })
  expect(server.requests).toHaveLength(2)
})
