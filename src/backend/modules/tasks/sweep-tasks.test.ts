import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { createFakeProvider, fakeModels } from '../../../../tests/support/fake-provider.ts'
import { generate, reach, showTask, storePicture } from '../../../../tests/support/generations.ts'
import { present } from '../../../../tests/support/present.ts'
import { contract } from '../../../contract/contract.ts'
import { DAY_MS, later } from '../../clock.ts'
import { findFile } from '../files/index.ts'
import { sweepTasks } from './sweep-tasks.ts'
import { idempotencyKeys, taskEvents, taskOutputs } from './tables.ts'

let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  const models = fakeModels(createFakeProvider())
  backend = await createTestBackend({ worker: true, replace: { models } })
})
beforeEach(async () => {
  user = await signUp(backend)
})
afterAll(() => backend.close())

async function makePicture() {
  const { task_id } = await generate(backend, user)
  return reach(backend, user, task_id, 'SUCCEEDED')
}

/** Sweeps as if this many days had passed. */
const sweepAfter = (days: number) => {
  const clock = { now: () => later(new Date(), days * DAY_MS) }
  return sweepTasks({ ...backend.context, clock }, { signal: new AbortController().signal })
}

const outputsOf = async (taskId: string) => (await showTask(backend, user, taskId)).outputs

test('[R9.07] results are deleted when they are as old as the installation keeps them', async () => {
  const { task_id } = await makePicture()
  await sweepAfter(29)
  expect(await outputsOf(task_id)).toHaveLength(1)
  await sweepAfter(31)
  expect(await outputsOf(task_id)).toEqual([])
})

test('[R9.07] a result that was kept as a creative does not grow old', async () => {
  const { task_id, outputs } = await makePicture()
  const image_creative = { image_url: present(outputs[0]).url }
  const creative = { log_id: task_id, generation_method: 'MY_CREATION', image_creative } as const
  await backend.call(contract.creatives.save, creative, user)
  await sweepAfter(400)
  expect(await outputsOf(task_id)).toHaveLength(1)
})

test('[R9.07] the picture below the words of a result is kept as long as that, and no longer', async () => {
  const { db } = backend.context
  const made = [await makePicture(), await makePicture()].map(({ task_id, outputs }) => ({
    task_id,
    fileId: present(outputs[0]).output_id,
  }))
  const clean = new Map<string, string>()
  for (const { fileId } of made) {
    const cleanFileId = await storePicture(backend, user)
    await db.update(taskOutputs).set({ cleanFileId }).where(eq(taskOutputs.fileId, fileId))
    clean.set(fileId, cleanFileId)
  }
  const [saved, other] = [present(made[0]), present(made[1])]
  const isThere = async ({ fileId }: { fileId: string }) =>
    (await findFile(db, present(clean.get(fileId)))) !== null
  const image_creative = { image_url: `/media/${saved.fileId}/original` }
  const facts = { log_id: saved.task_id, generation_method: 'MY_CREATION', image_creative } as const
  const { creative_id } = await backend.call(contract.creatives.save, facts, user)
  await sweepAfter(31)
  expect([await isThere(saved), await isThere(other)]).toEqual([true, false])
  await backend.call(contract.tasks.remove, { taskId: saved.task_id }, user)
  expect(await isThere(saved)).toBe(true)
  await backend.call(contract.creatives.remove, { creative_ids: [creative_id] }, user)
  expect(await isThere(saved)).toBe(false)
})

test('[R9.07] a result that was published does not grow old', async () => {
  const { task_id, outputs } = await makePicture()
  const { output_id } = present(outputs[0])
  await backend.call(contract.gallery.publish, { output_id, share_prompt: false }, user)
  await sweepAfter(400)
  expect(await outputsOf(task_id)).toHaveLength(1)
})

test('events are forgotten after two days', async () => {
  await makePicture()
  await sweepAfter(1)
  expect(await backend.context.db.select().from(taskEvents)).not.toEqual([])
  await sweepAfter(3)
  expect(await backend.context.db.select().from(taskEvents)).toEqual([])
})

test('a key that a request was sent with is forgotten after a week', async () => {
  await makePicture()
  const keys = () => backend.context.db.select().from(idempotencyKeys)
  await generate(backend, user, { idempotency_key: randomUUID() })
  await sweepAfter(6)
  expect(await keys()).toHaveLength(1)
  await sweepAfter(8)
  expect(await keys()).toEqual([])
})
