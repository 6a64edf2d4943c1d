import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db } from 'pg-boss'
import type { DatabaseConnection } from './database.ts'

const RECONNECT_MS = 1_000
/** Longer than any of our queries takes on a healthy database. */
const QUERY_TIMEOUT_MS = 120_000

/** A dedicated connection that listens, and reconnects after the server was away. */
async function listenOn(url: string, channel: string, onPayload: (payload: string) => void) {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!stopped) timer = setTimeout(() => void connect().catch(() => undefined), RECONNECT_MS)
    })
    await next.connect()
    await next.query(`LISTEN "${channel.replaceAll('"', '')}"`)
    client = next
  }
  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}

/** Connects to PostgreSQL 15 or newer. */
export function openPostgres(url: string): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // An unplugged server doesn't close its connections.
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS - 5_000,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
  })
  // Without listeners, a connection closed by the server would end the process: the pool reports idle connections, and
  // only the client itself reports one cut inside a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const boss: Db = {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const close = await listenOn(url, channel, onNotification)
      onReconnect()
      return { close }
    },
  }
  const db = drizzle(pool)
  return {
    dialect: 'postgres',
    db,
    async migrate(folder) {
      // Migrating a large table may take longer than the query timeout.
      const patient = new pg.Pool({ connectionString: url, max: 1 })
      patient.on('error', () => undefined)
      await migrate(drizzle(patient), folder).finally(() => patient.end())
    },
    pool,
    boss,
    listen: (channel, onPayload) => listenOn(url, channel, onPayload),
    close: () => pool.end(),
  }
}
