// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { CreateTaskRequest, TaskView } from '../../src/contract/endpoints/tasks.ts'
import { isFinished, type TaskStatus } from '../../src/contract/generation.ts'
import { waitFor } from '../support/conditions.ts'
import { REMOTE_MODEL } from '../support/fake-provider.ts'
import { filesBelow } from '../support/folder-size.ts'
import { present } from '../support/present.ts'
import { type CrashableServer, openCrashableServer } from './crashable-server.ts'
import { REMOTE_FOLDER } from './remote-provider.ts'
import { ENDLESS } from './surviving-provider.ts'

/** How soon a task moves again after the process that worked on it died. */
const RECOVERY_MS = 20_000
const START_MS = 20_000

const TIMEOUT_MS = 3 * (START_MS + RECOVERY_MS)

const isPostgres = process.env.TEST_DATABASE_URL !== undefined

/**
 * The embedded database comes back at once, so one server dies all the deaths one after another.
 * With PostgreSQL a server waits for heartbeats most of the time: there each has its own, and they
 * wait together.
 */
const check = isPostgres ? test.concurrent : test
let shared: CrashableServer | undefined

beforeAll(async () => {
  if (isPostgres) return
  shared = await openCrashableServer()
  await shared.start()
})
afterAll(() => shared?.remove())

async function withServer(body: (server: CrashableServer) => Promise<void>): Promise<void> {
  const server = shared ?? (await openCrashableServer())
  try {
    if (!shared) await server.start()
    await body(server)
    expect(await server.verifyLedger()).toEqual([{ ledger: 'adds up' }])
  } finally {
    if (!shared) await server.remove()
  }
}

const request = (given: Partial<CreateTaskRequest> = {}): CreateTaskRequest => ({
  workflow_type: 'text_to_image',
  prompt: 'a red mug on a white table',
  resolution: '720p',
  idempotency_key: randomUUID(),
  ...given,
})

async function reach(server: CrashableServer, taskId: string, status: TaskStatus) {
  let task: TaskView | undefined
  const isThere = async () => {
    task = await server.call(contract.tasks.detail, { taskId })
    return task.status === status || isFinished(task.status)
  }
  await waitFor(isThere, `the task to be ${status}`, { timeoutMs: RECOVERY_MS })
  expect(task?.status).toBe(status)
  return present(task)
}

interface Added {
  tasks: number
  charged: number
  /** Files in storage. */
  results: number
}

/** Notes what there is, and later checks that just so much was added and nothing is left over. */
async function takeStock(server: CrashableServer) {
  const below = async (folder: string) =>
    Object.keys(await filesBelow(join(server.dataDir, folder)))
  const count = async () => {
    const { total } = await server.call(contract.tasks.list, {})
    const { balance, held } = await server.call(contract.credits.balance, {})
    const results = (await below('storage')).filter((path) => path.endsWith('original')).length
    return { total, balance, held, results }
  }
  const before = await count()
  return async ({ tasks, charged, results }: Added) => {
    const isClean = async () => (await below('work')).length === 0
    await waitFor(isClean, 'the work folders to be removed', { timeoutMs: 90_000 })
    expect(await count()).toEqual({
      total: before.total + tasks,
      balance: before.balance - charged,
      held: 0,
      results: before.results + results,
    })
  }
}

const POINTS = [
  'created.before_commit',
  'created.after_commit',
  'run.started',
  'run.submitted_before_handle_saved',
  'run.handle_saved',
  'run.polling',
  'run.rendered_before_store',
  'run.stored_before_settle',
  'run.settled',
]

check.each(POINTS)(
  '[D4.17] killed at %s, a task is not lost and charged once',
  (point) =>
    withServer(async (server) => {
      const expectAdded = await takeStock(server)
      const asked = request()
      await server.arm(point)
      // The answer may die with the process; whoever got none asks again with the same key.
      await server.call(contract.tasks.create, asked).catch(() => undefined)
      await server.died()
      await server.start()
      const { task_id } = await server.call(contract.tasks.create, asked)
      const { outputs } = await reach(server, task_id, 'SUCCEEDED')
      expect(outputs).toHaveLength(1)
      expect((await fetch(present(outputs[0]).url)).status).toBe(200)
      await expectAdded({ tasks: 1, charged: 1, results: 1 })
    }),
  TIMEOUT_MS,
)

