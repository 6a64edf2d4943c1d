import { readFile, writeFile } from 'node:fs/promises'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { balanceOf, generate, showTask, storeBytes } from '../../../../tests/support/generations.ts'
import { makePicture, makeVideo } from '../../../../tests/support/media-files.ts'
import { present } from '../../../../tests/support/present.ts'
import { createDeadlines } from '../../../../tests/support/providers/deadlines.ts'
import { createOwnFilesOnce } from '../../../../tests/support/providers/own-files-once.ts'
import { PROVIDER_ROWS, type ProviderRow } from '../../../../tests/support/providers/rows.ts'
import type { Refusals, Trouble, Vendor } from '../../../../tests/support/providers/vendor.ts'
import { makeSound } from '../../../../tests/support/sound-file.ts'
import { withSound } from '../../../../tests/support/spoken-video.ts'
import { createTestClock, type TestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import type { CreateTaskRequest } from '../../../contract/endpoints/tasks.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import { WORKFLOWS } from '../../../contract/generation.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { MINUTE_MS } from '../../clock.ts'
import { readEnv } from '../../env.ts'
import { verifyLedger } from '../../modules/credits/index.ts'
import { checkRun } from '../../modules/tasks/check-run.ts'
import { runGeneration } from '../../modules/tasks/run-generation.ts'
import { tasks } from '../../modules/tasks/tables.ts'
import { ComeBackLater, type JobRun } from '../../queue/job.ts'
import { openModelRegistry } from '../open-model-registry.ts'
import type { ModelRegistry } from '../registry.ts'
import { finishOutput } from './finish-output.ts'
import type { OwnFiles } from './own-files.ts'
import type { Tools } from './tools.ts'

const CREDITS = 1_000_000
const PASSING = ['busy', 'broken'] as const
const SILENT = ['busy', 'broken', 'auth', 'timeout'] as const
/** Maximum steps of a run or a check, beyond which something goes in circles. */
const STEPS_MAX = 12

const unhurried = (): JobRun => ({
  signal: new AbortController().signal,
  attempt: 0,
  isLastAttempt: false,
})

/** One backend serves all providers, one after the other. */
let models: ModelRegistry
let clock: TestClock
let backend: TestBackend
let tiny: Buffer
let ownFiles: OwnFiles
/** One user for all of them; after a failed test the next one gets a new user. */
let user: SignedUp
/** Remaining credits; unknown at first, and after a failed test. */
let left: number | null = null
let files: ReturnType<typeof filesOf> | null = null

beforeAll(async () => {
  clock = createTestClock()
  tiny = await makePicture({ width: 8, height: 8 })
  ownFiles = await createOwnFilesOnce()
  const current: ModelRegistry = {
    list: () => models.list(),
    find: (id) => models.find(id),
    choose: (id, wish, among) => models.choose(id, wish, among),
    auto: (wish, among) => models.auto(wish, among),
    alternatives: (type) => models.alternatives(type),
    provider: (id) => models.provider(id),
    findProvider: (id) => models.findProvider(id),
  }
  backend = await createTestBackend({ replace: { models: current, clock } })
})
afterAll(() => backend.close())

const MAKE = {
  image: () => makePicture(),
  video: () => makeVideo({ seconds: 1 }),
  audio: () => Promise.resolve(makeSound({ seconds: 1 })),
}
async function filesOf(user: SignedUp) {
  const store = async (name: string, bytes: Buffer, kind: MediaKind) => ({
    output_id: await storeBytes(backend, user, { name, bytes, kind }),
  })
  const film = await store('film.mp4', await MAKE.video(), 'video')
  const photo = await store('photo.png', tiny, 'image')
  const talk = await store('talk.mp4', await withSound(await MAKE.video(), 1), 'video')
  return { film, photo, talk, voice: await store('voice.wav', await MAKE.audio(), 'audio') }
}
const kindOf = ({ request }: ProviderRow) => WORKFLOWS[present(request.workflow_type)].kind

describe.each(PROVIDER_ROWS)('$name', (row) => {
  const kind = kindOf(row)
  const isFirstOfKind = PROVIDER_ROWS.find((other) => kindOf(other) === kind) === row
  let output: Buffer
  let vendor: Vendor
  let elsewhere: Vendor
  /** What the user's own files add to the request. */
  let own: Partial<CreateTaskRequest> = {}
  let alarms: object[]
  let warnings: object[]
  /** The delays after which the queue was asked to come back, in seconds. */
  let waits: number[]
  /** Whether results are really finished, including all processing of a picture or film. */
  let isFinished: boolean

  /** A result that arrives exactly as sent needs no further check; any other gets the usual finishing. */
  const finish: Tools['finish'] = async (path, facts) => {
    const isWhole = (await readFile(path)).equals(output)
    if (isFinished || !isWhole) return finishOutput(path, facts)
    const file = `${path}.png`
    await writeFile(file, tiny)
    return { path: file, mimeType: 'image/png', kind: 'image' }
  }

  beforeAll(async () => {
    output = row.heard ?? (await MAKE[kind]())
    vendor = await row.start()
    elsewhere = await row.start()
    vendor.now = clock.now
    const log = {
      warn: (facts: object) => warnings.push(facts),
      error: (facts: object) => alarms.push(facts),
    }
    const deadlines = createDeadlines()
    vendor.onHang = deadlines.passAll
    const tools = { deadline: deadlines.start, finish, own: ownFiles }
    models = openModelRegistry(readEnv(row.env(vendor)), { log, clock, tools })
  })
  beforeEach(async ({ onTestFailed }) => {
    vendor.reset()
    // It counts from one again, which no service does while we still remember its jobs.
    await backend.context.db.update(tasks).set({ job: null }).where(isNotNull(tasks.job))
    vendor.output = output
    alarms = []
    warnings = []
    waits = []
    isFinished = false
    // The same fault is only reported again after a while.
    clock.advance(10 * MINUTE_MS)
    onTestFailed(() => {
      left = null
    })
    if (left === null) {
      user = await signUp(backend, { credits: CREDITS })
      left = CREDITS
      files = null
    }
    if (row.files) files ??= filesOf(user)
    own = row.files && files ? row.files(await files) : {}
  })
  afterEach(() => vendor.assertSatisfied())
  afterAll(async () => {
    expect(await verifyLedger(backend.context.db)).toEqual([])
    await vendor.close()
    await elsewhere.close()
  })

  /** Without the mark, which would re-encode every film. */
  const ask = async (watermark = false) =>
    (await generate(backend, user, { ...row.request, ...own, watermark })).task_id
  const rowOf = async (taskId: string) => {
    const { status, checks, checkAt } = tasks
    const facts = backend.context.db.select({ status, checks, checkAt }).from(tasks)
    const [task] = await facts.where(eq(tasks.id, taskId))
    return present(task)
  }

  /** Does what the queue would do next with a task; false if there is nothing to do. */
  async function step(taskId: string): Promise<boolean> {
    const task = await rowOf(taskId)
    if (task.status !== 'CREATED' && task.status !== 'RUNNING') return false
    const { checks: check } = task
    if (task.checkAt) await checkRun(backend.context, { taskId, check }, unhurried())
    else await runGeneration(backend.context, { taskId }, unhurried()).catch(noteWait)
    return true
  }

  function noteWait(error: unknown) {
    if (error instanceof ComeBackLater) waits.push(error.seconds)
  }

  async function follow(taskId: string) {
    for (let steps = 0; await step(taskId); steps++) {
      if (steps === STEPS_MAX) throw new Error(`Goes in a circle: ${JSON.stringify(warnings)}`)
    }
    return showTask(backend, user, taskId)
  }

  async function expectCharged(credits: number) {
    left = present(left) - credits
    expect(await balanceOf(backend, user)).toMatchObject({ balance: left, held: 0 })
  }

  async function expectDone(taskId: string) {
    const task = await follow(taskId)
    expect(task).toMatchObject({ status: 'SUCCEEDED', error: null, credits_charged: task.credits })
    expect(task.outputs).toHaveLength(row.heard ? 0 : 1)
    expect(task.heard !== null).toBe(row.heard !== undefined)
    await expectCharged(task.credits)
    expect(vendor.jobs.size).toBe(1)
  }

  async function expectFailed(taskId: string, code: ErrorCode) {
    const task = await follow(taskId)
    expect(task).toMatchObject({ status: 'FAILED', error: { code }, outputs: [] })
    await expectCharged(0)
  }

  test('makes what was asked for, once, and takes the credits once', async () => {
    isFinished = isFirstOfKind
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

  test('a submission with values the service does not take fails with words of its own', async () => {
    const body = { error: { message: 'duration: must be one of 4, 6, 8' } }
    vendor.spoil('submit', { status: 422, body })
    const code = row.isSetUpByHand ? 'model_unavailable' : 'request_rejected'
    await expectFailed(await ask(), code)
    expect(vendor.at('submit')).toHaveLength(1)
  })

  test('a submission that is refused for the moment is made again', async () => {
    for (const refusal of PASSING) vendor.spoil('submit', vendor.refusals[refusal])
    await expectDone(await ask())
    expect(vendor.at('submit')).toHaveLength(PASSING.length + 1)
    expect(waits, 'the service names the time of the next try').toEqual([30])
  })

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
    /** A submitted, waiting task. */
    async function wait(): Promise<string> {
      vendor.verdict = 'running'
      const taskId = await ask()
      await step(taskId)
      expect(await rowOf(taskId)).toMatchObject({ status: 'RUNNING', checks: 1 })
      return taskId
    }

    test('a look that is refused or goes wrong says nothing about the job, which is looked at again', async () => {
      const taskId = await wait()
      vendor.verdict = 'done'
      const troubles: [string, Trouble][] = [
        ...SILENT.map((name): [string, Trouble] => [name, vendor.refusals[name]]),
        ['cut', 'cut'],
        ['hang', 'hang'],
      ]
      for (const [index, [name, trouble]] of troubles.entries()) {
        vendor.spoil('look', trouble)
        await step(taskId)
        const { status, checks, checkAt } = await rowOf(taskId)
        expect({ status, checks }, name).toEqual({ status: 'RUNNING', checks: index + 2 })
        const isTold = name === 'busy'
        const delay = present(checkAt).getTime() - clock.now().getTime()
        if (isTold) expect(delay, 'the service names the time of the next look').toBe(30_000)
      }
      await expectDone(taskId)
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
      const waited = { waitedSeconds: 2 * 60 * 60, checkAt: clock.now() }
      await backend.context.db.update(tasks).set(waited).where(eq(tasks.id, taskId))
      await expectFailed(taskId, 'generation_timed_out')
      expect(vendor.at('cancel')).toHaveLength(row.isStoppable ? 1 : 0)
    })

    test('a result after a cancel is left where it is', async () => {
      const taskId = await wait()
      await backend.call(contract.tasks.cancel, { taskId }, user)
      vendor.verdict = 'done'
      await checkRun(backend.context, { taskId, check: 1 }, unhurried())
      const task = await showTask(backend, user, taskId)
      expect(task).toMatchObject({
        status: 'CANCELLED',
        outputs: [],
        credits_charged: task.credits,
      })
      await expectCharged(task.credits)
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
