import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { HoldReason } from '../../../contract/endpoints/credits.ts'
import type { Transaction } from '../../db/database.ts'
import { book, lockBalance } from './book.ts'
import { expireLots } from './expire-lots.ts'
import { takeFromLots } from './lots.ts'
import { ledgerEntries, ledgerTransactions } from './tables.ts'

/** Proof that a task's credits are held; a task cannot be written without one. */
class CreditHold {
  /** Nominal typing: no other value passes for a hold. */
  protected declare readonly proof: true
  readonly taskId: string
  readonly teamId: string
  readonly amount: number

  constructor(taskId: string, teamId: string, amount: number) {
    this.taskId = taskId
    this.teamId = teamId
    this.amount = amount
  }
}

export type { CreditHold }

/**
 * Reserves a task's credits until it is settled, once per task.
 * @throws AppError('insufficient_credits', { needed, available, missing })
 */
export async function holdCredits(
  tx: Transaction,
  {
    teamId,
    taskId,
    amount,
    reason = 'generation',
    now = new Date(),
  }: { teamId: string; taskId: string; amount: number; reason?: HoldReason; now?: Date },
): Promise<CreditHold> {
  const locked = await lockBalance(tx, teamId)
  const available = locked.available - (await expireLots(tx, teamId, now))
  const held = await findHold(tx, taskId)
  if (!held && available < amount) {
    throw new AppError('insufficient_credits', {
      needed: amount,
      available,
      missing: amount - available,
    })
  }
  if (!held) {
    await book(tx, {
      teamId,
      taskId,
      amount,
      kind: 'hold',
      reason,
      source: `task:${taskId}:hold`,
    })
    await takeFromLots(tx, { teamId, taskId, amount })
  }
  return new CreditHold(taskId, teamId, held?.amount ?? amount)
}

/** The hold placed when the task was accepted, settled or not. */
export async function findHold(
  tx: Transaction,
  taskId: string,
): Promise<{ teamId: string; amount: number; reason: string } | undefined> {
  const { teamId, amount } = ledgerEntries
  const [hold] = await tx
    .select({ teamId, amount, reason: ledgerTransactions.reason })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.taskId, taskId),
        eq(ledgerTransactions.kind, 'hold'),
        eq(ledgerEntries.account, 'held'),
      ),
    )
  return hold
}
