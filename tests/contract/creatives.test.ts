import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { TaskView } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { failure, generate, reach } from '../support/generations.ts'
import { present } from '../support/present.ts'

let backend: TestBackend
let user: SignedUp
let task: TaskView

beforeAll(async () => {
  const models = fakeModels(createFakeProvider())
  backend = await createTestBackend({ worker: true, replace: { models } })
})
beforeEach(async () => {
  user = await signUp(backend)
  const { task_id } = await generate(backend, user)
  task = await reach(backend, user, task_id, 'SUCCEEDED')
})
afterAll(() => backend.close())

const resultUrl = () => present(task.outputs[0]).url

const save = (given: object = {}) =>
  backend.call(
    contract.creatives.save,
    {
      log_id: task.task_id,
      generation_method: 'MY_CREATION',
      image_creative: { image_url: resultUrl() },
      ...given,
    },
    user,
  )

test('[R3.10] [R7.09] a result is kept, and its log shows the task behind it', async () => {
  const { creative_id } = await save({
    app_id: '4',
    app_snap: { app_name: 'Mug shop', ad_platforms: ['meta'] },
  })
  const log = await backend.call(contract.creatives.log, { id: creative_id }, user)
  expect(log).toMatchObject({ log_id: task.task_id, task: { task_id: task.task_id } })
})

test('[R7.08] the log of a task is found by the id of the task too', async () => {
  const log = await backend.call(contract.creatives.log, { id: task.task_id }, user)
  expect(log.task.prompt).toBe(task.prompt)
})

test('keeping a result again keeps one creative', async () => {
  const first = await save()
  expect((await save({ app_id: '5' })).creative_id).toBe(first.creative_id)
})

test('a creative outlives the task it came from', async () => {
  await save()
  await backend.call(contract.tasks.remove, { taskId: task.task_id }, user)
  expect((await backend.app.request(resultUrl())).status).toBe(200)
})

test.each([
  ['none', 'exactly_one', () => ({ image_creative: undefined })],
  ['both', 'exactly_one', () => ({ video_creative: { video_url: resultUrl() } })],
  [
    'a picture as a video',
    'not_a_result',
    () => ({ image_creative: undefined, video_creative: { video_url: resultUrl() } }),
  ],
  [
    'a foreign address',
    'not_a_result',
    () => ({ image_creative: { image_url: 'https://example.com/a.png' } }),
  ],
  [
    'a file that is no result of the task',
    'not_a_result',
    () => ({ image_creative: { image_url: `/media/${uuidv7()}/original` } }),
  ],
] as const)('[R3.10] %s is refused as %s', async (_what, rule, given) => {
  await expect(save(given())).rejects.toEqual(failure('invalid_input', { rule }))
})

test('results of somebody else can neither be kept nor looked at', async () => {
  const { creative_id } = await save()
  user = await signUp(backend)
  await expect(save()).rejects.toEqual(failure('not_found'))
  for (const id of [creative_id, task.task_id]) {
    const look = backend.call(contract.creatives.log, { id }, user)
    await expect(look).rejects.toEqual(failure('not_found'))
  }
})
