// @module-tag postgres
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyLedger } from '../../src/backend/modules/credits/index.ts'
import { reconcileTasks } from '../../src/backend/modules/tasks/reconcile-tasks.ts'
import { tasks } from '../../src/backend/modules/tasks/tables.ts'
import { startWorker } from '../../src/backend/start-worker.ts'
import { contract } from '../../src/contract/contract.ts'
import { PACK_MAX } from '../../src/contract/limits.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { waitFor } from '../support/conditions.ts'
import { createFakeProvider, type FakeProvider, fakeModels } from '../support/fake-provider.ts'
import { balanceOf, failure, generate, reach, showTask } from '../support/generations.ts'
import { present } from '../support/present.ts'

let provider: FakeProvider
let backend: TestBackend
let user: SignedUp

/** A plan with room for one task; none runs until a test starts a worker. */
beforeEach(async () => {
  provider = createFakeProvider()
  provider.hold()
  const models = fakeModels(provider)
  backend = await createTestBackend({ replace: { models }, env: { PLAN_CONCURRENCY: '1' } })
  user = await signUp(backend, { credits: 10 })
})
afterEach(async () => {
  expect(await verifyLedger(backend.context.db)).toEqual([])
  await backend.close()
})

const ask = async (prompts: readonly string[], idempotency_key?: string) => {
  const asked = prompts.map((prompt) => ({ workflow_type: 'text_to_image' as const, prompt }))
  const pack = await backend.call(
    contract.tasks.createPack,
    { tasks: asked, ...(idempotency_key && { idempotency_key }) },
    user,
  )
  return pack.tasks
}
const cancel = (taskId: string) => backend.call(contract.tasks.cancel, { taskId }, user)

test('a pack goes on by itself: one is cancelled, one fails, and only what is made is paid', async () => {
  const pack = await ask(['one', 'two', 'three', 'four'])
  expect(pack.map(({ prompt, queue_position }) => [prompt, queue_position])).toEqual([
    ['one', 1],
    ['two', 2],
    ['three', 3],
    ['four', 4],
  ])
  expect(await balanceOf(backend, user)).toMatchObject({ held: 4 })
  const [one, two, three, four] = pack.map(({ task_id }) => task_id)
  await cancel(present(three))
  expect(await balanceOf(backend, user)).toMatchObject({ held: 3 })
  await startWorker(backend.context)
  await waitFor(() => provider.requests.length === 1, 'the first to be asked for')
  await expect(generate(backend, user)).rejects.toEqual(failure('generation_running'))
  expect((await showTask(backend, user, present(two))).status).toBe('CREATED')

  provider.fail('content_blocked', { times: 1 })
  await reach(backend, user, present(one), 'FAILED')
  await waitFor(() => provider.requests.length === 2, 'the next to be asked for')
  provider.finish()
  await reach(backend, user, present(two), 'SUCCEEDED')
  await reach(backend, user, present(four), 'SUCCEEDED')
  expect(provider.requests.map(({ taskId }) => taskId)).toEqual([one, two, four])
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 8, held: 0 })
})

test('cancelling what has the place gives it to the next', async () => {
  const [one, two] = await ask(['one', 'two'])
  await cancel(present(one).task_id)
  provider.finish()
  await startWorker(backend.context)
  await reach(backend, user, present(two).task_id, 'SUCCEEDED')
})

test('a pack is accepted behind what runs, and starts after it', async () => {
  await startWorker(backend.context)
  const { task_id } = await generate(backend, user)
  const [one] = await ask(['one'])
  provider.finish()
  await reach(backend, user, task_id, 'SUCCEEDED')
  await reach(backend, user, present(one).task_id, 'SUCCEEDED')
})

test('the end of a process between an end and the next start is made good', async () => {
  const [one, two] = await ask(['one', 'two'])
  await backend.context.db
    .update(tasks)
    .set({ waits: true })
    .where(eq(tasks.id, present(one).task_id))
  await reconcileTasks(backend.context)
  provider.finish()
  await startWorker(backend.context)
  await reach(backend, user, present(two).task_id, 'SUCCEEDED')
})

test('the same pack asked for twice is one pack, also at once', async () => {
  const key = 'pack-of-two'
  const [first, again] = await Promise.all([ask(['one', 'two'], key), ask(['one', 'two'], key)])
  expect(again.map(({ task_id }) => task_id)).toEqual(first.map(({ task_id }) => task_id))
  expect(await ask(['one', 'two'], key)).toHaveLength(2)
  expect(await balanceOf(backend, user)).toMatchObject({ held: 2 })
  await expect(ask(['one', 'three'], key)).rejects.toEqual(failure('idempotency_conflict'))
})

test('of a pack that cannot be paid, or is too much for the line, nothing is accepted', async () => {
  const eleven = Array.from({ length: 11 }, (_, place) => `number ${place}`)
  await expect(ask(eleven)).rejects.toEqual(failure('insufficient_credits'))
  const half = Array.from({ length: PACK_MAX / 2 + 1 }, () => 'a red mug')
  const rich = await signUp(backend, { credits: 100 })
  user = rich
  await ask(half)
  await expect(ask(half)).rejects.toEqual(failure('generation_running'))
  expect(await balanceOf(backend, user)).toMatchObject({ held: half.length })
})
