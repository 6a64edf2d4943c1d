import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { waitFor } from '../../../../tests/support/conditions.ts'
import {
  createFakeProvider,
  type FakeProvider,
  fakeModels,
} from '../../../../tests/support/fake-provider.ts'
import {
  balanceOf,
  cancelUnfinished,
  generate,
  reach,
  showTask,
  storePicture,
} from '../../../../tests/support/generations.ts'
import { ProcessStops } from '../../queue/job.ts'
import { startWorker } from '../../start-worker.ts'
import { verifyLedger } from '../credits/index.ts'
import { uploads } from '../uploads/tables.ts'
import { judge } from './end-run.ts'
import { reconcileTasks } from './reconcile-tasks.ts'
import { runGeneration } from './run-generation.ts'
import { tasks } from './tables.ts'

let provider: FakeProvider
let backend: TestBackend
let user: SignedUp

/** No worker runs until the last test starts one. */
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  provider = createFakeProvider()
  backend.context.models = fakeModels(provider)
  user = await signUp(backend, { credits: 10 })
})
afterEach(async () => {
  expect(await verifyLedger(backend.context.db)).toEqual([])
  await cancelUnfinished(backend, user)
  await backend.context.db.execute(sql`delete from jobs.job`)
})

const rowOf = async (taskId: string) => {
  const [row] = await backend.context.db.select().from(tasks).where(eq(tasks.id, taskId))
  return row
}

/** Runs a task like the queue, until the test stops it. */
function run(taskId: string) {
  const stop = new AbortController()
  const ended = runGeneration(
    backend.context,
    { taskId },
    { signal: stop.signal, attempt: 0, isLastAttempt: false },
  )
  // Avoids an unhandled rejection: the test inspects it later.
  ended.catch(() => undefined)
  return { stop, ended }
}

const loseJobs = () =>
  backend.context.db.execute(sql`delete from jobs.job where name = 'tasks.run-generation'`)

test('a task that waits in the line is given no second job', async () => {
  await generate(backend, user)
  await reconcileTasks(backend.context)
  const count = sql`select count(*)::int as count from jobs.job where name = 'tasks.run-generation'`
  const { rows } = await backend.context.db.execute(count)
  expect(rows).toEqual([{ count: 1 }])
})

test('a process that stops hands its task on, and the stop is not counted as a try', async () => {
  provider.hold()
  const { task_id } = await generate(backend, user)
  const { stop, ended } = run(task_id)
  await waitFor(async () => (await rowOf(task_id))?.handle !== null, 'the handle', { everyMs: 10 })
  stop.abort(new ProcessStops())
  await expect(ended).rejects.toThrow()
  expect(await rowOf(task_id)).toMatchObject({ status: 'RUNNING', attempts: 0 })

  provider.finish()
  await run(task_id).ended
  expect(await showTask(backend, user, task_id)).toMatchObject({ status: 'SUCCEEDED' })
  expect(provider.requests).toHaveLength(1)
})

test('a task that has finished is not run again', async () => {
  const { task_id } = await generate(backend, user)
  await run(task_id).ended
  await run(task_id).ended
  expect(provider.requests).toHaveLength(1)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 0 })
})

test('two runs of one task at once end it once', { tags: ['postgres'] }, async () => {
  const { task_id } = await generate(backend, user)
  // The slower run may fail because the faster one has already removed the folder.
  await Promise.allSettled([run(task_id).ended, run(task_id).ended])
  const { outputs } = await reach(backend, user, task_id, 'SUCCEEDED')
  expect(outputs).toHaveLength(1)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 0 })
})

