import { and, eq, gte, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { ledgerEntries, ledgerTransactions } from './tables.ts'

/**
 * Captured credits of a team since a moment, to be joined with what they paid for. One row per task;
 * `day` is a calendar day in the time zone, `2026-11-21`.
 */
export const capturesOfTeam = (
  executor: Executor,
  { teamId, since, timeZone }: { teamId: string; since: Date; timeZone: string },
) =>
  executor
    .select({
      taskId: ledgerTransactions.taskId,
      day: sql<string>`to_char(${ledgerTransactions.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`.as(
        'day',
      ),
      credits: ledgerEntries.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.teamId, teamId),
        eq(ledgerTransactions.kind, 'capture'),
        eq(ledgerEntries.account, 'spent'),
        gte(ledgerTransactions.createdAt, since),
      ),
    )
    .as('captures')
