import type { SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../db/database.ts'
import type { RunTable } from './attempts.ts'

export interface Ending<Table extends RunTable> {
  table: Table
  /** The run, in a state in which it may be ended: if canceling and ending coincide, the first one wins. */
  where: SQL | undefined
  /** What its row says from then on. */
  end: PgUpdateSetSource<Table>
  /** What else happens in the same transaction: results, credits, notifications. */
  settle: (tx: Transaction) => Promise<void>
}

/**
 * Ends a run exactly once, with everything that comes with it, or does nothing.
 * @returns whether there was a run to end
 */
export const endOnce = <Table extends RunTable>(
  db: Database,
  { table, where, end, settle }: Ending<Table>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ended = await tx.update(table).set(end).where(where).returning({ id: table.id })
    if (ended.length > 0) await settle(tx)
    return ended.length > 0
  })
