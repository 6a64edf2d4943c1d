import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyLedger } from '../../src/backend/modules/credits/index.ts'
import { teams } from '../../src/backend/modules/teams/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import type { CreateTaskRequest } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels, paintedSide } from '../support/fake-provider.ts'
import {
  balanceOf,
  failure,
  generate,
  reach,
  showTask,
  storePicture,
  storeVideo,
} from '../support/generations.ts'
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

test('[R3.01] [R7.05] a task is accepted, runs, and shows its results', async () => {
  const created = await generate(backend, user, { aspect_ratio: '16:9', count: 2, seed: 77 })
  expect(created).toMatchObject({
    workflow_type: 'text_to_image',
    prompt: 'a red mug on a white table',
    model: 'adloom-studio-image',
    resolution: '1k',
    seed: 77,
    credits: 2,
    outputs: [],
  })
  const done = await reach(backend, user, created.task_id, 'SUCCEEDED')
  expect(done).toMatchObject({ progress: 1, eta_seconds: null, credits_charged: 2, is_new: true })
  expect(done.outputs).toHaveLength(2)
  expect(done.outputs[0]).toMatchObject({
    kind: 'image',
    mime_type: 'image/png',
    width: paintedSide(1920),
    height: paintedSide(1080),
    duration_seconds: null,
    has_audio: false,
  })
  const file = await backend.app.request(present(done.outputs[0]).url)
  expect(file.headers.get('content-type')).toBe('image/png')
  expect((await file.arrayBuffer()).byteLength).toBe(done.outputs[0]?.size_bytes)
})

test('[R7.12] the balance goes down by the price, when the task is accepted and no later', async () => {
  provider.hold()
  const { task_id, credits } = await generate(backend, user, { count: 3 })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100 - credits, held: credits })
  provider.finish()
  await reach(backend, user, task_id, 'SUCCEEDED')
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100 - credits, held: 0 })
})

test('[R4.03] [D4.17] a second generation is refused while one runs', async () => {
  provider.hold()
  await generate(backend, user)
  await expect(generate(backend, user)).rejects.toEqual(failure('generation_running'))
})

test('[D4.17] a plan that allows two lets two run and refuses the third', async () => {
  await allowConcurrency(2)
  provider.hold()
  await generate(backend, user)
  await generate(backend, user)
  await expect(generate(backend, user)).rejects.toEqual(
    failure('generation_running', { concurrency: 2 }),
  )
})

test('of ten at once with room for one exactly one is accepted', {
  tags: ['postgres'],
}, async () => {
  provider.hold()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => generate(backend, user)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 99, held: 1 })
})

test('a generation that costs more than there is says what is missing and holds nothing', async () => {
  const poor = await signUp(backend, { credits: 3 })
  await expect(generate(backend, poor, { count: 4 })).rejects.toEqual(
    failure('insufficient_credits', { needed: 4, available: 3, missing: 1 }),
  )
  expect(await balanceOf(backend, poor)).toMatchObject({ balance: 3, held: 0 })
})

test('the same key with the same request returns the same task and charges once', {
  tags: ['postgres'],
}, async () => {
  const idempotency_key = randomUUID()
  const [first, second] = await Promise.all([
    generate(backend, user, { idempotency_key }),
    generate(backend, user, { idempotency_key }),
  ])
  await reach(backend, user, first.task_id, 'SUCCEEDED')
  const third = await generate(backend, user, { idempotency_key })
  expect([second.task_id, third.task_id]).toEqual([first.task_id, first.task_id])
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 99 })
})

test('the same key with another request is a conflict', async () => {
  const idempotency_key = randomUUID()
  await generate(backend, user, { idempotency_key })
  await expect(generate(backend, user, { idempotency_key, count: 2 })).rejects.toEqual(
    failure('idempotency_conflict'),
  )
})

test('the key of one user means nothing for another', async () => {
  const idempotency_key = randomUUID()
  const other = await signUp(backend, { credits: 10 })
  const [mine, theirs] = [
    await generate(backend, user, { idempotency_key }),
    await generate(backend, other, { idempotency_key }),
  ]
  expect(mine.task_id).not.toBe(theirs.task_id)
})

test('[R1.02] a picture of the user goes to the engine, and is in the task', async () => {
  const fileId = await storePicture(backend, user)
  const { task_id } = await generate(backend, user, {
    workflow_type: 'image_edit',
    images: [{ output_id: fileId }],
  })
  const done = await reach(backend, user, task_id, 'SUCCEEDED')
  expect(done.references).toEqual([
    expect.objectContaining({ role: 'image', file_id: fileId, kind: 'image' }),
  ])
  const asked = provider.requests.find(({ taskId }) => taskId === task_id)
  expect(asked?.images).toEqual([expect.objectContaining({ kind: 'image', mimeType: 'image/png' })])
})

test('[R1.05] further videos and pictures go to the engine in their order', async () => {
  const [first, second, third] = [
    await storeVideo(backend, user),
    await storeVideo(backend, user),
    await storeVideo(backend, user),
  ]
  const picture = await storePicture(backend, user)
  const { task_id, references } = await generate(backend, user, {
    workflow_type: 'video_edit',
    video: { output_id: first },
    more_videos: [{ output_id: second }, { output_id: third }],
    images: [{ output_id: picture }],
  })
  const given = (kind: string) =>
    references.filter((reference) => reference.kind === kind).map(({ file_id }) => file_id)
  expect(given('video')).toEqual([first, second, third])
  expect(given('image')).toEqual([picture])
  await reach(backend, user, task_id, 'SUCCEEDED')
  const asked = provider.requests.find(({ taskId }) => taskId === task_id)
  expect(asked?.video?.path).toContain(first)
  expect(asked?.moreVideos?.map(({ path }) => path.split('/').at(-1))).toEqual([second, third])
})

