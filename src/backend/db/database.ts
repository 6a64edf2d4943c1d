import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Db } from 'pg-boss'

/** What both drivers return for a hand-written query. */
interface Answer extends PgQueryResultHKT {
  type: Rows<this['row']>
}
interface Rows<Row> {
  rows: Row[]
}

/** The handle that verbs query with; the same on PGlite and PostgreSQL. */
export type Database = PgDatabase<Answer>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For verbs that may run on their own or inside their caller's transaction. */
export type Executor = Database | Transaction

/** An open database: the query handle, and what queue and event bus need from the driver. */
export interface DatabaseConnection {
  dialect: 'pglite' | 'postgres'
  db: Database
  /** Brings the schema up to date. */
  migrate(folder: { migrationsFolder: string }): Promise<void>
  /** PostgreSQL's connection pool; null for the embedded database with its single connection. */
  pool: Pool | null
  /** The driver in the form pg-boss expects. */
  boss: Db
  /** Calls back for every NOTIFY on the channel; returns how to stop. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
