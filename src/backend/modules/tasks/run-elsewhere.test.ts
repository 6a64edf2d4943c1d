import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import {
  createRemoteProvider,
  type FakeProvider,
  fakeModels,
  REMOTE_MODEL,
} from '../../../../tests/support/fake-provider.ts'
import {
  balanceOf,
  cancelUnfinished,
  generate,
  reach,
  showTask,
} from '../../../../tests/support/generations.ts'
import { makePicture } from '../../../../tests/support/media-files.ts'
import { present } from '../../../../tests/support/present.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { MINUTE_MS } from '../../clock.ts'
import { ProviderError } from '../../generation/provider.ts'
import { type JobRun, ProcessStops } from '../../queue/job.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import { startWorker } from '../../start-worker.ts'
import { verifyLedger } from '../credits/index.ts'
import { beginCheck } from './begin-check.ts'
import { beginRun } from './begin-run.ts'
import { checkRunJob } from './check-run.job.ts'
import { checkRun } from './check-run.ts'
import { checkSoon } from './check-soon.ts'
import { reconcileTasks } from './reconcile-tasks.ts'
import { runGeneration } from './run-generation.ts'
import { submitTask } from './submit-task.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'
import { waitOn } from './wait-on.ts'

let provider: FakeProvider
let backend: TestBackend
let user: SignedUp
const clock = createTestClock()

/** No worker runs until the last test starts one; the other tests play the queue. */
beforeAll(async () => {
  backend = await createTestBackend({ env: { PLAN_CONCURRENCY: '3' }, replace: { clock } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  provider = createRemoteProvider()
  provider.hold()
  backend.context.models = fakeModels(provider)
  user = await signUp(backend, { credits: 10 })
})
afterEach(async () => {
  expect(await verifyLedger(backend.context.db)).toEqual([])
  await cancelUnfinished(backend, user)
  await backend.context.db.execute(sql`delete from jobs.job`)
})

const unhurried = (): JobRun => ({
  signal: new AbortController().signal,
  attempt: 0,
  isLastAttempt: false,
})
const rowOf = async (taskId: string) => {
  const [row] = await backend.context.db.select().from(tasks).where(eq(tasks.id, taskId))
  return present(row)
}
const run = (taskId: string) => runGeneration(backend.context, { taskId }, unhurried())
const checkNumber = (taskId: string, check: number) =>
  checkRun(backend.context, { taskId, check }, unhurried())
const check = async (taskId: string) => checkNumber(taskId, (await rowOf(taskId)).checks)
const dueChecks = async () => [
  ...(await backend.context.queue.unfinishedKeys(backend.context.db, checkRunJob)),
]
const ask = async () => (await generate(backend, user, { model: REMOTE_MODEL.id })).task_id

const workFolders = () => readdir(join(backend.context.env.dataDir, 'work'))

function attemptAt(row: TaskRow): Attempt<TaskRow> {
  const gone = new AbortController()
  return { row, signal: gone.signal, giveUp: () => gone.abort() }
}

/** Makes the due check come after a wait of this many seconds. */
const hasWaited = (taskId: string, waitedSeconds: number) =>
  backend.context.db
    .update(tasks)
    .set({ waitedSeconds, checkAt: clock.now() })
    .where(eq(tasks.id, taskId))

/** A submitted task that waits. */
async function wait(): Promise<string> {
  const taskId = await ask()
  await run(taskId)
  return taskId
}

test('a task that was handed to somebody else’s machine keeps no job busy, and has a first check', async () => {
  const taskId = await wait()
  expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', handle: { taskId }, look: null })
  expect(await dueChecks()).toEqual([`${taskId}:1`])
  expect(provider.looks()).toBe(0)
})

test('a check shows what it saw, schedules the next one, and is no attempt', async () => {
  const taskId = await wait()
  provider.advance({ progress: 0.4, stage: 'rendering', etaSeconds: 9 })
  await checkNumber(taskId, 1)
  expect(await showTask(backend, user, taskId)).toMatchObject({
    status: 'RUNNING',
    progress: 0.4,
    stage: 'rendering',
    eta_seconds: 9,
  })
  expect(await rowOf(taskId)).toMatchObject({ checks: 2, look: null, attempts: 1 })
  expect(await dueChecks()).toContain(`${taskId}:2`)
})

test('a check shows what is ready before the rest, and a submission anew begins without it', async () => {
  const { task_id: taskId } = await generate(backend, user, { model: REMOTE_MODEL.id, count: 2 })
  await run(taskId)
  const path = join(await temporaryFolder('ready'), 'result.png')
  await writeFile(path, await makePicture())
  provider.advance({ ready: [{ position: 1, path, kind: 'image' }] })
  await check(taskId)
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ previews: [{ position: 1 }] })
  provider.fail('engine_failed', { retryable: true, times: 1 })
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'RUNNING', previews: [] })
})

