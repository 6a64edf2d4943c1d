import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/database.ts'
import { acceptTask, balanceOf, grant, settleTask } from '../../../../tests/support/ledger-world.ts'
import { insertTask } from '../../../../tests/support/task-row.ts'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import type { Database, DatabaseConnection } from '../../db/database.ts'
import { holdCredits } from './hold-credits.ts'
import { captureHold, releaseHold } from './settle-hold.ts'
import { verifyLedger } from './verify-ledger.ts'

let connection: DatabaseConnection
let db: Database

beforeAll(async () => {
  connection = await openTestDatabase()
  db = connection.db
})
afterAll(() => connection.close())

const settle = (taskId: string, how: 'capture' | 'release') =>
  db.transaction((tx) => settleTask(tx, taskId, how))

/** Tries to start a task; tells whether its credits were there. */
async function spend(teamId: string, amount: number): Promise<'held' | 'insufficient_credits'> {
  try {
    await db.transaction(async (tx) => {
      const taskId = uuidv7()
      await holdCredits(tx, { teamId, taskId, amount })
      await insertTask(tx, { id: taskId, teamId, credits: amount })
    })
    return 'held'
  } catch (error) {
    if (isAppError(error) && error.code === 'insufficient_credits') return error.code
    throw error
  }
}

test('[R3.02] a hold moves credits aside, a capture takes them', async () => {
  const { teamId, taskId } = await acceptTask(db, { credits: 10, price: 4 })
  expect(await balanceOf(db, teamId)).toEqual({ available: 6, held: 4 })
  await settle(taskId, 'capture')
  expect(await balanceOf(db, teamId)).toEqual({ available: 6, held: 0 })
})

test('[D4.07] a release gives all of a hold back', async () => {
  const { teamId, taskId } = await acceptTask(db, { credits: 10, price: 4 })
  await settle(taskId, 'release')
  expect(await balanceOf(db, teamId)).toEqual({ available: 10, held: 0 })
})

test('a hold beyond the balance is refused with what is missing', async () => {
  const teamId = uuidv7()
  await grant(db, teamId, 3)
  const hold = db.transaction((tx) => holdCredits(tx, { teamId, taskId: uuidv7(), amount: 5 }))
  await expect(hold).rejects.toEqual(
    new AppError('insufficient_credits', { needed: 5, available: 3, missing: 2 }),
  )
  expect(await balanceOf(db, teamId)).toEqual({ available: 3, held: 0 })
})

test('booking the same thing again changes nothing', async () => {
  const { teamId, taskId } = await acceptTask(db, { credits: 10, price: 4 })
  const source = uuidv7()
  await grant(db, teamId, 5, source)
  await grant(db, teamId, 5, source)
  await db.transaction((tx) => holdCredits(tx, { teamId, taskId, amount: 4 }))
  await settle(taskId, 'capture')
  await settle(taskId, 'capture')
  expect(await balanceOf(db, teamId)).toEqual({ available: 11, held: 0 })
})

test('a hold that ended one way cannot end the other way', async () => {
  const { teamId, taskId } = await acceptTask(db, { credits: 10, price: 4 })
  await settle(taskId, 'capture')
  const release = db.transaction((tx) => releaseHold(tx, taskId))
  await expect(release).rejects.toThrow('was settled by capture')
  expect(await balanceOf(db, teamId)).toEqual({ available: 6, held: 0 })
})

test('nothing can be captured without a hold', async () => {
  const capture = db.transaction((tx) => captureHold(tx, uuidv7()))
  await expect(capture).rejects.toThrow('holds no credits')
})

test('of 200 at once who spend the last credit exactly one succeeds', async () => {
  const teamId = uuidv7()
  await grant(db, teamId, 1)
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => spend(teamId, 1)))
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1)
  expect(await balanceOf(db, teamId)).toEqual({ available: 0, held: 1 })
}, 30_000)

test('of 50 at once who settle a task both ways exactly one way comes through', async () => {
  const { teamId, taskId } = await acceptTask(db, { credits: 10, price: 4 })
  await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) => settle(taskId, i % 2 === 0 ? 'capture' : 'release')),
  )
  const { available, held } = await balanceOf(db, teamId)
  expect(held).toBe(0)
  expect([6, 10]).toContain(available)
  expect(await verifyLedger(db)).toEqual([])
}, 30_000)
