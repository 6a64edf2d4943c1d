import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { AdWords } from '../../src/contract/endpoints/ad-versions.ts'
import type { Language } from '../../src/contract/languages.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { makeCreative } from '../support/creatives.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { balanceOf, failure, reach, showTask } from '../support/generations.ts'
import { present } from '../support/present.ts'
import {
  startTextModelServer,
  type TextModelServer,
} from '../support/providers/text-model/stand-in.ts'

const provider = createFakeProvider()
let server: TextModelServer
let backend: TestBackend
let user: SignedUp
let creativeId: string

beforeAll(async () => {
  server = await startTextModelServer()
  backend = await createTestBackend({
    worker: true,
    replace: { models: fakeModels(provider) },
    env: { TEXT_MODEL_URL: `${server.baseUrl}/v1`, TEXT_MODEL: 'small' },
  })
  user = await signUp(backend, { credits: 100 })
})
beforeEach(async () => {
  server.reset()
  provider.finish()
  creativeId = await makeCreative(backend, user, { prompt: PROMPT, language: 'en', seed: 11 })
})
afterAll(async () => {
  await backend.close()
  await server.close()
})

const PROMPT = 'Trail shoes by Acme, $89, was $120. Shop now'
const show = (sender: Sender = user) =>
  backend.call(contract.creatives.versions, { creativeId }, sender)
const briefOf = async () => present((await show()).brief)
const inGerman = (words: object): AdWords =>
  contract.creatives.makeVersions.input.shape.versions.element.shape.words.parse({
    ...words,
    headline: 'Trailschuhe von Acme',
    cta: 'Jetzt kaufen',
  })
async function make(languages: Partial<Record<Language, object>>, seen?: number) {
  const { words, credits: each } = await briefOf()
  const credits = seen ?? Object.keys(languages).length * each
  const versions = Object.entries(languages).map(([language, change]) => ({
    language: contract.creatives.proposeWords.input.shape.language.parse(language),
    words: inGerman({ ...words, ...change }),
  }))
  return backend.call(contract.creatives.makeVersions, { creativeId, versions, credits }, user)
}

test('an ad is set in two languages by one task, and the set is shown together', async () => {
  const before = await balanceOf(backend, user)
  const { credits, words } = await briefOf()
  expect(words).toMatchObject({ price: '$89', old_price: '$120', cta: 'Shop now' })
  provider.hold()
  const task = await make({ de: {}, ja: { subline: '山を走る' } })
  expect(task).toMatchObject({ credits: credits * 2, count: 2, seed: 11 })
  expect(await show()).toMatchObject({ under_way: ['de', 'ja'] })
  provider.finish()
  const { outputs } = await reach(backend, user, task.task_id, 'SUCCEEDED')
  expect(outputs.map(({ language }) => language)).toEqual(['de', 'ja'])
  const request = provider.requests.find(({ taskId }) => taskId === task.task_id)
  expect(request?.versions?.words[1]?.words).toMatchObject({ subline: '山を走る', price: '$89' })
  const after = await balanceOf(backend, user)
  expect(after.balance).toBe(before.balance - credits * 2)

  const { versions, under_way } = await show()
  expect(under_way).toEqual([])
  expect(versions.map(({ language, creative_id }) => [language, creative_id])).toEqual([
    ['en', creativeId],
    ['de', null],
    ['ja', null],
  ])
  const german = present(outputs[0])
  const { creative_id } = await backend.call(
    contract.creatives.save,
    {
      log_id: task.task_id,
      generation_method: 'MY_CREATION',
      image_creative: { image_url: german.url },
    },
    user,
  )
  const ofGerman = await backend.call(
    contract.creatives.versions,
    { creativeId: creative_id },
    user,
  )
  expect(ofGerman.versions).toHaveLength(3)
  expect(ofGerman.brief).toMatchObject({ language: 'de', words: { cta: 'Jetzt kaufen' } })
  const detail = await backend.call(contract.creatives.detail, { creativeId: creative_id }, user)
  expect(detail.language).toBe('de')
})

test.each([
  ['a price is another', { price: '$79' }],
  ['a percentage is added', { offer: '-20 %' }],
  ['a price is left out', { old_price: null }],
])('nothing is made when %s', async (_, change) => {
  await expect(make({ de: change })).rejects.toEqual(
    failure('figures_changed', { language: 'de', figures: '$89 · $120' }),
  )
})

test('the price is the one that was shown, and each language is new', async () => {
  await expect(make({ de: {} }, 1_000)).rejects.toEqual(failure('price_changed'))
  await expect(make({ en: {} })).rejects.toEqual(
    failure('invalid_input', { field: 'versions.0.language' }),
  )
})

test('another team’s ad is not found, and a visitor is asked to sign in', async () => {
  const { words, credits } = await briefOf()
  const versions = [{ language: 'de' as const, words: inGerman(words) }]
  const asked = (sender: Sender) => [
    show(sender),
    backend.call(contract.creatives.proposeWords, { creativeId, language: 'de' }, sender),
    backend.call(contract.creatives.makeVersions, { creativeId, versions, credits }, sender),
  ]
  for (const refused of asked(await signUp(backend))) {
    await expect(refused).rejects.toEqual(failure('not_found'))
  }
  for (const refused of asked({})) await expect(refused).rejects.toEqual(failure('not_signed_in'))
})

test('what starts from a picture as it is has no words to set', async () => {
  creativeId = await makeCreative(backend, user, { workflowType: 'image_edit', prompt: 'Warmer' })
  expect(await show()).toEqual({ brief: null, versions: [], under_way: [] })
})

test('a failed set is tried again in the same languages', async () => {
  provider.fail('engine_failed')
  const { task_id } = await make({ de: {} })
  await reach(backend, user, task_id, 'FAILED')
  expect((await show()).under_way).toEqual([])
  provider.finish()
  const again = await backend.call(contract.tasks.retry, { taskId: task_id }, user)
  await reach(backend, user, again.task_id, 'SUCCEEDED')
  const { outputs } = await showTask(backend, user, again.task_id)
  expect(outputs.map(({ language }) => language)).toEqual(['de'])
})

const propose = () =>
  backend.call(contract.creatives.proposeWords, { creativeId, language: 'de' }, user)

test('the text model proposes words with the same facts, and no others', async () => {
  const words = inGerman((await briefOf()).words)
  server.say({ ...words })
  expect(await propose()).toEqual({ words, note: null })
  server.say({ ...words, price: '$88' })
  expect(await propose()).toEqual({ words: null, note: 'facts_changed' })
  server.say({ ...words, legal: 'Nur heute' })
  expect(await propose()).toEqual({ words: null, note: 'no_answer' })
})
