import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { book, lockBalance } from './book.ts'
import { findHold } from './hold-credits.ts'
import { putBackIntoLots } from './lots.ts'
import { creditHoldLots, ledgerTransactions } from './tables.ts'

type Settlement = 'capture' | 'release'

/**
 * Ends a task's hold, once; the same end again changes nothing.
 * @returns the credits it was about
 */
async function settle(tx: Transaction, taskId: string, kind: Settlement): Promise<number> {
  const hold = await findHold(tx, taskId)
  if (!hold) throw new Error(`Task ${taskId} holds no credits.`)
  await lockBalance(tx, hold.teamId)
  const source = `task:${taskId}:${kind}`
  const isNew = await book(tx, { ...hold, taskId, kind, source })
  if (!isNew) await assertSettledBy(tx, taskId, kind)
  else if (kind === 'release') await putBackIntoLots(tx, taskId)
  else await tx.delete(creditHoldLots).where(eq(creditHoldLots.taskId, taskId))
  return hold.amount
}

async function assertSettledBy(tx: Transaction, taskId: string, kind: Settlement): Promise<void> {
  const [settled] = await tx
    .select({ kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.taskId, taskId),
        inArray(ledgerTransactions.kind, ['capture', 'release']),
      ),
    )
  if (settled?.kind !== kind) throw new Error(`Task ${taskId} was settled by ${settled?.kind}.`)
}

/** Takes a task's held credits for good. */
export const captureHold = (tx: Transaction, taskId: string): Promise<number> =>
  settle(tx, taskId, 'capture')

/** Gives a task's held credits back in full. */
export const releaseHold = (tx: Transaction, taskId: string): Promise<number> =>
  settle(tx, taskId, 'release')
