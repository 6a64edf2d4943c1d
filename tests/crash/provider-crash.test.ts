// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { TaskView } from '../../src/contract/endpoints/tasks.ts'
import { isFinished } from '../../src/contract/generation.ts'
import { waitFor } from '../support/conditions.ts'
import { makePicture } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { PROVIDER_ROWS, type ProviderRow } from '../support/providers/rows.ts'
import type { Vendor } from '../support/providers/vendor.ts'
import { type CrashableServer, openCrashableServer } from './crashable-server.ts'
import { HOLD_RESULTS } from './parking.ts'

const RECOVERY_MS = 30_000
const TIMEOUT_MS = 4 * RECOVERY_MS

/** Every adapter once: of two rows that need the same settings, one whose jobs can be looked at; no one's files. */
const SECOND_ROWS = ['videos of Google', 'music by fal']
const ROWS = PROVIDER_ROWS.filter(
  ({ name, isSynchronous, files }) => !isSynchronous && !files && !SECOND_ROWS.includes(name),
)
/** Where the death finds the tasks of each adapter. */
const STEPS = [
  'a submission is lost',
  'a submission is not answered',
  'a look is not answered',
  'a result was copied',
  'a result is in our storage',
]
const EVERYONE = String(ROWS.length * STEPS.length)

let connected: { row: ProviderRow; vendor: Vendor }[] = []
let server: CrashableServer

beforeAll(async () => {
  const output = await makePicture({ width: 8, height: 8 })
  connected = await Promise.all(
    ROWS.map(async (row) => ({ row, vendor: Object.assign(await row.start(), { output }) })),
  )
  server = await openCrashableServer({
    ...Object.assign({}, ...connected.map(({ row, vendor }) => row.env(vendor))),
    MODERATION: 'words',
    CRASH_MODELS: 'connected',
    CRASH_TASKS_AT_ONCE: EVERYONE,
    PLAN_CONCURRENCY: EVERYONE,
  })
  await server.start()
}, TIMEOUT_MS)
afterAll(async () => {
  await server?.remove()
  await Promise.all(connected.map(({ vendor }) => vendor.close()))
})

/** What becomes of them: a submission that may have arrived is never made again. */
function expected({ name, isFindable, isListComplete }: ProviderRow) {
  const made = [isListComplete, isFindable, true, true, true].filter(Boolean).length
  const submissions = isListComplete ? STEPS.length : STEPS.length - 1
  return { name, made, paid: made, free: STEPS.length - made, results: made, submissions }
}

// What is read after the death comes out the same in either database.
test.skipIf(process.env.TEST_POSTGRES_BESIDE)(
  '[D4.17] killed with tasks of every adapter at every step: one submission of each at most, and one charge or none',
  async () => {
    const { balance } = await server.call(contract.credits.balance, {})
    await server.arm(HOLD_RESULTS)
    const ids = await startAll()
    await waitFor(isHeldEverywhere, 'a task of every adapter to be at every step', {
      timeoutMs: RECOVERY_MS,
    })
    await server.kill()
    await server.start()

    const ended: TaskView[][] = []
    for (const tasks of ids) ended.push(await Promise.all(tasks.map(reachEnd)))
    expect(ended.map((tasks, index) => summary(connected[index], tasks))).toEqual(
      ROWS.map(expected),
    )
    const charged = ended.flat().reduce((sum, task) => sum + task.credits_charged, 0)
    expect(await server.call(contract.credits.balance, {})).toMatchObject({
      balance: balance - charged,
      held: 0,
    })
    expect(await server.verifyLedger()).toEqual([{ ledger: 'adds up' }])
    for (const { vendor } of connected) vendor.assertSatisfied()
  },
  TIMEOUT_MS,
)

const startAll = () =>
  Promise.all(
    connected.map(({ row, vendor }) => {
      vendor.spoil('submit', 'lost')
      vendor.spoil('submit', 'hang')
      vendor.spoil('look', 'hang')
      return Promise.all(STEPS.map((step) => startTask(row, step)))
    }),
  )

async function startTask({ request }: ProviderRow, prompt: string): Promise<string> {
  const { task_id } = await server.call(contract.tasks.create, {
    workflow_type: 'text_to_image',
    prompt,
    idempotency_key: randomUUID(),
    ...request,
  })
  return task_id
}

async function isHeldEverywhere(): Promise<boolean> {
  const areAsked = connected.every(
    ({ vendor }) =>
      vendor.at('submit').length === STEPS.length && vendor.at('look').length >= STEPS.length - 2,
  )
  const parked = await (await fetch(`${server.baseUrl}/parked`)).json()
  return areAsked && parked === 2 * ROWS.length
}

async function reachEnd(taskId: string): Promise<TaskView> {
  let task: TaskView | undefined
  const isThere = async () => {
    task = await server.call(contract.tasks.detail, { taskId })
    return isFinished(task.status)
  }
  await waitFor(isThere, `task ${taskId} to end`, { timeoutMs: RECOVERY_MS, everyMs: 500 })
  return present(task)
}

function summary(one: (typeof connected)[number] | undefined, tasks: TaskView[]) {
  const { row, vendor } = present(one)
  return {
    name: row.name,
    made: tasks.filter(({ status }) => status === 'SUCCEEDED').length,
    paid: tasks.filter(({ credits, credits_charged: charged }) => charged === credits).length,
    free: tasks.filter(({ credits_charged: charged }) => charged === 0).length,
    results: tasks.reduce((sum, { outputs }) => sum + outputs.length, 0),
    submissions: vendor.jobs.size,
  }
}
