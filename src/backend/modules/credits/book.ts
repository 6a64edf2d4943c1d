import { eq, sql } from 'drizzle-orm'
import type { LedgerKind } from '../../../contract/endpoints/credits.ts'
import type { Transaction } from '../../db/database.ts'
import { balanceChange, entriesOf } from './ledger-entries.ts'
import { creditBalances, ledgerEntries, ledgerTransactions } from './tables.ts'

export interface Movement {
  teamId: string
  kind: LedgerKind
  amount: number
  /** Part of a capture that is returned. */
  unused?: number
  /** Idempotency key: each cause is booked once. */
  source: string
  reason: string
  taskId?: string
}

/**
 * Locks a team's balance until the transaction ends, so that decisions based on it are serialized. Every
 * movement takes this lock first.
 */
export async function lockBalance(
  tx: Transaction,
  teamId: string,
): Promise<{ available: number; held: number }> {
  await tx.insert(creditBalances).values({ teamId }).onConflictDoNothing()
  const [balance] = await tx
    .select({ available: creditBalances.available, held: creditBalances.held })
    .from(creditBalances)
    .where(eq(creditBalances.teamId, teamId))
    .for('update')
  if (!balance) throw new Error('The balance of a team disappeared.')
  return balance
}

/** Books a movement on a locked balance; returns false if it was booked before. */
export async function book(tx: Transaction, movement: Movement): Promise<boolean> {
  const { teamId, kind, amount, unused, source, reason, taskId } = movement
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values({ teamId, kind, source, reason, taskId })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id })
  if (!transaction) return false
  const entries = entriesOf(kind, amount, unused)
  await tx
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ ...entry, teamId, transactionId: transaction.id })))
  const change = balanceChange(kind, amount, unused)
  await tx
    .update(creditBalances)
    .set({
      available: sql`${creditBalances.available} + ${change.available}`,
      held: sql`${creditBalances.held} + ${change.held}`,
    })
    .where(eq(creditBalances.teamId, teamId))
  return true
}