test('a check that finds results stores them, takes the credits and leaves nothing behind', async () => {
  const taskId = await wait()
  provider.finish()
  await check(taskId)
  const { outputs } = await showTask(backend, user, taskId)
  expect(outputs).toHaveLength(1)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 0 })
  expect(await workFolders()).not.toContain(taskId)
})

test('of two checks at once, results are stored once and taken credits for once', {
  tags: ['postgres'],
}, async () => {
  const taskId = await wait()
  provider.finish()
  // The slower check may fail because the faster one has already removed the folder.
  await Promise.allSettled([checkNumber(taskId, 1), checkNumber(taskId, 1)])
  expect((await showTask(backend, user, taskId)).outputs).toHaveLength(1)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 0 })
})

test('of two checks at once, one schedules the next', { tags: ['postgres'] }, async () => {
  const taskId = await wait()
  await Promise.all([checkNumber(taskId, 1), checkNumber(taskId, 1)])
  expect(await rowOf(taskId)).toMatchObject({ checks: 2 })
})

test('a service that delivered half of it is paid half, and the rest comes back', async () => {
  const { task_id: taskId } = await generate(backend, user, { model: REMOTE_MODEL.id, count: 2 })
  await run(taskId)
  const poll = provider.poll.bind(provider)
  provider.poll = async (handle, options) => ({
    ...(await poll(handle, options)),
    used: { results: 1 },
  })
  provider.finish()
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ credits: 2, credits_charged: 1 })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 0 })
})

test('a check that comes too late asks nobody', async () => {
  const taskId = await wait()
  await checkNumber(taskId, 1)
  await checkNumber(taskId, 1)
  expect(provider.looks()).toBe(1)
})

test('news bring the next check forward, however often they are told', {
  tags: ['postgres'],
}, async () => {
  const taskId = await wait()
  expect(await checkSoon(backend.context, taskId)).toBe(true)
  expect(await checkSoon(backend.context, taskId)).toBe(true)
  expect((await dueChecks()).sort()).toEqual([`${taskId}:1`, `${taskId}:2`])
  expect((await rowOf(taskId)).checkAt).toEqual(clock.now())
})

test('news during a look lead to another one at once, and to no second beside it', {
  tags: ['postgres'],
}, async () => {
  const taskId = await wait()
  const looking = present(await beginCheck(backend.context, { taskId, check: 1 }))
  expect(await checkSoon(backend.context, taskId)).toBe(true)
  expect(await dueChecks()).toEqual([`${taskId}:1`])
  await waitOn(backend.context, looking, { delaySeconds: 300 })
  expect(await rowOf(taskId)).toMatchObject({ checks: 2, checkAt: clock.now(), look: null })
})

test('news of a task that does not wait are nothing to act on', async () => {
  const taskId = await wait()
  provider.finish()
  await check(taskId)
  expect(await checkSoon(backend.context, taskId)).toBe(false)
  expect(await checkSoon(backend.context, crypto.randomUUID())).toBe(false)
})

test('a service with one address for all its reports brings forward the check of the job it names', async () => {
  const taskId = await wait()
  provider.isReport = ({ headers }) => Promise.resolve(headers.get('signed') === 'by it')
  provider.jobOfReport = ({ body }) => body
  const report = async (body: string, path = 'acme', signed = 'by it') => {
    const init = { method: 'POST', headers: { signed }, body }
    const from = { ip: '127.0.0.1', origin: 'http://localhost' }
    const url = `http://localhost/api/v1/models/reports/${path}`
    return (await backend.app.request(url, init, from)).status
  }
  expect(await report(taskId, 'acme', 'by somebody')).toBe(400)
  expect(await report(taskId, 'nobody')).toBe(404)
  expect(await report('another job')).toBe(200)
  expect((await rowOf(taskId)).checks).toBe(1)
  expect(await report(taskId)).toBe(200)
  expect(await rowOf(taskId)).toMatchObject({ checks: 2, checkAt: clock.now() })
})

