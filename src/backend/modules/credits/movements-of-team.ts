import { and, asc, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { ledgerEntries, ledgerTransactions } from './tables.ts'

/** Entries of a team's ledger by id, page by page. */
export const movementsOfTeam = (
  executor: Executor,
  { teamId, after, limit }: { teamId: string; after: string | null; limit: number },
) =>
  executor
    .select({
      id: ledgerEntries.id,
      transactionId: ledgerEntries.transactionId,
      teamId: ledgerEntries.teamId,
      kind: ledgerTransactions.kind,
      reason: ledgerTransactions.reason,
      taskId: ledgerTransactions.taskId,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      createdAt: ledgerTransactions.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.teamId, teamId), after ? gt(ledgerEntries.id, after) : undefined))
    .orderBy(asc(ledgerEntries.id))
    .limit(limit)
