import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireRight } from '../teams/index.ts'
import { ledgerEntries, ledgerTransactions } from './tables.ts'

type Ledger = typeof contract.credits.ledger

/**
 * Every movement of the team's credits, newest first.
 * @throws AppError('not_permitted') for an outer user
 */
export async function ledger(
  { db, actor }: CallContext<'user'>,
  { cursor, limit }: ParsedInputOf<Ledger>,
): Promise<OutputOf<Ledger>> {
  requireRight(actor.teamRole, 'seePayments')
  const toAvailable = sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.account} = 'available'), 0)::int`
  const rows = await db
    .select({
      id: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      amount: toAvailable,
      taskId: ledgerTransactions.taskId,
      reason: ledgerTransactions.reason,
      createdAt: ledgerTransactions.createdAt,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.teamId, actor.teamId),
        cursor ? lt(ledgerTransactions.id, cursor) : undefined,
      ),
    )
    .groupBy(ledgerTransactions.id)
    .orderBy(desc(ledgerTransactions.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return {
    entries: page.map(({ id, kind, amount, taskId, reason, createdAt }) => ({
      id,
      kind,
      amount,
      reason,
      task_id: taskId,
      created_at: createdAt.toISOString(),
    })),
    next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
