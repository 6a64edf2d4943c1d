// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { CreateTaskRequest, TaskView } from '../../src/contract/endpoints/tasks.ts'
import { isFinished, type TaskStatus } from '../../src/contract/generation.ts'
import { waitFor } from '../support/conditions.ts'
import { REMOTE_MODEL } from '../support/fake-provider.ts'
import { filesBelow } from '../support/folder-size.ts'
import { present } from '../support/present.ts'
import { type CrashableServer, openCrashableServer } from './crashable-server.ts'
import { killPoints } from './kill-points.ts'
import { REMOTE_FOLDER } from './remote-provider.ts'
import { ENDLESS } from './surviving-provider.ts'

/** How soon a task moves again after the process that worked on it died. */
const RECOVERY_MS = 20_000
const START_MS = 20_000

const TIMEOUT_MS = 3 * (START_MS + RECOVERY_MS)

let server: CrashableServer
beforeAll(async () => {
  server = await openCrashableServer()
  await server.start()
}, 90_000)
afterAll(() => server.remove())
afterEach(async () => {
  expect(await server.verifyLedger()).toEqual([{ ledger: 'adds up' }])
})

const request = (given: Partial<CreateTaskRequest> = {}): CreateTaskRequest => ({
  workflow_type: 'text_to_image',
  model: 'adloom-studio-image',
  prompt: 'a red mug on a white table',
  resolution: '720p',
  idempotency_key: randomUUID(),
  ...given,
})

async function reach(taskId: string, status: TaskStatus) {
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
async function takeStock() {
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

async function dieAndFinish(point: string, startAgain: () => Promise<void>): Promise<void> {
  const expectAdded = await takeStock()
  const asked = request()
  await server.arm(point)
  // The answer may die with the process; whoever got none asks again with the same key.
  await server.call(contract.tasks.create, asked).catch(() => undefined)
  await server.died()
  await startAgain()
  const { task_id } = await server.call(contract.tasks.create, asked)
  const { outputs } = await reach(task_id, 'SUCCEEDED')
  expect(outputs).toHaveLength(1)
  expect((await fetch(present(outputs[0]).url)).status).toBe(200)
  await expectAdded({ tasks: 1, charged: 1, results: 1 })
}

test.each(
  killPoints({
    embedded: ['created.before_commit', 'created.after_commit'],
    either: [
      'run.submitted_before_handle_saved',
      'run.handle_saved',
      'run.polling',
      'run.rendered_before_store',
      'run.stored_before_settle',
      'run.settled',
    ],
  }),
)(
  '[D4.17] killed at %s, a task is not lost and charged once',
  (point) => dieAndFinish(point, server.startLater),
  TIMEOUT_MS,
)

// The one that waits until the heartbeat of the dead has run out, where there is one.
test.each(killPoints({ embedded: [], either: ['run.started'] }))(
  '[D4.17] killed at %s, a task moves again by itself in 20 seconds',
  (point) => dieAndFinish(point, server.start),
  TIMEOUT_MS,
)

const SETS_WORDS = 'run.painted_before_words'
const WORDED = { prompt: 'A red mug on a white table. “Slow mornings”. $24' }

test.each(
  killPoints({
    embedded: ['check.scheduled'],
    either: [
      'run.submitted_before_handle_saved',
      'check.looked_before_saved',
      SETS_WORDS,
      'run.stored_before_settle',
    ],
  }),
)(
  '[D4.17] killed at %s, a task made elsewhere is asked for once, not lost and charged once',
  async (point) => {
    const expectAdded = await takeStock()
    const elsewhere = join(server.dataDir, REMOTE_FOLDER)
    const askedFor = async () => Object.keys(await filesBelow(elsewhere)).length
    const before = await askedFor()
    const isWorded = point === SETS_WORDS
    const asked = request({
      model: REMOTE_MODEL.id,
      exact_words: isWorded,
      ...(isWorded && WORDED),
    })
    await server.arm(point)
    await server.call(contract.tasks.create, asked).catch(() => undefined)
    await server.died()
    await server.startLater()
    const { task_id } = await server.call(contract.tasks.create, asked)
    await reach(task_id, 'SUCCEEDED')
    // With words over it, the picture is kept without them, too.
    await expectAdded({ tasks: 1, charged: 1, results: isWorded ? 2 : 1 })
    expect(await askedFor()).toBe(before + 1)
  },
  TIMEOUT_MS,
)

test.each(killPoints({ embedded: ['cancel.before_commit'], either: ['cancel.after_commit'] }))(
  '[D4.07] killed at %s, a running task is cancelled once and charged once',
  async (point) => {
    const expectAdded = await takeStock()
    const { task_id } = await server.call(contract.tasks.create, request({ prompt: ENDLESS }))
    await reach(task_id, 'RUNNING')
    await server.arm(point)
    await server.call(contract.tasks.cancel, { taskId: task_id }).catch(() => undefined)
    await server.died()
    await server.startLater()
    await server.call(contract.tasks.cancel, { taskId: task_id }).catch(() => undefined)
    await reach(task_id, 'CANCELLED')
    await expectAdded({ tasks: 1, charged: 1, results: 0 })
  },
  TIMEOUT_MS,
)

test.each(killPoints({ embedded: ['cancel.after_commit'] }))(
  '[D4.07] killed at %s of a waiting task, its credits come back once',
  async (point) => {
    const expectAdded = await takeStock()
    const first = await server.call(contract.tasks.create, request({ prompt: ENDLESS }))
    await reach(first.task_id, 'RUNNING')
    const { task_id } = await server.call(contract.tasks.create, request())
    await server.arm(point)
    await server.call(contract.tasks.cancel, { taskId: task_id }).catch(() => undefined)
    await server.died()
    await server.startLater()
    await reach(task_id, 'CANCELLED')
    await server.call(contract.tasks.cancel, { taskId: first.task_id })
    await expectAdded({ tasks: 2, charged: 1, results: 0 })
  },
  TIMEOUT_MS,
)

test(
  'killed three times in one task, it is still done and charged once',
  async () => {
    const expectAdded = await takeStock()
    const asked = request()
    await server.arm('run.polling')
    // The work may reach the point before the answer has left the process.
    await server.call(contract.tasks.create, asked).catch(() => undefined)
    await server.died()
    await server.startAndDie('run.rendered_before_store')
    await server.startAndDie('run.stored_before_settle')
    await server.startLater()
    const { task_id } = await server.call(contract.tasks.create, asked)
    await reach(task_id, 'SUCCEEDED')
    await expectAdded({ tasks: 1, charged: 1, results: 1 })
  },
  TIMEOUT_MS + 2 * RECOVERY_MS,
)
