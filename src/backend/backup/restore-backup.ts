import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { DatabaseConnection, Transaction } from '../db/database.ts'
import type { Env } from '../env.ts'
import { KeptJob } from '../queue/kept-job.ts'
import type { Storage } from '../storage/storage.ts'
import { withTemporaryFolder } from '../storage/temporary-folder.ts'
import { BrokenBackup, type CheckedArchive, readArchive } from './archive-reader.ts'
import type { BackupPlace } from './backup-place.ts'
import { emptyDatabase, holdsPeople } from './empty-database.ts'
import { readLines } from './json-lines.ts'
import { JOBS, keyOf, SECRET, tableOf } from './manifest.ts'
import { migrateTo } from './migrate-to.ts'
import { loadRows, setCounters } from './rows.ts'

export interface RestoredFacts {
  rows: number
  objects: number
  /** Jobs to enqueue once the queue is open. */
  jobs: KeptJob[]
}

/**
 * Restores a fully verified backup into an empty installation. The database receives all rows last and in one
 * transaction, so an interrupted restore is simply started over.
 *
 * @throws BrokenBackup
 * @throws Error if the installation holds accounts, or the backup is from a later version
 */
export async function restoreBackup(
  { env, connection, storage }: { env: Env; connection: DatabaseConnection; storage: Storage },
  place: BackupPlace,
  { about, manifest }: CheckedArchive,
): Promise<RestoredFacts> {
  if (await holdsPeople(connection.db))
    throw new Error('This installation has accounts. Restore into an empty DATA_DIR and database.')
  await emptyDatabase(connection.db)
  await migrateTo(connection, env.dataDir, about.migratedTo)

  const objects = await restoreFiles({ env, storage }, place)
  const jobs: KeptJob[] = []
  await connection.db.transaction(async (tx) => {
    const rows = await restoreRows(tx, place, jobs)
    for (const [table, count] of Object.entries(manifest.rows)) {
      if (rows.get(table) !== count)
        throw new BrokenBackup(`${table} has ${rows.get(table)} rows, not ${count}.`)
    }
    await setCounters(tx)
  })
  const rows = Object.values(manifest.rows).reduce((total, count) => total + count, 0)
  return { rows, objects, jobs }
}

/** @returns the number of objects put into storage */
function restoreFiles(
  { env, storage }: { env: Env; storage: Storage },
  place: BackupPlace,
): Promise<number> {
  return withTemporaryFolder(env.dataDir, async (folder) => {
    const local = join(folder, 'object')
    let count = 0
    for await (const { name, content } of readArchive(place)) {
      const key = keyOf(name)
      if (name === SECRET && !env.SECRET) {
        await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
        await writeFile(join(env.dataDir, 'secret'), await buffer(content), { mode: 0o600 })
      }
      if (key === null) continue
      await pipeline(content, createWriteStream(local, { mode: 0o600 }))
      await storage.putFile(key, local)
      await rm(local)
      count += 1
    }
    return count
  })
}

async function restoreRows(
  tx: Transaction,
  place: BackupPlace,
  jobs: KeptJob[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const { name, content } of readArchive(place)) {
    const table = tableOf(name)
    if (table !== null) {
      counts.set(table, 0)
      for await (const rows of readLines(content)) {
        await loadRows(tx, table, rows)
        counts.set(table, (counts.get(table) ?? 0) + rows.length)
      }
    } else if (name === JOBS) {
      for await (const lines of readLines(content))
        jobs.push(...lines.map((line) => KeptJob.parse(JSON.parse(line))))
      break
    }
  }
  return counts
}
