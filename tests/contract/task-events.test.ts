import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { openEvents } from '../support/event-stream.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { generate, reach } from '../support/generations.ts'

const provider = createFakeProvider()
let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  backend = await createTestBackend({ worker: true, replace: { models: fakeModels(provider) } })
})
beforeEach(async () => {
  provider.finish()
  user = await signUp(backend)
})
afterAll(() => backend.close())

test('[R4.02] the stream tells every state of a task, and its progress between', async () => {
  provider.hold()
  const events = await openEvents(backend, user)
  const { task_id } = await generate(backend, user)
  await events.next(({ status }) => status === 'RUNNING')
  provider.advance({ progress: 0.5, stage: 'rendering', etaSeconds: 4 })
  const half = await events.next(({ progress }) => progress === 0.5)
  expect(half.task).toMatchObject({ task_id, stage: 'rendering', eta_seconds: 4 })
  provider.finish()
  const done = await events.next(({ status }) => status === 'SUCCEEDED')
  expect(done.task.outputs).toHaveLength(1)
  await events.close()
})

test('ids grow, so that a reader can name the last event it saw', async () => {
  const events = await openEvents(backend, user)
  const { task_id } = await generate(backend, user)
  const ids: number[] = []
  for (let status = ''; status !== 'SUCCEEDED'; ) {
    const event = await events.next()
    ids.push(Number(event.id))
    status = event.task.status
  }
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(new Set(ids).size).toBe(ids.length)
  await reach(backend, user, task_id, 'SUCCEEDED')
  await events.close()
})

test('[D4.17] a reader that comes back is told what it missed, and nothing else', async () => {
  const first = await openEvents(backend, user)
  const before = await generate(backend, user)
  const seen = await first.next(({ status }) => status === 'SUCCEEDED')
  await first.close()

  const missed = await generate(backend, user)
  await reach(backend, user, missed.task_id, 'SUCCEEDED')
  const second = await openEvents(backend, user, seen.id)
  const { task } = await second.next()
  expect(task).toMatchObject({ task_id: missed.task_id, status: 'SUCCEEDED' })
  expect(task.task_id).not.toBe(before.task_id)
  await second.close()
})

test('a reader that names no event hears what happened between its page and its stream', async () => {
  const { task_id } = await generate(backend, user)
  await reach(backend, user, task_id, 'SUCCEEDED')
  const events = await openEvents(backend, user)
  expect((await events.next()).task).toMatchObject({ task_id, status: 'SUCCEEDED' })
  await events.close()
})

test('nobody hears of the tasks of others', async () => {
  const other = await signUp(backend)
  const events = await openEvents(backend, other)
  await reach(backend, user, (await generate(backend, user)).task_id, 'SUCCEEDED')
  const own = await generate(backend, other)
  expect((await events.next()).task.task_id).toBe(own.task_id)
  await events.close()
})

test('a stream ends when its session is signed out', async () => {
  const events = await openEvents(backend, user)
  await backend.call(contract.accounts.logout, {}, user)
  await events.ended
})

test('a stream goes on when another session of the user is signed out', async () => {
  const events = await openEvents(backend, user)
  const { access_token: token } = await backend.call(contract.accounts.login, {
    email: user.email,
    ticket: 'correct-horse-9',
    oauth_enum: 'EMAIL_LOGIN',
  })
  await backend.call(contract.accounts.logout, {}, { token })
  const { task_id } = await generate(backend, user)
  expect((await events.next()).task.task_id).toBe(task_id)
  await events.close()
})

test('a user has ten streams and no more; a closed one makes room', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => openEvents(backend, user)))
  const refused = await backend.app.request(
    `http://localhost${STREAMS.taskEvents}`,
    { headers: { authorization: user.token } },
    { ip: '127.0.0.1', origin: 'http://localhost' },
  )
  expect(refused.status).toBe(429)
  await streams[0]?.close()
  await expect.poll(async () => (await openEvents(backend, user)).status).toBe(200)
  for (const stream of streams) await stream.close()
})

test('[R6.01] a visitor has no stream', async () => {
  const answer = await backend.app.request(`http://localhost${STREAMS.taskEvents}`, undefined, {
    ip: '127.0.0.1',
    origin: 'http://localhost',
  })
  expect(answer.status).toBe(401)
})
