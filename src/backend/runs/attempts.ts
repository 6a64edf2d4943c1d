import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock.ts'
import type { Executor } from '../db/database.ts'

/** A table whose rows are runs: long jobs that outlive the process that works on them. */
export interface RunTable extends PgTable {
  id: PgColumn
  status: PgColumn
  /** Attempts begun; one that the process's own stop cut short does not count. */
  attempts: PgColumn
  failures: PgColumn
  startedAt: PgColumn
}

/** What a row becomes with a new attempt; the first one tells when the run began. */
export const newAttempt = (table: RunTable, clock: Clock) => ({
  status: 'RUNNING' as const,
  attempts: sql`${table.attempts} + 1`,
  startedAt: sql`coalesce(${table.startedAt}, ${clock.now().toISOString()})`,
})

/** Takes back the count of an attempt that the process's own stop cut short. */
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

/** Counts an attempt that failed by itself, and may be followed by another. */
export async function noteFailure(executor: Executor, table: RunTable, id: string): Promise<void> {
  await executor
    .update(table)
    .set({ failures: sql`${table.failures} + 1` })
    .where(eq(table.id, id))
}

/** Condition: this run waits or is worked on. */
export const isUnfinished = (table: RunTable, id: string): SQL | undefined =>
  and(eq(table.id, id), inArray(table.status, ['CREATED', 'RUNNING']))

/** Condition: this run is worked on; one that was cancelled meanwhile is not. */
export const isRunning = (table: RunTable, id: string): SQL | undefined =>
  and(eq(table.id, id), eq(table.status, 'RUNNING'))