test('a task that waits is cancelled: its service is told, and nobody asks it any more', async () => {
  const taskId = await wait()
  const cancelled = await backend.call(contract.tasks.cancel, { taskId }, user)
  expect(cancelled).toMatchObject({ status: 'CANCELLED', credits_charged: 1 })
  expect(provider.cancelled).toContain(taskId)
  provider.finish()
  await check(taskId)
  expect(provider.looks()).toBe(0)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'CANCELLED', outputs: [] })
  expect(await workFolders()).not.toContain(taskId)
})

test('a service that never comes to an end is given up: the credits come back, and it is told', async () => {
  const taskId = await wait()
  await hasWaited(taskId, 20 * 60 - 1)
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'RUNNING' })
  clock.advance(10_000)
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({
    status: 'FAILED',
    error: { code: 'generation_timed_out' },
  })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
  expect(provider.cancelled).toEqual([taskId])
})

test('a clock that leaps ahead by hours ends no wait', async () => {
  const taskId = await wait()
  clock.advance(5 * 60 * MINUTE_MS)
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'RUNNING' })
  provider.finish()
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'SUCCEEDED' })
})

test('a service that cannot be reached for a while is asked again, and the task goes on', async () => {
  const taskId = await wait()
  for (let i = 0; i < 12; i++) {
    provider.breakOff('look')
    await check(taskId)
  }
  expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', checks: 13, attempts: 1 })
  provider.finish()
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'SUCCEEDED' })
})

test('a service that cannot be reached to the end is given up, too', async () => {
  const taskId = await wait()
  await hasWaited(taskId, 20 * 60)
  provider.breakOff('look')
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({
    status: 'FAILED',
    error: { code: 'generation_timed_out' },
  })
})

test('a failure that may pass is submitted again under another name, and in the end given up', async () => {
  const taskId = await wait()
  provider.fail('engine_failed', { retryable: true })
  for (let i = 0; i < 2; i++) {
    await check(taskId)
    expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', handle: null })
    await run(taskId)
  }
  expect(new Set(provider.tokens).size).toBe(3)
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'FAILED' })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('a failure that stays ends the task at once', async () => {
  const taskId = await wait()
  provider.fail('content_blocked')
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({
    status: 'FAILED',
    error: { code: 'content_blocked' },
  })
  expect(provider.requests).toHaveLength(1)
})

