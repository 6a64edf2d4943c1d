// @module-tag postgres
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { balanceOf, generate, showTask } from '../../../../tests/support/generations.ts'
import { makePicture, makeVideo } from '../../../../tests/support/media-files.ts'
import { present } from '../../../../tests/support/present.ts'
import { PROVIDER_ROWS } from '../../../../tests/support/providers/rows.ts'
import type { Refusals, Vendor } from '../../../../tests/support/providers/vendor.ts'
import { createTestClock, type TestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import { WORKFLOWS } from '../../../contract/generation.ts'
import { MINUTE_MS } from '../../clock.ts'
import { readEnv } from '../../env.ts'
import { verifyLedger } from '../../modules/credits/index.ts'
import { checkRun } from '../../modules/tasks/check-run.ts'
import { runGeneration } from '../../modules/tasks/run-generation.ts'
import { tasks } from '../../modules/tasks/tables.ts'
import type { JobRun } from '../../queue/job.ts'
import { openModelRegistry } from '../open-model-registry.ts'

const CREDITS = 100
/** Short, so that a service that never answers is given up within the test. */
const WAITS = { answerMs: 700, resultMs: 700, downloadMs: 700 }
/** Tries of a run or a check, after which something goes in a circle. */
const STEPS_MAX = 12

const unhurried = (): JobRun => ({
  signal: new AbortController().signal,
  attempt: 0,
  isLastAttempt: false,
})

describe.each(PROVIDER_ROWS)('$name', (row) => {
  const kind = WORKFLOWS[present(row.request.workflow_type)].kind
  let output: Buffer
  let vendor: Vendor
  let elsewhere: Vendor
  let clock: TestClock
  let backend: TestBackend
  let user: SignedUp
  let alarms: object[]
  let warnings: object[]

  beforeAll(async () => {
    output = kind === 'image' ? await makePicture() : await makeVideo({ seconds: 1 })
    vendor = await row.start()
    elsewhere = await row.start()
    clock = createTestClock()
    vendor.now = clock.now
    const log = {
      warn: (facts: object) => warnings.push(facts),
      error: (facts: object) => alarms.push(facts),
    }
    const env = row.env(vendor)
    const models = openModelRegistry(readEnv(env), { log, clock, tools: { waits: WAITS } })
    backend = await createTestBackend({ env, replace: { models, clock } })
  })
  beforeEach(async () => {
    vendor.reset()
    vendor.output = output
    alarms = []
    warnings = []
    // The same trouble is told again only after a while.
    clock.advance(10 * MINUTE_MS)
    user = await signUp(backend, { credits: CREDITS })
  })
  afterEach(async () => {
    expect(await verifyLedger(backend.context.db)).toEqual([])
    vendor.assertSatisfied()
  })
  afterAll(async () => {
    await backend.close()
    await vendor.close()
    await elsewhere.close()
  })

  /** Without the mark, which would have every film encoded again. */
  const ask = async (watermark = false) =>
    (await generate(backend, user, { ...row.request, watermark })).task_id
  const rowOf = async (taskId: string) => {
    const [task] = await backend.context.db.select().from(tasks).where(eq(tasks.id, taskId))
    return present(task)
  }

  /** What the queue does next with a task; false when there is nothing to do. */
  async function step(taskId: string): Promise<boolean> {
    const task = await rowOf(taskId)
    if (task.status !== 'CREATED' && task.status !== 'RUNNING') return false
    const { checks: check } = task
    if (task.checkAt) await checkRun(backend.context, { taskId, check }, unhurried())
    else await runGeneration(backend.context, { taskId }, unhurried()).catch(() => undefined)
    return true
  }

  async function follow(taskId: string) {
    for (let steps = 0; await step(taskId); steps++) {
      if (steps === STEPS_MAX) throw new Error(`Goes in a circle: ${JSON.stringify(warnings)}`)
    }
    return showTask(backend, user, taskId)
  }

  async function expectDone(taskId: string) {
    const task = await follow(taskId)
    expect(task).toMatchObject({ status: 'SUCCEEDED', error: null, credits_charged: task.credits })
    expect(task.outputs).toHaveLength(1)
    expect(await balanceOf(backend, user)).toMatchObject({
      balance: CREDITS - task.credits,
      held: 0,
    })
    expect(vendor.jobs.size).toBe(1)
  }

  async function expectFailed(taskId: string, code: ErrorCode) {
    const task = await follow(taskId)
    expect(task).toMatchObject({ status: 'FAILED', error: { code }, outputs: [] })
    expect(await balanceOf(backend, user)).toMatchObject({ balance: CREDITS, held: 0 })
  }

  test('makes what was asked for, once, and takes the credits once', async () => {
    await expectDone(await ask(true))
    expect(vendor.at('submit')).toHaveLength(1)
    expect(alarms).toEqual([])
  })

  const finalRefusals: [keyof Refusals, ErrorCode, number][] = [
    ['policy', 'content_blocked', 0],
    ['auth', 'model_unavailable', 1],
    ['quota', 'model_unavailable', 1],
    ['missing', 'engine_failed', 0],
  ]
  test.each(finalRefusals)(
    'a submission that is refused (%s) fails as %s and costs nothing; alarms: %i',
    async (refusal, code, alarmCount) => {
      vendor.spoil('submit', vendor.refusals[refusal])
      await expectFailed(await ask(), code)
      expect(vendor.at('submit')).toHaveLength(1)
      expect(alarms).toHaveLength(alarmCount)
    },
  )

  test.each(['busy', 'broken'] as const)(
    'a submission that is refused for the moment (%s) is made again',
    async (refusal) => {
      vendor.spoil('submit', vendor.refusals[refusal])
      await expectDone(await ask())
      expect(vendor.at('submit')).toHaveLength(2)
    },
  )

  test('a service that stays broken is given up, and nothing is taken', async () => {
    for (let i = 0; i < 3; i++) vendor.spoil('submit', vendor.refusals.broken)
    await expectFailed(await ask(), 'unavailable')
  })

  test('a submission whose answer breaks off is not made a second time', async () => {
    vendor.spoil('submit', 'cut')
    const taskId = await ask()
    if (row.isFindable) await expectDone(taskId)
    else await expectFailed(taskId, 'engine_failed')
    expect(vendor.at('submit')).toHaveLength(1)
  })

  test('a submission that is never answered is not made a second time', async () => {
    vendor.spoil('submit', 'hang')
    const taskId = await ask()
    if (row.isFindable) await expectDone(taskId)
    else await expectFailed(taskId, 'engine_failed')
    expect(vendor.at('submit')).toHaveLength(1)
  })

  test('a submission that timed out on its way is made again only when it is known to be lost', async () => {
    vendor.spoil('submit', vendor.refusals.timeout)
    const taskId = await ask()
    if (row.isListComplete) await expectDone(taskId)
    else await expectFailed(taskId, 'engine_failed')
    expect(vendor.jobs.size).toBe(row.isListComplete ? 1 : 0)
  })

  test('a result that is something else is refused, and costs nothing', async () => {
    vendor.output = Buffer.from('<html>not what was promised</html>')
    await expectFailed(await ask(), 'engine_failed')
  })

  if (row.hasAddresses) {
    test('a result on another host is left there, and our key with us', async () => {
      vendor.outputHost = elsewhere.baseUrl
      await expectFailed(await ask(), 'engine_failed')
      expect(elsewhere.requests).toEqual([])
    })
  }
  if (!row.isSynchronous) testsOfJobs()

  function testsOfJobs() {
    /** A task that was submitted and waits. */
    async function wait(): Promise<string> {
      vendor.verdict = 'running'
      const taskId = await ask()
      await step(taskId)
      expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', checks: 1 })
      return taskId
    }

    test.each(['busy', 'broken', 'auth', 'timeout'] as const)(
      'a look that is refused (%s) says nothing about the job, which is looked at again',
      async (refusal) => {
        const taskId = await wait()
        vendor.spoil('look', vendor.refusals[refusal])
        await step(taskId)
        expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', checks: 2 })
        vendor.verdict = 'done'
        await expectDone(taskId)
      },
    )

    test.each(['cut', 'hang'] as const)(
      'a look whose answer goes wrong (%s) is made again',
      async (trouble) => {
        const taskId = await wait()
        vendor.verdict = 'done'
        vendor.spoil('look', trouble)
        await expectDone(taskId)
      },
    )

    test('a service that names the time of the next look is left alone until then', async () => {
      const taskId = await wait()
      vendor.spoil('look', vendor.refusals.busy)
      await step(taskId)
      const checkAt = present((await rowOf(taskId)).checkAt)
      expect(checkAt.getTime() - clock.now().getTime()).toBe(30_000)
    })

    test('a job the service no longer knows has failed, and costs nothing', async () => {
      const taskId = await wait()
      vendor.spoil('look', vendor.refusals.missing)
      await expectFailed(taskId, 'engine_failed')
    })

    test('a job that the service refuses in the end costs nothing', async () => {
      const taskId = await wait()
      vendor.verdict = 'refused'
      await expectFailed(taskId, 'content_blocked')
    })

    test('a job that never ends is given up, and the service told where it listens', async () => {
      const taskId = await wait()
      clock.advance(121 * MINUTE_MS)
      await expectFailed(taskId, 'generation_timed_out')
      expect(vendor.at('cancel')).toHaveLength(row.isStoppable ? 1 : 0)
    })

    test('a result after a cancel is left where it is', async () => {
      const taskId = await wait()
      await backend.call(contract.tasks.cancel, { taskId }, user)
      vendor.verdict = 'done'
      await checkRun(backend.context, { taskId, check: 1 }, unhurried())
      expect(await showTask(backend, user, taskId)).toMatchObject({
        status: 'CANCELLED',
        outputs: [],
      })
      expect(vendor.at('look')).toEqual([])
      expect(vendor.at('cancel').length > 0).toBe(row.isStoppable)
    })

    if (row.hasAddresses) {
      test('a result that breaks off on its way is fetched again', async () => {
        const taskId = await wait()
        vendor.verdict = 'done'
        vendor.spoil('output', 'cut')
        await expectDone(taskId)
        expect(vendor.at('output')).toHaveLength(2)
      })
    }
  }
})
