import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import {
  createFakeProvider,
  createRemoteProvider,
  type FakeProvider,
  fakeModels,
  REMOTE_MODEL,
} from '../../../../tests/support/fake-provider.ts'
import { balanceOf, generate, showTask } from '../../../../tests/support/generations.ts'
import { present } from '../../../../tests/support/present.ts'
import { contract } from '../../../contract/contract.ts'
import type { CreateTaskRequest } from '../../../contract/endpoints/tasks.ts'
import { type JobRun, ProcessStops } from '../../queue/job.ts'
import { verifyLedger } from '../credits/index.ts'
import { findFile } from '../files/index.ts'
import { checkRun } from './check-run.ts'
import { runGeneration } from './run-generation.ts'
import { taskOutputs, tasks } from './tables.ts'

const BRIEF = 'A mug on a stone table, morning light. “Slow mornings”. $24. Shop now'

let engine: FakeProvider
let service: FakeProvider
let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  engine = createFakeProvider()
  service = createRemoteProvider()
  backend = await createTestBackend({
    env: { PLAN_CONCURRENCY: '9' },
    replace: { models: fakeModels(engine, service) },
  })
})
beforeEach(async () => {
  engine.finish()
  user = await signUp(backend, { credits: 10 })
})
afterAll(async () => {
  expect(await verifyLedger(backend.context.db)).toEqual([])
  await backend.close()
})

const unhurried = (signal = new AbortController().signal): JobRun => ({
  signal,
  attempt: 0,
  isLastAttempt: false,
})
const rowOf = async (taskId: string) => {
  const [row] = await backend.context.db.select().from(tasks).where(eq(tasks.id, taskId))
  return present(row)
}
const outputOf = async (taskId: string) => {
  const outputs = await backend.context.db
    .select()
    .from(taskOutputs)
    .where(eq(taskOutputs.taskId, taskId))
  return present(outputs[0])
}
/** A task that a model on somebody else’s machine works on. */
async function paint(given: Partial<CreateTaskRequest> = {}): Promise<string> {
  const asked = { model: REMOTE_MODEL.id, prompt: BRIEF, ...given }
  const { task_id } = await generate(backend, user, asked)
  await runGeneration(backend.context, { taskId: task_id }, unhurried())
  return task_id
}
const check = async (taskId: string, job = unhurried()) =>
  checkRun(backend.context, { taskId, check: (await rowOf(taskId)).checks }, job)
const lastOf = ({ requests }: FakeProvider) => present(requests.at(-1))

test('a model is asked for a picture without letters, and the words are set over it', async () => {
  const taskId = await paint({ corrections: { price: '$19' } })
  const asked = lastOf(service)
  expect(asked.prompt).toContain('A mug on a stone table, morning light')
  expect(asked.prompt).toMatch(/no letters.*no numbers/i)
  expect(asked.prompt).not.toMatch(/Slow mornings|\$|24|19|Shop now/)
  expect(asked).toMatchObject({ watermark: false, avoid: expect.stringContaining('letters') })
  await check(taskId)
  expect(lastOf(engine)).toMatchObject({
    prompt: BRIEF,
    watermark: true,
    corrections: { price: '$19' },
    painted: { madeBy: 'Acme Paint (Acme)', mark: 'Made with AI' },
  })
  expect(await showTask(backend, user, taskId)).toMatchObject({
    status: 'SUCCEEDED',
    prompt: BRIEF,
    exact_words: true,
    outputs: [{ notes: [] }],
  })
})

test.each<[string, Partial<CreateTaskRequest>]>([
  ['is switched off', { exact_words: false }],
  ['finds no words', { prompt: 'A woman running on a beach at sunset, 35mm' }],
] satisfies [string, Partial<CreateTaskRequest>][])(
  'a prompt goes to the model as it is where this %s',
  async (_why, given) => {
    const before = engine.requests.length
    const prompt = 'prompt' in given ? given.prompt : BRIEF
    const taskId = await paint(given)
    await check(taskId)
    expect(lastOf(service)).toMatchObject({ prompt, watermark: true })
    expect(engine.requests).toHaveLength(before)
    expect((await showTask(backend, user, taskId)).status).toBe('SUCCEEDED')
  },
)

test('[D4.07] words that cannot be set cost the picture nothing: it is delivered, marked, and free', async () => {
  const taskId = await paint()
  engine.fail('engine_failed')
  await check(taskId)
  const task = await showTask(backend, user, taskId)
  expect(task).toMatchObject({ status: 'SUCCEEDED', credits_charged: 0 })
  expect(task.outputs[0]?.notes).toEqual(['words_not_set'])
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('[D4.17] words that a stop cut short are set again, and the model is not asked again', async () => {
  const taskId = await paint()
  const asked = service.requests.length
  engine.hold()
  const stop = new AbortController()
  const stopped = check(taskId, unhurried(stop.signal))
  const before = engine.looks()
  await expect.poll(() => engine.looks()).toBeGreaterThan(before)
  stop.abort(new ProcessStops())
  await expect(stopped).rejects.toThrow(ProcessStops)
  engine.finish()
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'SUCCEEDED' })
  expect(service.requests).toHaveLength(asked)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 0 })
})

test('words in a script that cannot be set are refused before the model is asked', async () => {
  const asked = service.requests.length
  const taskId = await paint({ prompt: '“ሰላም ለዓለም ሁሉ”. $24' })
  expect(service.requests).toHaveLength(asked)
  expect((await showTask(backend, user, taskId)).error?.code).toBe('instruction_not_supported')
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('the picture without its words is kept, and goes with the task', async () => {
  const taskId = await paint()
  await check(taskId)
  const { cleanFileId } = await outputOf(taskId)
  const kept = async () => (await findFile(backend.context.db, present(cleanFileId)))?.deletedAt
  expect(await kept()).toBeNull()
  await backend.call(contract.tasks.remove, { taskId }, user)
  expect(await kept()).not.toBeNull()
})
