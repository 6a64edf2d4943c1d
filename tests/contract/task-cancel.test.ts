import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyLedger } from '../../src/backend/modules/credits/index.ts'
import { startWorker } from '../../src/backend/start-worker.ts'
import { contract } from '../../src/contract/contract.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { waitFor } from '../support/conditions.ts'
import { createFakeProvider, type FakeProvider, fakeModels } from '../support/fake-provider.ts'
import { balanceOf, failure, generate, reach, showTask } from '../support/generations.ts'

let provider: FakeProvider
let backend: TestBackend
let user: SignedUp

/** No tasks run until a test starts a worker. */
beforeEach(async () => {
  provider = createFakeProvider()
  provider.hold()
  backend = await createTestBackend({ replace: { models: fakeModels(provider) } })
  user = await signUp(backend, { credits: 10 })
})
afterEach(async () => {
  expect(await verifyLedger(backend.context.db)).toEqual([])
  await backend.close()
})

const cancel = (taskId: string) => backend.call(contract.tasks.cancel, { taskId }, user)

async function runOne() {
  await startWorker(backend.context)
  const { task_id } = await generate(backend, user, { count: 4 })
  await reach(backend, user, task_id, 'RUNNING')
  await waitFor(() => provider.requests.length > 0, 'the provider to be asked', { everyMs: 10 })
  return task_id
}

test('[R4.06] [D4.07] a task that waits is cancelled and gives its credits back', async () => {
  const { task_id } = await generate(backend, user, { count: 4 })
  expect(await cancel(task_id)).toMatchObject({ status: 'CANCELLED', credits_charged: 0 })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('a task that was cancelled before it began is never begun', async () => {
  const { task_id } = await generate(backend, user)
  await cancel(task_id)
  await startWorker(backend.context)
  const next = await generate(backend, user)
  provider.finish()
  await reach(backend, user, next.task_id, 'SUCCEEDED')
  expect(provider.requests.map(({ taskId }) => taskId)).toEqual([next.task_id])
})

test('[R4.05] [D4.07] a task that runs is cancelled and its credits are taken', async () => {
  const taskId = await runOne()
  expect(await cancel(taskId)).toMatchObject({ status: 'CANCELLED', credits_charged: 4 })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 6, held: 0 })
})

test('the provider is told to stop, and its late results are dropped', {
  tags: ['postgres'],
}, async () => {
  const taskId = await runOne()
  await cancel(taskId)
  await waitFor(() => provider.cancelled.includes(taskId), 'the provider to be told')
  provider.finish()
  const next = await generate(backend, user)
  await reach(backend, user, next.task_id, 'SUCCEEDED')
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'CANCELLED', outputs: [] })
})

test('[R7.07] a task that has finished can no longer be cancelled', async () => {
  provider.finish()
  await startWorker(backend.context)
  const { task_id } = await generate(backend, user)
  await reach(backend, user, task_id, 'SUCCEEDED')
  await expect(cancel(task_id)).rejects.toEqual(failure('task_not_cancellable'))
})

test('of many cancels at once one counts', { tags: ['postgres'] }, async () => {
  const taskId = await runOne()
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(taskId)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 6, held: 0 })
})

test('a cancelled task makes room for the next one, and can be tried again', async () => {
  const { task_id } = await generate(backend, user)
  await cancel(task_id)
  const again = await backend.call(contract.tasks.retry, { taskId: task_id }, user)
  expect(again).toMatchObject({ status: 'CREATED', credits: 1 })
})