test('what the moderation refuses is never submitted, and costs nothing', async () => {
  const refuseContent = () => Promise.reject(new ProviderError('content_blocked', 'flagged'))
  const taskId = await ask()
  const moderation = { ...backend.context.moderation, refuseContent }
  await runGeneration({ ...backend.context, moderation }, { taskId }, unhurried())
  expect(await showTask(backend, user, taskId)).toMatchObject({
    status: 'FAILED',
    error: { code: 'content_blocked' },
  })
  expect(provider.requests).toEqual([])
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('when nobody can say whether a submission arrived, the task fails and is not submitted again', async () => {
  const taskId = await ask()
  provider.breakOff('submit')
  await expect(run(taskId)).rejects.toThrow('broke off')
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'RUNNING' })
  await run(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({
    status: 'FAILED',
    error: { code: 'engine_failed' },
  })
  expect(provider.requests).toHaveLength(1)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('of two attempts that began before either had submitted, one submits', {
  tags: ['postgres'],
}, async () => {
  const taskId = await ask()
  const first = present(await beginRun(backend.context, taskId))
  const second = present(await beginRun(backend.context, taskId))
  await submitTask(backend.context, attemptAt(first), { model: REMOTE_MODEL, provider })
  const late = submitTask(backend.context, attemptAt(second), { model: REMOTE_MODEL, provider })
  await expect(late).rejects.toThrow('aborted')
  expect(provider.requests).toHaveLength(1)
  expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', handle: { taskId }, checks: 1 })
})

test('a process that stops before it submits leaves nothing to wonder about', async () => {
  const taskId = await ask()
  const stop = AbortSignal.abort(new ProcessStops())
  const stopped = runGeneration(backend.context, { taskId }, { ...unhurried(), signal: stop })
  await expect(stopped).rejects.toThrow()
  expect(provider.requests).toEqual([])
  await run(taskId)
  expect(provider.requests).toHaveLength(1)
  expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', handle: { taskId } })
})

test('a submission that a stop cut short before the service was asked is begun afresh', async () => {
  const taskId = await ask()
  const { submit } = provider
  const stop = new AbortController()
  provider.submit = () => {
    stop.abort(new ProcessStops())
    const reason = 'the upload was cut short'
    return Promise.reject(new ProviderError('unavailable', reason, { retryable: true }))
  }
  const cut = runGeneration(backend.context, { taskId }, { ...unhurried(), signal: stop.signal })
  await expect(cut).rejects.toThrow('cut short')
  provider.submit = submit
  await run(taskId)
  expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', handle: { taskId } })
})

test('a submission whose answer was lost is found again by its name', async () => {
  const taskId = await ask()
  provider.breakOff('submit')
  await expect(run(taskId)).rejects.toThrow('broke off')
  provider.find = ({ clientToken, submittedAt }) => {
    expect(submittedAt).toEqual(clock.now())
    return Promise.resolve(clientToken === provider.tokens[0] ? { taskId } : null)
  }
  await run(taskId)
  expect(provider.requests).toHaveLength(1)
  provider.finish()
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'SUCCEEDED' })
})

test('a service that cannot say for a moment whether a submission arrived is asked again', async () => {
  const taskId = await ask()
  provider.breakOff('submit')
  await expect(run(taskId)).rejects.toThrow('broke off')
  provider.find = () =>
    Promise.reject(new ProviderError('unavailable', 'overloaded', { retryable: true }))
  await expect(run(taskId)).rejects.toThrow('did not say')
  provider.find = () => Promise.resolve({ taskId })
  await run(taskId)
  expect(provider.requests).toHaveLength(1)
  expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', handle: { taskId } })
})

test('[D4.17] a job found by its words is never that of another task: the second fails and gets its credits back', async () => {
  provider.jobOf = (handle) => String(handle.taskId)
  const first = await wait()
  const second = await ask()
  provider.breakOff('submit')
  await expect(run(second)).rejects.toThrow('broke off')
  // Same words, same time: the service lists only the first task's job.
  provider.find = () => Promise.resolve({ taskId: first })
  await run(second)
  expect(await showTask(backend, user, second)).toMatchObject({ status: 'FAILED' })
  provider.finish()
  await check(first)
  expect(await showTask(backend, user, first)).toMatchObject({ status: 'SUCCEEDED' })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 0 })

  // A job that has ended in the meantime still belongs to its own task.
  const third = await ask()
  provider.breakOff('submit')
  await expect(run(third)).rejects.toThrow('broke off')
  await run(third)
  expect(await showTask(backend, user, third)).toMatchObject({ status: 'FAILED' })
})

test('a name that a service gives again to another job, long after the first has ended, is taken', async () => {
  provider.jobOf = () => 'video_1'
  const first = await wait()
  provider.finish()
  await check(first)
  provider.hold()
  const second = await wait()
  expect(await rowOf(second)).toMatchObject({ status: 'RUNNING', job: 'acme video_1' })
})

test('a submission that did not arrive is repeated under its own name', async () => {
  const taskId = await ask()
  provider.breakOff('submit')
  await expect(run(taskId)).rejects.toThrow('broke off')
  provider.find = () => Promise.resolve(null)
  await run(taskId)
  expect(provider.tokens).toHaveLength(2)
  expect(new Set(provider.tokens).size).toBe(1)
})

test('a task that has its check is given no other job', { tags: ['postgres'] }, async () => {
  await wait()
  await backend.context.db.execute(sql`delete from jobs.job where name = 'tasks.run-generation'`)
  await reconcileTasks(backend.context)
  const jobs = sql`select name from jobs.job`
  expect((await backend.context.db.execute(jobs)).rows).toEqual([{ name: 'tasks.check-run' }])
})

test('a task whose check takes its process down every time is given up in the end', async () => {
  const taskId = await wait()
  await backend.context.db.update(tasks).set({ attempts: 20 }).where(eq(tasks.id, taskId))
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'FAILED' })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

// Must stay last: from here on a worker runs.
test('a check that was lost is made up for', { tags: ['postgres'] }, async () => {
  const taskId = await wait()
  await backend.context.db.execute(sql`delete from jobs.job`)
  await reconcileTasks(backend.context)
  provider.finish()
  await startWorker(backend.context)
  await reach(backend, user, taskId, 'SUCCEEDED')
  expect(provider.requests).toHaveLength(1)
})
