// @module-tag postgres
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/database.ts'
import { acceptTask, balanceOf, grant, settleTask } from '../../../../tests/support/ledger-world.ts'
import { insertTask } from '../../../../tests/support/task-row.ts'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import type { Database, DatabaseConnection } from '../../db/database.ts'
import { grantCredits } from './grant-credits.ts'
import { holdCredits } from './hold-credits.ts'
import { captureHold, releaseHold } from './settle-hold.ts'
import { creditLots } from './tables.ts'
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

/** Tries to start a task; returns whether there were enough credits. */
async function spend(
  teamId: string,
  amount: number,
  now = new Date(),
): Promise<'held' | 'insufficient_credits'> {
  try {
    await db.transaction(async (tx) => {
      const taskId = uuidv7()
      await holdCredits(tx, { teamId, taskId, amount, now })
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

test('what a service did not use of a hold comes back to what would end last', async () => {
  const teamId = uuidv7()
  const taskId = uuidv7()
  const soon = new Date(Date.now() + 1_000_000)
  for (const expiresAt of [null, soon]) {
    const granted = { teamId, amount: 3, reason: 'test', source: uuidv7(), expiresAt }
    await db.transaction((tx) => grantCredits(tx, granted))
  }
  const capture = () => db.transaction((tx) => captureHold(tx, taskId, 3))
  await db.transaction(async (tx) => {
    await holdCredits(tx, { teamId, taskId, amount: 5 })
    await insertTask(tx, { id: taskId, teamId, credits: 5, creditsCharged: 3, status: 'SUCCEEDED' })
    expect(await captureHold(tx, taskId, 3)).toBe(3)
  })
  expect(await capture()).toBe(3)
  expect(await balanceOf(db, teamId)).toEqual({ available: 3, held: 0 })
  const lots = await db.select().from(creditLots).where(eq(creditLots.teamId, teamId))
  expect(lots.map(({ expiresAt, remaining }) => [expiresAt === null, remaining])).toEqual(
    expect.arrayContaining([
      [true, 3],
      [false, 0],
    ]),
  )
  expect(await verifyLedger(db)).toEqual([])
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

test('a task that holds credits already holds no other amount, whatever is asked then', async () => {
  const { teamId, taskId } = await acceptTask(db, { credits: 10, price: 4 })
  const hold = await db.transaction((tx) => holdCredits(tx, { teamId, taskId, amount: 9 }))
  expect(hold.amount).toBe(4)
  expect(await balanceOf(db, teamId)).toEqual({ available: 6, held: 4 })
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

describe('credits that end', () => {
  const SOON = new Date('2027-02-01T00:00:00Z')
  const LATER = new Date('2027-03-01T00:00:00Z')
  const BEFORE = new Date(SOON.getTime() - 1)

  /** A team whose credits were granted in the reverse of their spending order. */
  async function mixedTeam(): Promise<string> {
    const teamId = uuidv7()
    await db.transaction(async (tx) => {
      for (const expiresAt of [null, LATER, SOON])
        await grantCredits(tx, { teamId, amount: 5, source: uuidv7(), reason: 'test', expiresAt })
    })
    return teamId
  }

  /** Remaining credits of the lots that expire soon, later and never. */
  async function left(teamId: string) {
    const lots = await db.select().from(creditLots).where(eq(creditLots.teamId, teamId))
    return [SOON, LATER, null].map(
      (end) => lots.find(({ expiresAt }) => expiresAt?.getTime() === end?.getTime())?.remaining,
    )
  }

  test('are spent before those that end later, and these before those that never end', async () => {
    const teamId = await mixedTeam()
    await spend(teamId, 4, BEFORE)
    expect(await left(teamId)).toEqual([1, 5, 5])
    await spend(teamId, 4, BEFORE)
    expect(await left(teamId)).toEqual([0, 2, 5])
    await spend(teamId, 4, BEFORE)
    expect(await left(teamId)).toEqual([0, 0, 3])
  })

  test('are spent in their last moment, and from their end on no more, swept or not', async () => {
    const teamId = await mixedTeam()
    expect(await spend(teamId, 3, BEFORE)).toBe('held')
    const hold = db.transaction((tx) =>
      holdCredits(tx, { teamId, taskId: uuidv7(), amount: 11, now: SOON }),
    )
    await expect(hold).rejects.toEqual(
      new AppError('insufficient_credits', { needed: 11, available: 10, missing: 1 }),
    )
    expect(await spend(teamId, 10, SOON)).toBe('held')
    expect(await left(teamId)).toEqual([0, 0, 0])
    expect(await balanceOf(db, teamId)).toEqual({ available: 0, held: 13 })
  })

  test('leave the credits of other teams alone', async () => {
    const [teamId, otherId] = [await mixedTeam(), await mixedTeam()]
    await spend(teamId, 1, SOON)
    expect(await left(otherId)).toEqual([5, 5, 5])
    expect(await spend(otherId, 15, BEFORE)).toBe('held')
  })

  test('go back, when a task fails, to where each came from', async () => {
    const teamId = await mixedTeam()
    const taskId = uuidv7()
    await db.transaction(async (tx) => {
      await holdCredits(tx, { teamId, taskId, amount: 12, now: BEFORE })
      await insertTask(tx, { id: taskId, teamId, credits: 12 })
    })
    await settle(taskId, 'release')
    expect(await left(teamId)).toEqual([5, 5, 5])
    expect(await verifyLedger(db)).toEqual([])
  })
})

test('of 200 at once who spend the last credit exactly one succeeds', async () => {
  const teamId = uuidv7()
  await grant(db, teamId, 1)
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => spend(teamId, 1)))
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1)
  expect(await balanceOf(db, teamId)).toEqual({ available: 0, held: 1 })
})

test('of 50 at once who settle a task both ways exactly one way comes through', async () => {
  const { teamId, taskId } = await acceptTask(db, { credits: 10, price: 4 })
  await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) => settle(taskId, i % 2 === 0 ? 'capture' : 'release')),
  )
  const { available, held } = await balanceOf(db, teamId)
  expect(held).toBe(0)
  expect([6, 10]).toContain(available)
  expect(await verifyLedger(db)).toEqual([])
})
