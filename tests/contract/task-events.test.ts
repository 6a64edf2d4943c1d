// @module-tag postgres
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { taskEvents, tasks } from '../../src/backend/modules/tasks/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { openEvents } from '../support/event-stream.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { generate, reach } from '../support/generations.ts'
import { present } from '../support/present.ts'
import { insertTask } from '../support/task-row.ts'

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

describe('[D4.17] a reader that missed more than is told at once', () => {
  const COUNT = 120

  /** A user's tasks with one event each, in a different order than their creation. */
  async function miss({ deleted = 0 } = {}) {
    const { db } = backend.context
    const rows: { id: string }[] = []
    for (let index = 0; index < COUNT; index++) {
      rows.push(await insertTask(db, { userId: user.userId, teamId: user.teamId }))
    }
    const ids = [...rows.keys()].map((index) => present(rows[(index * 7) % COUNT]).id)
    // A colleague in the same team, who has their own tasks.
    const { userId } = await signUp(backend)
    const theirs = await insertTask(db, { userId, teamId: user.teamId })
    const [before] = await db
      .insert(taskEvents)
      .values({ userId: user.userId, taskId: present(ids[0]), kind: 'status' })
      .returning()
    // A task's earlier event is obsolete after a later one.
    const happened = [...ids.slice(0, 30).toReversed(), ...ids]
    const event = (userId: string, taskId: string) => ({ userId, taskId, kind: 'status' as const })
    await db
      .insert(taskEvents)
      .values(
        happened.flatMap((taskId, index) => [
          event(user.userId, taskId),
          ...(index % 3 === 0 ? [event(userId, theirs.id)] : []),
        ]),
      )
    const gone = ids.slice(0, deleted)
    if (deleted > 0) {
      await db.update(tasks).set({ deletedAt: new Date() }).where(inArray(tasks.id, gone))
    }
    return { expected: ids.slice(deleted), lastEventId: String(before?.id) }
  }

  /** Resumes after an event and reads until the given task's event, which is the last. */
  async function read(lastEventId: string, lastTaskId: string | undefined) {
    const events = await openEvents(backend, user, lastEventId)
    const heard: { id: number; taskId: string }[] = []
    while (heard.at(-1)?.taskId !== lastTaskId) {
      const { id, task } = await events.next()
      heard.push({ id: Number(id), taskId: task.task_id })
    }
    await events.close()
    return heard
  }

  test('hears of everything once, in the order in which it happened', async () => {
    const { expected, lastEventId } = await miss()
    const heard = await read(lastEventId, expected.at(-1))
    expect(heard.map(({ taskId }) => taskId)).toEqual(expected)
    const ids = heard.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  test('goes on where it was when the line breaks in the middle', async () => {
    const { expected, lastEventId } = await miss()
    const first = await read(lastEventId, expected[69])
    const rest = await read(String(first.at(-1)?.id), expected.at(-1))
    expect([...first, ...rest].map(({ taskId }) => taskId)).toEqual(expected)
  })

  test('receives what comes after many tasks that were deleted since', async () => {
    const { expected, lastEventId } = await miss({ deleted: 60 })
    const heard = await read(lastEventId, expected.at(-1))
    expect(heard.map(({ taskId }) => taskId)).toEqual(expected)
  })
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
