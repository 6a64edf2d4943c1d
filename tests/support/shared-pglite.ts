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

/** Databases nobody uses right now. Test files that share a process take over from each other. */
const idle: PGlite[] = []

/**
 * A migrated, empty PGlite in memory. Starting one costs a second of processor time, emptying one a
 * twentieth: the test files of one process hand theirs on.
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
 * A handle of one test file on a database that outlives it. What the file left running fails after
 * its end, as on a database that was closed, instead of reaching the next file's rows.
 */
class Lease {
  readonly handle: PGlite
  #isOver = false

  constructor(client: PGlite) {
    // Methods that whoever holds the lease puts in place of the client's own stay with the lease.
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

/** What the queue knows of itself. */
const QUEUE_TABLES = ['queue', 'version']
/** Queues stay, since every backend declares the same ones; what happened to them is forgotten. */
const FORGET_QUEUES = `
  update jobs.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null, singletons_active = null;
  update jobs.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null;`

/**
 * Takes out what a test file put in, and what it had prepared. Emptying a table takes long even when it is empty, so only those
 * that hold something are; without triggers, in any order.
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

/** Name of the snapshot without its ending: changes with the migrations, so an old one is never used. */
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
 * Puts a migrated database into a folder, for a server that opens it from there. To unpack the snapshot, a
 * PGlite has to start, five seconds of processor time: it is done once, and what came of it is copied.
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
  // Another process may have come first: its folder is the same.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true }))
}

/** A migrated database as a file; the first test of a machine makes the one the others start from. */
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
