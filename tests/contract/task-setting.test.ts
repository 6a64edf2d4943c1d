import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { failure, generate, reach } from '../support/generations.ts'

const provider = createFakeProvider()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ worker: true, replace: { models: fakeModels(provider) } })
})
afterAll(() => backend.close())

/** Saves the team's brand without a logo; returns its id. */
async function saveBrand({ token }: SignedUp, name: string): Promise<string> {
  const context = await backend.call(contract.teams.currentContext, {}, { token })
  const brandId = context.current_brand?.id ?? ''
  const open = { heading_font: null, body_font: null, tone_words: ['warm'], legal_line: null }
  const input = { brandId, name, colours: ['#e4002b'], ...open }
  await backend.call(contract.brands.save, input, { token })
  return brandId
}

test('a placement gives its own size and safe zone, and is kept with the task', async () => {
  const user = await signUp(backend, { credits: 100 })
  const { task_id, placement } = await generate(backend, user, {
    placement: 'meta.stories',
    aspect_ratio: '9:16',
  })
  expect(placement).toBe('meta.stories')
  await reach(backend, user, task_id, 'SUCCEEDED')
  const request = provider.requests.find(({ taskId }) => taskId === task_id)
  expect(request).toMatchObject({ width: 1080, height: 1920 })
  expect(request?.safeZone).toMatchObject({ top: expect.any(Number), bottom: expect.any(Number) })
})

test.each([
  ['nowhere.at.all', '1:1'],
  ['meta.stories', '1:1'],
] as const)('%s in %s is refused before anything is held', async (placement, aspect_ratio) => {
  const user = await signUp(backend, { credits: 100 })
  await expect(generate(backend, user, { placement, aspect_ratio })).rejects.toEqual(
    failure('invalid_input', { field: 'placement', rule: 'not_offered' }),
  )
})

test('[R2.25] a task keeps the brand it was started with', async () => {
  const user = await signUp(backend, { credits: 100 })
  await saveBrand(user, 'Before')
  provider.hold()
  const task = await generate(backend, user, { use_brand: true })
  expect(task.uses_brand).toBe(true)
  await saveBrand(user, 'After')
  provider.finish()
  await reach(backend, user, task.task_id, 'SUCCEEDED')
  const request = provider.requests.find(({ taskId }) => taskId === task.task_id)
  expect(request?.brand).toMatchObject({
    name: 'Before',
    colours: ['#e4002b'],
    toneWords: ['warm'],
  })
})

test('without the wish, a task knows nothing of the brand', async () => {
  const user = await signUp(backend, { credits: 100 })
  await saveBrand(user, 'Norda')
  const task = await generate(backend, user)
  expect(task).toMatchObject({ uses_brand: false, placement: null })
  await reach(backend, user, task.task_id, 'SUCCEEDED')
  expect(provider.requests.find(({ taskId }) => taskId === task.task_id)?.brand).toBeUndefined()
})
