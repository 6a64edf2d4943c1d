import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { book, lockBalance } from './book.ts'
import { findHold } from './hold-credits.ts'
import { leaveLots, putBackIntoLots } from './lots.ts'
import { ledgerTransactions } from './tables.ts'

type Settlement = 'capture' | 'release'

/**
 * Settles a task's hold once; repeating the same settlement changes nothing. The unused part is returned.
 * @returns the settled credits
 */
async function settle(
  tx: Transaction,
  taskId: string,
  kind: Settlement,
  used = Number.POSITIVE_INFINITY,
): Promise<number> {
  const hold = await findHold(tx, taskId)
  if (!hold) throw new Error(`Task ${taskId} holds no credits.`)
  await lockBalance(tx, hold.teamId)
  const source = `task:${taskId}:${kind}`
  const unused = Math.max(0, hold.amount - used)
  const isNew = await book(tx, { ...hold, taskId, kind, source, unused })
  if (!isNew) await assertSettledBy(tx, taskId, kind)
  else if (kind === 'release') await putBackIntoLots(tx, taskId)
  else await leaveLots(tx, taskId, unused)
  return hold.amount - unused
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

/**
 * Captures a task's held credits, or only as many as were used.
 * @returns the credits captured
 */
export const captureHold = (tx: Transaction, taskId: string, used?: number): Promise<number> =>
  settle(tx, taskId, 'capture', used)

/** Returns all of a task's held credits. */
export const releaseHold = (tx: Transaction, taskId: string): Promise<number> =>
  settle(tx, taskId, 'release')
