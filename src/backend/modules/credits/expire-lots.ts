import { randomUUID } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { book, lockBalance } from './book.ts'
import { creditLots } from './tables.ts'

const isDue = (now: Date) => and(lte(creditLots.expiresAt, now), gt(creditLots.remaining, 0))

/**
 * Expires a team's overdue lots; the balance must be locked.
 * @returns the expired credits
 */
export async function expireLots(tx: Transaction, teamId: string, now: Date): Promise<number> {
  const due = await tx
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.teamId, teamId), isDue(now)))
  let ended = 0
  for (const { id, remaining } of due) {
    // A lot can expire more than once: a later release may return credits to it.
    const source = `lot:${id}:expire:${randomUUID()}`
    await book(tx, { teamId, kind: 'expire', amount: remaining, source, reason: 'period_over' })
    await tx.update(creditLots).set({ remaining: 0 }).where(eq(creditLots.id, id))
    ended += remaining
  }
  return ended
}

/** Expires the overdue lots of every team, one transaction per team. */
export async function expireAllLots(db: Database, now: Date): Promise<void> {
  const teams = await db
    .selectDistinct({ teamId: creditLots.teamId })
    .from(creditLots)
    .where(isDue(now))
  for (const { teamId } of teams) {
    await db.transaction(async (tx) => {
      await lockBalance(tx, teamId)
      await expireLots(tx, teamId, now)
    })
  }
}
