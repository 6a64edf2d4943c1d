import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ModelRow } from '../../src/backend/generation/model.ts'
import { MODELS } from '../../src/backend/generation/models.ts'
import { createModelRegistry } from '../../src/backend/generation/registry.ts'
import { contract } from '../../src/contract/contract.ts'
import type { CreateTaskRequest } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import {
  createFakeProvider,
  createRemoteProvider,
  fakeModels,
  REMOTE_MODEL,
} from '../support/fake-provider.ts'
import { balanceOf, failure, generate, reach } from '../support/generations.ts'
import { present } from '../support/present.ts'
import { insertTask } from '../support/task-row.ts'

const model = REMOTE_MODEL.id
const KEEPS_LOOKS: ModelRow = { ...REMOTE_MODEL, id: 'acme/looks', abilities: ['look'] }

let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  const models = createModelRegistry({
    models: [...MODELS, REMOTE_MODEL, KEEPS_LOOKS],
    providers: [createFakeProvider(), createRemoteProvider()],
  })
  const env = { PLAN_CONCURRENCY: '5' }
  backend = await createTestBackend({ worker: true, env, replace: { models } })
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 100 })
})
afterAll(() => backend.close())

/** An image by the built-in engine whose look can be kept. */
async function likedPicture(): Promise<string> {
  const { task_id } = await generate(backend, user, { model: 'adloom-studio-image' })
  const { outputs } = await reach(backend, user, task_id, 'SUCCEEDED')
  return present(outputs[0]).output_id
}

test.each([
  ['use_brand', { use_brand: true, exact_words: false }],
  ['corrections', { corrections: { headline: 'Morning, sunshine' }, exact_words: false }],
] satisfies [string, Partial<CreateTaskRequest>][])(
  'a model that has no ability for %s refuses it, and nothing is held',
  async (field, wish) => {
    await expect(generate(backend, user, { model, ...wish })).rejects.toEqual(
      failure('invalid_input', { field, rule: 'not_offered', model: 'Acme Paint' }),
    )
    expect(await balanceOf(backend, user)).toMatchObject({ balance: 100, held: 0 })
  },
)

test('a model that cannot keep a look refuses to, and nothing more is charged', async () => {
  const like = await likedPicture()
  await expect(generate(backend, user, { model, like })).rejects.toEqual(
    failure('invalid_input', { field: 'like', rule: 'not_offered', model: 'Acme Paint' }),
  )
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 99, held: 0 })
})

test('a task that asked for what its model has lost since is not tried again without it', async () => {
  const { id } = await insertTask(backend.context.db, {
    userId: user.userId,
    teamId: user.teamId,
    model,
    status: 'FAILED',
    corrections: { headline: 'Morning, sunshine' },
  })
  await expect(backend.call(contract.tasks.retry, { taskId: id }, user)).rejects.toEqual(
    failure('invalid_input', { field: 'corrections', rule: 'not_offered' }),
  )
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100, held: 0 })
})

test('without such wishes it takes the task', async () => {
  const task = await generate(backend, user, { model, use_brand: false, corrections: {} })
  expect(task).toMatchObject({ model, credits: 1 })
})

test('a look is kept by a model of the provider that made it, and by no other', async () => {
  const like = await likedPicture()
  expect(await generate(backend, user, { like })).toMatchObject({ credits: 1 })
  await expect(generate(backend, user, { model: KEEPS_LOOKS.id, like })).rejects.toEqual(
    failure('invalid_input', { field: 'like', rule: 'not_offered' }),
  )
})

test('a model whose provider is not configured is listed as such and takes no task', async () => {
  const bare = await createTestBackend({ replace: { models: fakeModels(createFakeProvider()) } })
  try {
    const { models } = await bare.call(contract.models.list, {})
    expect(models.find(({ id }) => id === model)).toMatchObject({ status: 'unavailable' })
    const owner = await signUp(bare, { credits: 5 })
    await expect(generate(bare, owner, { model })).rejects.toEqual(failure('model_unavailable'))
    expect(await balanceOf(bare, owner)).toMatchObject({ balance: 5, held: 0 })
  } finally {
    await bare.close()
  }
})