test('the result of one task is where the next one starts', async () => {
  const first = await generate(backend, user)
  const { outputs } = await reach(backend, user, first.task_id, 'SUCCEEDED')
  const next = await generate(backend, user, {
    workflow_type: 'image_to_video',
    prompt: '',
    images: [{ output_id: present(outputs[0]).output_id }],
  })
  expect(next.references[0]?.file_id).toBe(outputs[0]?.output_id)
})

test('words that no advertisement means innocently are refused before anything is held', async () => {
  const refused = [{ prompt: 'child porn' }, { corrections: { headline: 'child porn' } }]
  for (const request of refused) {
    const code = 'content_blocked'
    await expect(generate(backend, user, request)).rejects.toMatchObject({ code })
  }
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100, held: 0 })
})

test('[D4.07] a failed task says why and that nothing was charged', async () => {
  provider.fail('content_blocked')
  const { task_id } = await generate(backend, user)
  const failed = await reach(backend, user, task_id, 'FAILED')
  expect(failed.error).toMatchObject({
    code: 'content_blocked',
    message: expect.stringContaining('You were not charged'),
  })
  expect(failed.credits_charged).toBe(0)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100, held: 0 })
})

test('[D4.07] what the engine cannot do is named, with nothing charged', async () => {
  provider.fail('instruction_not_supported', { details: { part: 'make the man smile' } })
  const { task_id } = await generate(backend, user)
  const failed = await reach(backend, user, task_id, 'FAILED')
  expect(failed.error).toMatchObject({
    code: 'instruction_not_supported',
    details: { part: 'make the man smile', models: '' },
  })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100, held: 0 })
})

test('what a provider has to say about a result stays with it', async () => {
  provider.finish(['picture_framed'])
  const { task_id } = await generate(backend, user)
  const done = await reach(backend, user, task_id, 'SUCCEEDED')
  expect(done.outputs[0]?.notes).toEqual(['picture_framed'])
})

test('a failure that may pass is tried again, and the owner sees only the success', {
  tags: ['postgres'],
}, async () => {
  provider.fail('unavailable', { retryable: true, times: 1 })
  const { task_id } = await generate(backend, user)
  await reach(backend, user, task_id, 'SUCCEEDED')
  expect(provider.requests.filter(({ taskId }) => taskId === task_id)).toHaveLength(2)
})

test('a failure that does not pass ends the task after three tries', async () => {
  provider.fail('unavailable', { retryable: true })
  const { task_id } = await generate(backend, user)
  const failed = await reach(backend, user, task_id, 'FAILED')
  expect(failed.error?.code).toBe('unavailable')
  expect(provider.requests.filter(({ taskId }) => taskId === task_id)).toHaveLength(3)
})

test('a failed task can be tried again as a new one with the same inputs', async () => {
  const fileId = await storePicture(backend, user)
  provider.fail('engine_failed')
  const request = {
    workflow_type: 'image_edit',
    images: [{ output_id: fileId }],
    seed: 5,
  } satisfies Partial<CreateTaskRequest>
  const first = await generate(backend, user, request)
  await reach(backend, user, first.task_id, 'FAILED')
  provider.finish()
  const again = await backend.call(contract.tasks.retry, { taskId: first.task_id }, user)
  expect(again).toMatchObject({ prompt: first.prompt, seed: 5, credits: first.credits })
  expect(again.task_id).not.toBe(first.task_id)
  const done = await reach(backend, user, again.task_id, 'SUCCEEDED')
  expect(done.references[0]?.file_id).toBe(fileId)
})

test('[R6.03] trying again twice with one key, after a lost reply, makes and charges one task', async () => {
  provider.fail('engine_failed')
  const { task_id: taskId } = await generate(backend, user)
  await reach(backend, user, taskId, 'FAILED')
  provider.finish()
  const asked = { taskId, idempotency_key: 'again-once' }
  const again = await backend.call(contract.tasks.retry, asked, user)
  expect(await backend.call(contract.tasks.retry, asked, user)).toMatchObject({
    task_id: again.task_id,
  })
  const other = { taskId: again.task_id, idempotency_key: 'again-once' }
  await expect(backend.call(contract.tasks.retry, other, user)).rejects.toEqual(
    failure('idempotency_conflict'),
  )
  await reach(backend, user, again.task_id, 'SUCCEEDED')
})

test('a task that succeeded is not tried again', async () => {
  const { task_id } = await generate(backend, user)
  await reach(backend, user, task_id, 'SUCCEEDED')
  const retry = backend.call(contract.tasks.retry, { taskId: task_id }, user)
  await expect(retry).rejects.toEqual(failure('task_not_retryable'))
})

test('a waiting task knows its place in the line', { tags: ['postgres'] }, async () => {
  const idle = await createTestBackend({ replace: { models: fakeModels(createFakeProvider()) } })
  const [first, second] = [await signUp(idle), await signUp(idle)]
  await generate(idle, first)
  const { task_id } = await generate(idle, second)
  expect(await showTask(idle, second, task_id)).toMatchObject({
    status: 'CREATED',
    queue_position: 2,
    eta_seconds: expect.any(Number),
  })
  await idle.close()
})

test('[R6.01] a visitor is asked to sign in', async () => {
  const nobody = { ...user, token: '' }
  await expect(generate(backend, nobody)).rejects.toEqual(failure('not_signed_in'))
})