test('a task that takes its process down every time is given up in the end', async () => {
  const { task_id } = await generate(backend, user)
  await backend.context.db.update(tasks).set({ attempts: 20 }).where(eq(tasks.id, task_id))
  await run(task_id).ended
  expect(await showTask(backend, user, task_id)).toMatchObject({
    status: 'FAILED',
    error: { code: 'engine_failed' },
  })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('a crash of ours is no try: a failure that may pass is tried again, three in all', async () => {
  const { task_id } = await generate(backend, user)
  await backend.context.db.update(tasks).set({ attempts: 6 }).where(eq(tasks.id, task_id))
  provider.fail('engine_failed', { retryable: true, times: 3 })
  for (const failures of [1, 2]) {
    await expect(run(task_id).ended).rejects.toThrow()
    expect(await rowOf(task_id)).toMatchObject({ status: 'RUNNING', failures })
  }
  await run(task_id).ended
  expect(await rowOf(task_id)).toMatchObject({ status: 'FAILED', attempts: 9 })
})

test('a database that went away in the middle is no failure of the task', async () => {
  const { task_id } = await generate(backend, user)
  const { db } = backend.context
  await db.update(tasks).set({ failures: 2 }).where(eq(tasks.id, task_id))
  const task = await rowOf(task_id)
  if (!task) throw new Error('There is a task.')
  const cut = Object.assign(new Error('terminating connection'), { code: '57P01' })
  expect(judge(backend.context, task, cut)).toBeNull()
  expect(judge(backend.context, task, new Error('unknown'))).toMatchObject({
    code: 'engine_failed',
  })
})

test('what a dead process left in the folder of a finished task is deleted', async () => {
  const { task_id } = await generate(backend, user)
  await run(task_id).ended
  await loseJobs()
  const work = join(backend.context.env.dataDir, 'work')
  await mkdir(join(work, task_id), { recursive: true })
  await writeFile(join(work, task_id, 'late.png'), 'late')
  await reconcileTasks(backend.context)
  expect(await readdir(work)).not.toContain(task_id)
})

// Must stay last: from here on a worker runs.
test('a task waits while the disk is full, which is no try of it, and is done when there is room', async () => {
  const { context } = backend
  const { storage } = context
  const full = Object.assign(new Error('no more'), { code: 'ENOSPC' })
  const putFile = () => Promise.reject(new Error('storing', { cause: full }))
  context.storage = { ...storage, putFile }
  const { task_id } = await generate(backend, user)
  for (let time = 0; time < 5; time++) {
    await expect(run(task_id).ended).rejects.toMatchObject({ name: 'ComeBackLater', seconds: 30 })
  }
  expect(await rowOf(task_id)).toMatchObject({ status: 'RUNNING', attempts: 0 })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 1 })
  context.storage = storage
  await run(task_id).ended
  expect(await showTask(backend, user, task_id)).toMatchObject({ status: 'SUCCEEDED' })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 0 })
})

test('a disk that stays full for a day ends the task under its name and gives all back', async () => {
  const { context } = backend
  const { storage } = context
  const putFile = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  context.storage = { ...storage, putFile }
  const { task_id } = await generate(backend, user)
  const startedAt = new Date(Date.now() - 25 * 3_600_000)
  await context.db.update(tasks).set({ startedAt }).where(eq(tasks.id, task_id))
  await run(task_id).ended
  context.storage = storage
  const { status, error } = await showTask(backend, user, task_id)
  expect({ status, code: error?.code }).toEqual({ status: 'FAILED', code: 'storage_full' })
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('a file that vanished from the storage fails the task by the name of the file', async () => {
  const { context } = backend
  const upload_id = await storePicture(backend, user)
  await context.db.insert(uploads).values({
    id: upload_id,
    fileId: upload_id,
    status: 'ready',
    fileName: 'a',
    sizeBytes: 1,
    userId: user.userId,
    expiresAt: new Date(Date.now() + 60_000),
  })
  const { task_id } = await generate(backend, user, {
    workflow_type: 'image_edit',
    images: [{ upload_id }],
    prompt: 'make it blue',
  })
  for await (const { key } of context.storage.list()) {
    if (key.endsWith('original')) await context.storage.remove(key)
  }
  await run(task_id).ended
  const { status, error } = await showTask(backend, user, task_id)
  expect({ status, error }).toMatchObject({
    status: 'FAILED',
    error: { code: 'upload_missing', details: { name: 'picture.png' } },
  })
})

test('a task whose job was lost is given another one', { tags: ['postgres'] }, async () => {
  const { task_id } = await generate(backend, user)
  await loseJobs()
  await reconcileTasks(backend.context)
  await startWorker(backend.context)
  await reach(backend, user, task_id, 'SUCCEEDED')
})
