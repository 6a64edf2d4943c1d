import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { isAppError } from '../../contract/app-error.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { listTables } from '../db/list-tables.ts'
import { withTemporaryFolder } from '../storage/temporary-folder.ts'
import { type ArchiveWriter, openArchiveWriter } from './archive-writer.ts'
import type { BackupPlace } from './backup-place.ts'
import { type SpooledLines, spoolLines } from './json-lines.ts'
import {
  ABOUT,
  type About,
  JOBS,
  MANIFEST,
  type Manifest,
  objectEntry,
  SECRET,
  tableEntry,
} from './manifest.ts'
import { dumpRows } from './rows.ts'

export interface BackupFacts {
  rows: number
  objects: number
  bytes: number
}

/**
 * Writes a whole installation into one file while people use it: the database as of one moment, then the files in
 * storage. A file deleted meanwhile is counted and left out; a file added meanwhile is included whole or not at all.
 *
 * @param place where nothing exists yet; the backup appears there whole or not at all
 * @throws Error if something is already there, or if it cannot be written
 */
export async function writeBackup(
  context: Pick<Context, 'db' | 'env' | 'storage' | 'queue' | 'clock' | 'secret'>,
  place: BackupPlace,
): Promise<BackupFacts> {
  const sink = await place.create()
  const archive = openArchiveWriter(sink.stream)
  try {
    const rows = await addDatabase(context, archive)
    if (!context.env.SECRET) await archive.addText(SECRET, context.secret.toString('utf8'))
    const { objects, gone } = await addObjects(context, archive)
    const manifest: Manifest = { rows, gone, entries: [...archive.entries] }
    await archive.addText(MANIFEST, JSON.stringify(manifest))
    await archive.close()
    await sink.keep()
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
    return {
      rows: sum(Object.values(rows)),
      objects,
      bytes: sum(archive.entries.map(({ bytes }) => bytes)),
    }
  } catch (error) {
    archive.abort()
    await sink.discard()
    throw error
  }
}

/** Spools the rows table by table first: the database must not wait for a slow disk or archive. */
function addDatabase(
  context: Pick<Context, 'db' | 'env' | 'queue' | 'clock'>,
  archive: ArchiveWriter,
): Promise<Record<string, number>> {
  return withTemporaryFolder(context.env.dataDir, async (folder) => {
    const { about, tables, jobs } = await context.db.transaction(
      async (tx) => ({
        tables: await spoolTables(tx, folder),
        jobs: await spoolLines(join(folder, 'jobs'), jobLines(tx, context.queue)),
        about: await aboutOf(tx, context.clock.now()),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await archive.addText(ABOUT, JSON.stringify(about))
    for (const [table, { bytes, read }] of tables)
      await archive.add(tableEntry(table), bytes, read())
    await archive.add(JOBS, jobs.bytes, jobs.read())
    return Object.fromEntries(tables.map(([table, { count }]) => [table, count]))
  })
}

async function spoolTables(tx: Transaction, folder: string): Promise<[string, SpooledLines][]> {
  const spooled: [string, SpooledLines][] = []
  for (const table of await listTables(tx))
    spooled.push([table, await spoolLines(join(folder, table), dumpRows(tx, table))])
  return spooled
}

async function* jobLines(tx: Transaction, queue: Context['queue']): AsyncGenerator<string> {
  for (const job of await queue.unfinishedJobs(tx)) yield JSON.stringify(job)
}

async function aboutOf(tx: Transaction, now: Date): Promise<About> {
  const { rows } = await tx.execute<{ last: string }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  )
  return { format: 1, createdAt: now.toISOString(), migratedTo: Number(rows[0]?.last) }
}

async function addObjects(
  { storage }: Pick<Context, 'storage'>,
  archive: ArchiveWriter,
): Promise<{ objects: number; gone: number }> {
  let objects = 0
  let gone = 0
  for await (const { key, sizeBytes } of storage.list()) {
    const content = await storage.read(key).catch(nullWhenGone)
    if (content) await archive.add(objectEntry(key), sizeBytes, content)
    if (content) objects += 1
    else gone += 1
  }
  return { objects, gone }
}

function nullWhenGone(error: unknown): null {
  if (isAppError(error) && error.code === 'not_found') return null
  throw error
}
