// @module-tag postgres
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { waitFor } from '../../../../tests/support/conditions.ts'
import {
  createFakeProvider,
  createRemoteProvider,
  fakeModels,
  REMOTE_MODEL,
} from '../../../../tests/support/fake-provider.ts'
import { generate, reach, showTask } from '../../../../tests/support/generations.ts'
import { checkSoon } from './check-soon.ts'

const WAITING = 20

const remote = createRemoteProvider()
let backend: TestBackend

beforeEach(async () => {
  backend = await createTestBackend({
    worker: true,
    env: { TASK_CONCURRENCY: '1', PLAN_CONCURRENCY: String(WAITING + 1) },
    replace: { models: fakeModels(createFakeProvider(), remote) },
  })
})
afterEach(() => backend.close())

test('with one slot, twenty tasks that wait elsewhere do not hold up a picture made here', async () => {
  const user = await signUp(backend, { credits: 100 })
  remote.hold()
  const waiting: string[] = []
  for (let i = 0; i < WAITING; i++) {
    waiting.push((await generate(backend, user, { model: REMOTE_MODEL.id })).task_id)
  }
  const here = await generate(backend, user, { model: 'adloom-studio-image' })
  await reach(backend, user, here.task_id, 'SUCCEEDED')
  const statuses = await Promise.all(waiting.map((id) => showTask(backend, user, id)))
  expect(statuses.map(({ status }) => status)).toEqual(Array(WAITING).fill('RUNNING'))

  remote.finish()
  await Promise.all(waiting.map((id) => checkSoon(backend.context, id)))
  const isDone = async () =>
    (await Promise.all(waiting.map((id) => showTask(backend, user, id)))).every(
      ({ status }) => status === 'SUCCEEDED',
    )
  await waitFor(isDone, 'those that waited to succeed')
  expect(remote.requests).toHaveLength(WAITING)
})
