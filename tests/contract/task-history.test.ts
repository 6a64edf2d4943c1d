import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brands } from '../../src/backend/modules/brands/tables.ts'
import { verifyLedger } from '../../src/backend/modules/credits/index.ts'
import { teams } from '../../src/backend/modules/teams/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import type { CreateTaskRequest } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { failure, generate, reach, showTask, storePicture } from '../support/generations.ts'
import { present } from '../support/present.ts'

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
afterAll(async () => {
  expect(await verifyLedger(backend.context.db)).toEqual([])
  await backend.close()
})

const allowConcurrency = (concurrency: number) =>
  backend.context.db.update(teams).set({ concurrency }).where(eq(teams.id, user.teamId))

test('[R2.20] the history lists newest first, by pages, by type and by state', async () => {
  await allowConcurrency(10)
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const { task_id } = await generate(backend, user, { prompt: `picture ${i}` })
    ids.unshift((await reach(backend, user, task_id, 'SUCCEEDED')).task_id)
  }
  provider.hold()
  const active = await generate(backend, user, { workflow_type: 'text_to_video' })

  const list = (input: object) => backend.call(contract.tasks.list, input, user)
  const first = await list({ limit: 2 })
  expect(first).toMatchObject({ total: 4 })
  expect(first.tasks.map(({ task_id }) => task_id)).toEqual([active.task_id, ids[0]])
  const second = await list({ limit: 2, cursor: first.next_cursor })
  expect(second.tasks.map(({ task_id }) => task_id)).toEqual([ids[1], ids[2]])
  expect(second.next_cursor).toBeNull()
  expect(await list({ type: 'video' })).toMatchObject({ total: 1 })
  expect(await list({ type: 'image' })).toMatchObject({ total: 3 })
  expect((await list({ status: 'active' })).tasks.map(({ task_id }) => task_id)).toEqual([
    active.task_id,
  ])
  expect(await list({ status: 'finished' })).toMatchObject({ total: 3 })
})

test('[R7.06] reporting results as seen clears their mark, once', async () => {
  const { task_id } = await generate(backend, user)
  await reach(backend, user, task_id, 'SUCCEEDED')
  const report = () =>
    backend.call(contract.tasks.displayReport, { task_ids: [task_id, uuidv7()] }, user)
  expect(await report()).toEqual({ reported: 1 })
  expect(await report()).toEqual({ reported: 0 })
  expect((await showTask(backend, user, task_id)).is_new).toBe(false)
})

test('a removed task is gone with its files and the upload only it started from', async () => {
  const fileId = await storePicture(backend, user)
  const request = {
    workflow_type: 'image_edit',
    images: [{ output_id: fileId }],
  } satisfies Partial<CreateTaskRequest>
  const { task_id } = await generate(backend, user, request)
  const { outputs, references } = await reach(backend, user, task_id, 'SUCCEEDED')
  await backend.call(contract.tasks.remove, { taskId: task_id }, user)
  await expect(showTask(backend, user, task_id)).rejects.toEqual(failure('not_found'))
  for (const url of [present(outputs[0]).url, present(references[0]?.thumbnail_url)]) {
    expect((await backend.app.request(url)).status).toBe(404)
  }
  expect(await backend.call(contract.tasks.list, {}, user)).toMatchObject({ total: 0 })
})

test('an upload that is the logo of the brand outlives the task that started from it', async () => {
  const fileId = await storePicture(backend, user)
  await backend.context.db
    .update(brands)
    .set({ logoFileId: fileId })
    .where(eq(brands.teamId, user.teamId))
  const { task_id } = await generate(backend, user, {
    workflow_type: 'image_edit',
    images: [{ output_id: fileId }],
  })
  const { references } = await reach(backend, user, task_id, 'SUCCEEDED')
  await backend.call(contract.tasks.remove, { taskId: task_id }, user)
  expect((await backend.app.request(present(references[0]?.thumbnail_url))).status).toBe(200)
})

test('a result another task started from outlives the task that made it', async () => {
  const { task_id } = await generate(backend, user)
  const { outputs } = await reach(backend, user, task_id, 'SUCCEEDED')
  const url = present(outputs[0]).url
  const images = [{ output_id: present(outputs[0]).output_id }]
  const next = await generate(backend, user, { workflow_type: 'image_edit', images })
  await backend.call(contract.tasks.remove, { taskId: task_id }, user)
  expect((await backend.app.request(url)).status).toBe(200)
  await reach(backend, user, next.task_id, 'SUCCEEDED')
})

test('a running task cannot be removed', async () => {
  provider.hold()
  const { task_id } = await generate(backend, user)
  const removal = backend.call(contract.tasks.remove, { taskId: task_id }, user)
  await expect(removal).rejects.toEqual(failure('generation_running'))
})

test('tasks of somebody else do not exist', async () => {
  const { task_id } = await generate(backend, user)
  await reach(backend, user, task_id, 'SUCCEEDED')
  const other = await signUp(backend)
  const tries = [
    contract.tasks.detail,
    contract.tasks.cancel,
    contract.tasks.retry,
    contract.tasks.remove,
  ]
  for (const endpoint of tries) {
    await expect(backend.call(endpoint, { taskId: task_id }, other)).rejects.toEqual(
      failure('not_found'),
    )
  }
  expect(await backend.call(contract.tasks.list, {}, other)).toMatchObject({ total: 0 })
  const report = backend.call(contract.tasks.displayReport, { task_ids: [task_id] }, other)
  expect(await report).toEqual({ reported: 0 })
})
