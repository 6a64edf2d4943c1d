// @module-tag postgres
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { BillingWorld, moneyCommands } from '../../../../tests/support/billing-world.ts'
import { triesHere } from '../../../../tests/support/database.ts'
import { balanceOf } from '../../../../tests/support/ledger-world.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { verifyLedger } from '../credits/index.ts'
import { creditLots, ledgerEntries, ledgerTransactions } from '../credits/tables.ts'

/** Different on every run and each database; a failure prints the seed to repeat it. */
const HISTORIES = triesHere(Number(process.env.MONEY_HISTORIES ?? 250))

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ replace: { clock } })
})
afterAll(() => backend.close())

/** Credits granted to a team according to the ledger. */
async function grantedTo(teamId: string): Promise<number> {
  const isGrant = and(
    eq(ledgerTransactions.teamId, teamId),
    eq(ledgerTransactions.kind, 'grant'),
    eq(ledgerEntries.account, 'available'),
  )
  const [sum] = await backend.context.db
    .select({ credits: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(isGrant)
  return sum?.credits ?? 0
}

async function leftInLots(teamId: string): Promise<number> {
  const [sum] = await backend.context.db
    .select({ credits: sql<number>`coalesce(sum(${creditLots.remaining}), 0)::int` })
    .from(creditLots)
    .where(eq(creditLots.teamId, teamId))
  return sum?.credits ?? 0
}

test('[R3.02] [R9.03] no history of purchases, renewals, holds, refunds and time makes or loses a credit', async () => {
  const property = fc.asyncProperty(moneyCommands, async (commands) => {
    const startedAt = clock.now().getTime()
    const world = new BillingWorld(backend.context, clock)
    try {
      for (const command of commands) {
        await world.run(command)
        const { available, held } = await balanceOf(backend.context.db, world.teamId)
        expect(available).toBeGreaterThanOrEqual(0)
        expect(held).toBeGreaterThanOrEqual(0)
      }
    } finally {
      await world.finish()
      clock.advance(startedAt - clock.now().getTime())
    }
    const { available, held } = await balanceOf(backend.context.db, world.teamId)
    expect(held).toBe(0)
    expect(await leftInLots(world.teamId)).toBe(available)
    expect(await grantedTo(world.teamId)).toBe(await world.paidCredits())
  })
  await fc.assert(property, { numRuns: HISTORIES })
  expect(await verifyLedger(backend.context.db)).toEqual([])
}, 600_000)
