import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { TaskView } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { generate, reach } from '../support/generations.ts'

const provider = createFakeProvider()
let backend: TestBackend
let user: SignedUp
let task: TaskView

beforeAll(async () => {
  backend = await createTestBackend({ worker: true, replace: { models: fakeModels(provider) } })
  provider.finish()
  user = await signUp(backend)
  const { task_id } = await generate(backend, user)
  task = await reach(backend, user, task_id, 'SUCCEEDED')
})
afterAll(() => backend.close())

const imageUrl = () => task.outputs[0]?.url ?? ''
const save = (more: object, token = user.token) =>
  backend.call(
    contract.creatives.save,
    { log_id: task.task_id, generation_method: 'MY_CREATION', ...more },
    { token },
  )

test('[R7.09] [R3.10] a result is kept as a creative, and its log leads back to the task', async () => {
  const app_snap = { app_name: 'Mugs', ad_platforms: ['meta'], target_regions: ['SG'] }
  const creative = await save({ app_snap, image_creative: { image_url: imageUrl() } })
  expect(creative.creative_id).toMatch(/^[0-9a-f-]{36}$/)
  const log = await backend.call(
    contract.creatives.log,
    { id: task.task_id },
    { token: user.token },
  )
  expect(log).toMatchObject({ log_id: task.task_id, task: { prompt: task.prompt } })
})

test.each([
  ['neither picture nor video', {}],
  ['both', { image_creative: { image_url: 'a' }, video_creative: { video_url: 'b' } }],
  ['an address of somebody else', { image_creative: { image_url: 'https://example.com/a.png' } }],
])('[R3.10] a payload with %s is refused', async (_what, payload) => {
  await expect(save(payload)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a picture is not kept as a video', async () => {
  await expect(save({ video_creative: { video_url: imageUrl() } })).rejects.toMatchObject({
    code: 'invalid_input',
    details: { field: 'video_creative' },
  })
})

test('[R7.08] tasks of somebody else have no log and make no creative', async () => {
  const { token } = await signUp(backend)
  const asked = backend.call(contract.creatives.log, { id: task.task_id }, { token })
  await expect(asked).rejects.toMatchObject({ code: 'not_found' })
  const kept = save({ image_creative: { image_url: imageUrl() } }, token)
  await expect(kept).rejects.toMatchObject({ code: 'not_found' })
})
