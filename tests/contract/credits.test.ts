// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import { WORKFLOW_TYPES, WORKFLOWS, type WorkflowType } from '../../src/contract/generation.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { balanceOf, failure, generate, reach } from '../support/generations.ts'

const provider = createFakeProvider()
let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  backend = await createTestBackend({ worker: true, replace: { models: fakeModels(provider) } })
})
beforeEach(async () => {
  provider.finish()
  user = await signUp(backend, { credits: 100 })
})
afterAll(() => backend.close())

const price = (input: InputOf<typeof contract.credits.calculate>) =>
  backend.call(contract.credits.calculate, input, user)

test('[R7.12] a balance tells what can be spent, what is held and how many may run', async () => {
  expect(await balanceOf(backend, user)).toEqual({
    balance: 100,
    held: 0,
    concurrency: 1,
    reference_images_max: 4,
  })
})

const isServed = (type: WorkflowType) =>
  WORKFLOWS[type].speech || WORKFLOWS[type].person || WORKFLOWS[type].heard

// Speech and transcripts require a service, which isn't connected here.
test.each(WORKFLOW_TYPES.filter((type) => !isServed(type)))(
  '[R7.10] %s has a price with the defaults of its model',
  async (type) => {
    const { credits } = await price({ workflowType: type })
    expect(credits).toBeGreaterThan(0)
  },
)

test('[R7.10] the price follows duration, resolution, sound and count', async () => {
  const base = { workflowType: 'text_to_video', duration: 5, resolution: '720p' } as const
  expect(await price(base)).toMatchObject({ credits: 5 })
  expect(await price({ ...base, duration: 10 })).toMatchObject({ credits: 10 })
  expect(await price({ ...base, resolution: '1080p' })).toMatchObject({ credits: 8 })
  expect(await price({ ...base, generate_audio: 'true' })).toMatchObject({ credits: 6 })
  expect(await price({ ...base, count: 3 })).toMatchObject({ credits: 15 })
})

test('[R3.02] the price asked for is the price that is held', async () => {
  provider.hold()
  const settings = { resolution: '2k', count: 3 } as const
  const { credits } = await price({ workflowType: 'text_to_image', ...settings })
  await generate(backend, user, settings)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100 - credits, held: credits })
})

test('what a model does not offer has no price', async () => {
  await expect(price({ workflowType: 'text_to_image', resolution: '480p' })).rejects.toEqual(
    failure('invalid_input', { field: 'resolution', rule: 'not_offered' }),
  )
  await expect(price({ workflowType: 'text_to_video', model: 'openai/sora-2' })).rejects.toEqual(
    failure('model_retired'),
  )
})

test('the ledger lists every movement, newest first, by pages', async () => {
  const { task_id } = await generate(backend, user, { count: 2 })
  await reach(backend, user, task_id, 'SUCCEEDED')
  const list = (input: object) => backend.call(contract.credits.ledger, input, user)
  const first = await list({ limit: 2 })
  expect(first.entries).toEqual([
    expect.objectContaining({ kind: 'capture', amount: 0, task_id }),
    expect.objectContaining({ kind: 'hold', amount: -2, task_id }),
  ])
  const second = await list({ limit: 2, cursor: first.next_cursor })
  expect(second).toEqual({
    entries: [expect.objectContaining({ kind: 'grant', amount: 100, reason: 'welcome' })],
    next_cursor: null,
  })
})

test('nobody sees the credits of another team', async () => {
  const other = await signUp(backend, { credits: 7 })
  await reach(backend, user, (await generate(backend, user)).task_id, 'SUCCEEDED')
  expect(await balanceOf(backend, other)).toMatchObject({ balance: 7, held: 0 })
  const { entries } = await backend.call(contract.credits.ledger, {}, other)
  expect(entries.map(({ kind }) => kind)).toEqual(['grant'])
})

test('[R6.01] a visitor has no balance', async () => {
  const nobody = backend.call(contract.credits.balance, {})
  await expect(nobody).rejects.toEqual(failure('not_signed_in'))
})
