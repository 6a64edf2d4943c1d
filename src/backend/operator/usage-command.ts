import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { listTables } from '../db/list-tables.ts'
import { storageByTeam } from '../modules/files/index.ts'
import { defineCommand } from './command.ts'
import { KEPT_BY_TABLE } from './growth.ts'

const mebibytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MiB`

/** What the installation stores, largest first, and how long it keeps it. */
export const usageCommand = defineCommand({
  name: 'usage',
  input: z.object({ teams: z.number().int().min(0).max(1_000).default(10) }),
  async run(context, { teams }) {
    const tables: { table: string; rows: number; bytes: number }[] = []
    for (const table of await listTables(context.db)) {
      const name = sql.identifier(table)
      const { rows } = await context.db.execute<{ rows: string; bytes: string }>(sql`
        select count(*) as rows, pg_total_relation_size(${table}::regclass) as bytes from ${name}`)
      tables.push({ table, rows: Number(rows[0]?.rows), bytes: Number(rows[0]?.bytes) })
    }
    const stored = { objects: 0, bytes: 0 }
    for await (const { sizeBytes } of context.storage.list()) {
      stored.objects += 1
      stored.bytes += sizeBytes
    }
    return [
      { storage: 'all', objects: stored.objects, size: mebibytes(stored.bytes) },
      ...(await storageByTeam(context.db, teams)).map(({ owner, files, bytes }) => ({
        storage: owner,
        files,
        size: mebibytes(bytes),
      })),
      ...tables
        .sort((one, other) => other.bytes - one.bytes)
        .map(({ table, rows, bytes }) => ({
          table,
          rows,
          size: mebibytes(bytes),
          kept: KEPT_BY_TABLE[table] ?? '-',
        })),
    ]
  },
})
