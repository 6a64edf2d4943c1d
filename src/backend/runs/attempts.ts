import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock.ts'
import type { Executor } from '../db/database.ts'

/** A table whose rows are runs: long jobs that outlive the process that works on them. */
export interface RunTable extends PgTable {
  id: PgColumn
  status: PgColumn
  /** Attempts started; one that the process's own shutdown interrupted doesn't count. */
  attempts: PgColumn
  failures: PgColumn
  startedAt: PgColumn
}

/** How a new attempt changes the row; the first one records when the run started. */
export const newAttempt = (table: RunTable, clock: Clock) => ({
  status: 'RUNNING' as const,
  attempts: sql`${table.attempts} + 1`,
  startedAt: sql`coalesce(${table.startedAt}, ${clock.now().toISOString()})`,
})

/** Uncounts an attempt that the process's own shutdown interrupted. */
export async function forgetAttempt(
  executor: Executor,
  table: RunTable,
  id: string,
): Promise<void> {
  await executor
    .update(table)
    .set({ attempts: sql`${table.attempts} - 1` })
    .where(eq(table.id, id))
}

/** Counts an attempt that failed by itself and may be followed by another one. */
export async function noteFailure(executor: Executor, table: RunTable, id: string): Promise<void> {
  await executor
    .update(table)
    .set({ failures: sql`${table.failures} + 1` })
    .where(eq(table.id, id))
}

/** Condition: this run is waiting or running. */
export const isUnfinished = (table: RunTable, id: string): SQL | undefined =>
  and(eq(table.id, id), inArray(table.status, ['CREATED', 'RUNNING']))

/** Condition: this run is running, and hasn't been canceled in the meantime. */
export const isRunning = (table: RunTable, id: string): SQL | undefined =>
  and(eq(table.id, id), eq(table.status, 'RUNNING'))
