import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnv } from '../../src/backend/env.ts'
import { openModelRegistry } from '../../src/backend/generation/open-model-registry.ts'
import { checkRunJob } from '../../src/backend/modules/tasks/check-run.job.ts'
import { runGeneration } from '../../src/backend/modules/tasks/run-generation.ts'
import { tasks } from '../../src/backend/modules/tasks/tables.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { generate } from '../support/generations.ts'
import { present } from '../support/present.ts'
import { signReport, startFalQueue } from '../support/providers/fal-queue/stand-in.ts'
import type { Vendor } from '../support/providers/vendor.ts'
import { createTestClock, type TestClock } from '../support/test-clock.ts'

const BODY = JSON.stringify({ request_id: 'request-1', status: 'OK', payload: {} })

let vendor: Vendor
let clock: TestClock
let backend: TestBackend
let user: SignedUp
let taskId: string

beforeAll(async () => {
  vendor = await startFalQueue()
  vendor.verdict = 'running'
  clock = createTestClock()
  const env = { FAL_KEY: 'key', FAL_BASE_URL: vendor.baseUrl, PUBLIC_URL: 'https://ads.example' }
  const log = { warn: () => undefined, error: () => undefined }
  const models = openModelRegistry(readEnv(env), { log, clock })
  backend = await createTestBackend({ env, replace: { models, clock } })
})
afterAll(async () => {
  await backend.close()
  await vendor.close()
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 100 })
  const film = { workflow_type: 'text_to_video', model: 'fal/veo-3.1-fast' } as const
  taskId = (await generate(backend, user, { ...film, duration: 4, aspect_ratio: '16:9' })).task_id
  const signal = new AbortController().signal
  await runGeneration(backend.context, { taskId }, { signal, attempt: 0, isLastAttempt: false })
})

const report = ({
  provider = 'fal',
  task = taskId,
  headers = signReport(BODY, clock.now()),
  body = BODY,
} = {}) =>
  backend.app.request(
    `http://localhost/api/v1/models/reports/${provider}/${task}`,
    { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body },
    { ip: '203.0.113.9', origin: 'http://localhost' },
  )
const dueChecks = async () => [
  ...(await backend.context.queue.unfinishedKeys(backend.context.db, checkRunJob)),
]

test('the service is told where to report, with the task in the address', () => {
  const { query } = present(vendor.at('submit').at(-1))
  expect(query.get('fal_webhook')).toBe(`https://ads.example/api/v1/models/reports/fal/${taskId}`)
})

test('a report brings the next check forward, however often it comes, and is not believed', async () => {
  expect((await report()).status).toBe(200)
  expect((await report()).status).toBe(200)
  expect(await dueChecks()).toContain(`${taskId}:2`)
  const [task] = await backend.context.db.select().from(tasks).where(eq(tasks.id, taskId))
  expect(task).toMatchObject({ status: 'RUNNING', checks: 2, checkAt: clock.now() })
})

const forged: [string, () => Parameters<typeof report>[0]][] = [
  ['without a signature', () => ({ headers: {} })],
  ['of another body', () => ({ body: '{"status":"ERROR"}' })],
  ['that is old', () => ({ headers: signReport(BODY, new Date(clock.now().getTime() - 301_000)) })],
  [
    'with a made-up signature',
    () => ({
      headers: { ...signReport(BODY, clock.now()), 'x-fal-webhook-signature': '0'.repeat(128) },
    }),
  ],
]
test.each(forged)('a report %s is refused, and nobody looks sooner', async (_name, what) => {
  expect((await report(what())).status).toBe(400)
  expect(await dueChecks()).not.toContain(`${taskId}:2`)
})

test.each([
  { provider: 'openai' },
  { provider: 'builtin' },
  { task: '0198f5a0-0000-7000-8000-000000000009' },
  { task: 'none' },
])('a report of what nobody works on is not heard: %j', async (where) => {
  expect((await report(where)).status).toBe(404)
})
