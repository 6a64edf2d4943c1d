import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Db } from 'pg-boss'

/** What both drivers return for a query written by hand. */
interface Answer extends PgQueryResultHKT {
  type: Rows<this['row']>
}
interface Rows<Row> {
  rows: Row[]
}

/** The handle verbs query with; the same on PGlite and PostgreSQL. */
export type Database = PgDatabase<Answer>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** A verb that may run on its own or inside its caller's transaction takes this. */
export type Executor = Database | Transaction

/** An open database: the query handle and what queue and event bus need of the driver. */
export interface DatabaseConnection {
  dialect: 'pglite' | 'postgres'
  db: Database
  /** Brings the schema up to date. */
  migrate(folder: { migrationsFolder: string }): Promise<void>
  /** Connection pool of PostgreSQL; null for the embedded database with its one connection. */
  pool: Pool | null
  /** Driver as pg-boss wants it. */
  boss: Db
  /** Calls back for every NOTIFY on the channel; returns how to stop. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