const SETS_WORDS = 'run.painted_before_words'
const WORDED = { prompt: 'A red mug on a white table. “Slow mornings”. $24' }

check.each([
  'run.submitted_before_handle_saved',
  'check.looked_before_saved',
  'check.scheduled',
  SETS_WORDS,
  'run.stored_before_settle',
])(
  '[D4.17] killed at %s, a task made elsewhere is asked for once, not lost and charged once',
  (point) =>
    withServer(async (server) => {
      const expectAdded = await takeStock(server)
      const elsewhere = join(server.dataDir, REMOTE_FOLDER)
      const askedFor = async () => Object.keys(await filesBelow(elsewhere)).length
      const before = await askedFor()
      const asked = request({
        model: REMOTE_MODEL.id,
        exact_words: point === SETS_WORDS,
        ...(point === SETS_WORDS && WORDED),
      })
      await server.arm(point)
      await server.call(contract.tasks.create, asked).catch(() => undefined)
      await server.died()
      await server.start()
      const { task_id } = await server.call(contract.tasks.create, asked)
      await reach(server, task_id, 'SUCCEEDED')
      // With words over it, the picture is kept without them, too.
      await expectAdded({ tasks: 1, charged: 1, results: point === SETS_WORDS ? 2 : 1 })
      expect(await askedFor()).toBe(before + 1)
    }),
  TIMEOUT_MS,
)

check.each(['cancel.before_commit', 'cancel.after_commit'])(
  '[D4.07] killed at %s, a running task is cancelled once and charged once',
  (point) =>
    withServer(async (server) => {
      const expectAdded = await takeStock(server)
      const { task_id } = await server.call(contract.tasks.create, request({ prompt: ENDLESS }))
      await reach(server, task_id, 'RUNNING')
      await server.arm(point)
      await server.call(contract.tasks.cancel, { taskId: task_id }).catch(() => undefined)
      await server.died()
      await server.start()
      await server.call(contract.tasks.cancel, { taskId: task_id }).catch(() => undefined)
      await reach(server, task_id, 'CANCELLED')
      await expectAdded({ tasks: 1, charged: 1, results: 0 })
    }),
  TIMEOUT_MS,
)

check(
  '[D4.07] killed when a waiting task was cancelled, its credits come back once',
  () =>
    withServer(async (server) => {
      const expectAdded = await takeStock(server)
      const first = await server.call(contract.tasks.create, request({ prompt: ENDLESS }))
      await reach(server, first.task_id, 'RUNNING')
      const { task_id } = await server.call(contract.tasks.create, request())
      await server.arm('cancel.after_commit')
      await server.call(contract.tasks.cancel, { taskId: task_id }).catch(() => undefined)
      await server.died()
      await server.start()
      await reach(server, task_id, 'CANCELLED')
      await server.call(contract.tasks.cancel, { taskId: first.task_id })
      await expectAdded({ tasks: 2, charged: 1, results: 0 })
    }),
  TIMEOUT_MS,
)

check(
  'killed three times in one task, it is still done and charged once',
  () =>
    withServer(async (server) => {
      const expectAdded = await takeStock(server)
      const asked = request()
      await server.arm('run.polling')
      // The work may reach the point before the answer has left the process.
      await server.call(contract.tasks.create, asked).catch(() => undefined)
      await server.died()
      await server.startAndDie('run.rendered_before_store')
      await server.startAndDie('run.stored_before_settle')
      await server.start()
      const { task_id } = await server.call(contract.tasks.create, asked)
      await reach(server, task_id, 'SUCCEEDED')
      await expectAdded({ tasks: 1, charged: 1, results: 1 })
    }),
  TIMEOUT_MS + 2 * RECOVERY_MS,
)
