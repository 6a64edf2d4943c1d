// @module-tag postgres
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdCredits } from '../../src/backend/modules/credits/index.ts'
import { ledgerTransactions } from '../../src/backend/modules/credits/tables.ts'
import { tasks } from '../../src/backend/modules/tasks/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import { CREDIT_USAGE_DAYS } from '../../src/contract/limits.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { failure } from '../support/generations.ts'
import { settleTask } from '../support/ledger-world.ts'
import { insertTask } from '../support/task-row.ts'

/** November 22, 5 a.m. in Singapore. */
const NOW = new Date('2026-11-21T21:00:00Z')

let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  backend = await createTestBackend({
    env: { BILLING_TIME_ZONE: 'Asia/Singapore', SESSION_DAYS: '4000', SESSION_IDLE_DAYS: '4000' },
    replace: { clock: { now: () => NOW } },
  })
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 1_000 })
})
afterAll(() => backend.close())

const usageOf = (who: SignedUp) => backend.call(contract.billing.usage, {}, who)

/** A task of the user's team that ended at this time. */
function endTask(
  { at, credits, how = 'capture' }: { at: string; credits: number; how?: 'capture' | 'release' },
  given: Partial<typeof tasks.$inferInsert> = {},
) {
  const { teamId, userId } = user
  return backend.context.db.transaction(async (tx) => {
    const { id } = await insertTask(tx, { teamId, userId, credits, ...given })
    await holdCredits(tx, { teamId, taskId: id, amount: credits })
    await settleTask(tx, id, how)
    const createdAt = new Date(at)
    await tx.update(ledgerTransactions).set({ createdAt }).where(eq(ledgerTransactions.taskId, id))
    return id
  })
}

test('a team that has used nothing has thirty empty days', async () => {
  const usage = await usageOf(user)
  expect(usage).toMatchObject({ time_zone: 'Asia/Singapore', credits: 0, count: 0 })
  expect(usage).toMatchObject({ kinds: [], models: [], people: [] })
  expect(usage.days).toHaveLength(CREDIT_USAGE_DAYS)
  expect(usage.days.at(0)).toEqual({ day: '2026-10-24', credits: 0, count: 0 })
  expect(usage.days.at(-1)).toEqual({ day: '2026-11-22', credits: 0, count: 0 })
})

test('a day is one of the calendar of billing, and older ones are left out', async () => {
  await endTask({ at: '2026-11-21T15:59:00Z', credits: 3 })
  await endTask({ at: '2026-11-21T16:00:00Z', credits: 4 })
  await endTask({ at: '2026-10-23T16:00:00Z', credits: 5 })
  await endTask({ at: '2026-10-23T15:59:00Z', credits: 90 })
  const { days, ...sum } = await usageOf(user)
  expect(days.filter(({ credits }) => credits > 0)).toEqual([
    { day: '2026-10-24', credits: 5, count: 1 },
    { day: '2026-11-21', credits: 3, count: 1 },
    { day: '2026-11-22', credits: 4, count: 1 },
  ])
  expect(sum).toMatchObject({ credits: 12, count: 3 })
})

test('[R3.02] what is held or came back was not used; a task removed from the history was', async () => {
  const at = NOW.toISOString()
  await endTask({ at, credits: 7, how: 'release' })
  await endTask({ at, credits: 2 }, { deletedAt: NOW })
  await backend.context.db.transaction(async (tx) => {
    const { id } = await insertTask(tx, { teamId: user.teamId, credits: 9 })
    await holdCredits(tx, { teamId: user.teamId, taskId: id, amount: 9 })
  })
  expect(await usageOf(user)).toMatchObject({ credits: 2, count: 1 })
})

test('it is listed by kind, model and person, the most first', async () => {
  const at = NOW.toISOString()
  const mate = await signUp(backend)
  const video = { workflowType: 'text_to_video', model: 'adloom-motion' } as const
  await endTask({ at, credits: 2 })
  await endTask({ at, credits: 3 })
  await endTask({ at, credits: 20 }, { ...video, userId: mate.userId })
  const { kinds, models, people } = await usageOf(user)
  expect(kinds).toEqual([
    { workflow_type: 'text_to_video', credits: 20, count: 1 },
    { workflow_type: 'text_to_image', credits: 5, count: 2 },
  ])
  expect(models.map(({ model }) => model)).toEqual(['adloom-motion', 'adloom-studio-image'])
  expect(people).toEqual([
    { user_id: mate.userId, name: expect.stringMatching(/^user-/), credits: 20, count: 1 },
    { user_id: user.userId, name: expect.stringMatching(/^user-/), credits: 5, count: 2 },
  ])
})

test('what was no generation, and who is no more, still counts', async () => {
  const at = NOW.toISOString()
  await endTask({ at, credits: 4 }, { userId: crypto.randomUUID() })
  const gone = await endTask({ at, credits: 6 })
  await backend.context.db.delete(tasks).where(eq(tasks.id, gone))
  const { credits, kinds, people } = await usageOf(user)
  expect(credits).toBe(10)
  expect(kinds[0]).toEqual({ workflow_type: null, credits: 6, count: 1 })
  expect(people).toEqual([
    { user_id: null, name: null, credits: 6, count: 1 },
    { user_id: expect.any(String), name: null, credits: 4, count: 1 },
  ])
})

test('nobody sees the use of another team, a visitor none', async () => {
  await endTask({ at: NOW.toISOString(), credits: 4 })
  expect(await usageOf(await signUp(backend))).toMatchObject({ credits: 0 })
  await expect(backend.call(contract.billing.usage, {})).rejects.toEqual(failure('not_signed_in'))
})
