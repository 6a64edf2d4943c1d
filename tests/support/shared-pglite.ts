import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { DatabaseConnection } from '../../src/backend/db/database.ts'
import { migrate } from '../../src/backend/db/open.ts'
import { pgliteConnection } from '../../src/backend/db/pglite.ts'
import { migrationsFolder } from '../../src/backend/paths.ts'

/** Databases not in use. Test files that share a process reuse each other's. */
const idle: PGlite[] = []

/**
 * A migrated, empty PGlite in memory. Starting one costs a second of processor time, emptying one a
 * twentieth of that, so the test files of one process pass it on.
 */
export async function leasePglite(): Promise<DatabaseConnection> {
  const client = idle.pop() ?? (await openSnapshot())
  const lease = new Lease(client)
  return pgliteConnection(lease.handle, async () => {
    await empty(client)
    idle.push(client)
  })
}

/**
 * One test file's handle on a database that outlives it. Anything the file left running fails after
 * its end, as on a closed database, instead of reaching the next file's rows.
 */
class Lease {
  readonly handle: PGlite
  #isOver = false

  constructor(client: PGlite) {
    // Methods that the lease's holder replaces on the client stay with the lease.
    const replaced = new Map<PropertyKey, unknown>([['close', () => this.#end()]])
    this.handle = new Proxy(client, {
      get: (target, key) => {
        if (replaced.has(key)) return replaced.get(key)
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (this.#isOver && key !== 'unlisten') throw new Error('PGlite is closed')
          return value.apply(target, args)
        }
      },
      set: (_, key, value) => Boolean(replaced.set(key, value)),
    })
  }

  #end(): Promise<void> {
    this.#isOver = true
    return Promise.resolve()
  }
}

/** The queue's own tables. */
const QUEUE_TABLES = ['queue', 'version']
/** Queues stay, since every backend declares the same ones; only their state is reset. */
const FORGET_QUEUES = `
  update jobs.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null, singletons_active = null;
  update jobs.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null;`

/**
 * Deletes a test file's rows and prepared statements. Clearing a table is slow even when it's empty, so only
 * tables with rows are cleared; without triggers, in any order.
 */
async function empty(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ schema: string; table: string }>(
    `select schemaname as schema, tablename as table from pg_tables where schemaname in ('public', 'jobs')`,
  )
  const hasQueue = rows.some(({ schema }) => schema === 'jobs')
  const looks = rows
    .filter(({ schema, table }) => schema === 'public' || !QUEUE_TABLES.includes(table))
    .map(({ schema, table }) => `"${schema}"."${table}"`)
    .map((name) => `select '${name}' as name where exists (select from ${name})`)
  const filled = await client.query<{ name: string }>(looks.join(' union all '))
  await client.exec(`
    deallocate all;
    set session_replication_role = replica;
    ${filled.rows.map(({ name }) => `delete from ${name};`).join('')}
    set session_replication_role = default;
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null;
    ${hasQueue ? FORGET_QUEUES : ''}`)
}

/** The snapshot's name without extension; it changes with the migrations, so an old one is never used. */
async function snapshotName(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(migrationsFolder))
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(await readFile(join(migrationsFolder, name)))
  }
  return join(tmpdir(), `adloom-test-${hash.digest('hex').slice(0, 16)}`)
}

/** A migrated PGlite in memory. */
const openSnapshot = async (): Promise<PGlite> => PGlite.create({ loadDataDir: await snapshot() })

/**
 * Puts a migrated database into a folder, for a server that opens it there. Unpacking the snapshot takes a
 * PGlite start, five seconds of processor time, so it's done once and the result is copied.
 */
export async function writeSnapshot(folder: string): Promise<void> {
  const unpacked = `${await snapshotName()}-unpacked`
  if (!existsSync(unpacked)) await unpack(unpacked)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  cpSync(unpacked, folder, { recursive: true })
}

async function unpack(folder: string): Promise<void> {
  const partial = `${folder}.${randomUUID()}`
  await mkdir(partial, { mode: 0o700 })
  const client = await PGlite.create({ dataDir: partial, loadDataDir: await snapshot() })
  await client.close()
  // Another process may have been faster; its folder is the same.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true }))
}

/** A migrated database as a file; a machine's first test makes it, and the others start from it. */
async function snapshot(): Promise<Blob> {
  const path = `${await snapshotName()}.tar`
  if (!existsSync(path)) {
    const client = await PGlite.create()
    await migrate(pgliteConnection(client, async () => undefined))
    const dump = await client.dumpDataDir('none')
    await client.close()
    const partial = `${path}.${randomUUID()}`
    await writeFile(partial, Buffer.from(await dump.arrayBuffer()))
    await rename(partial, path)
  }
  return new Blob([await readFile(path)])
}
