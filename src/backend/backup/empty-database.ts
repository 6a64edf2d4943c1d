import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { migrationsFolder } from '../paths.ts'
import { readJournal } from './migrate-to.ts'

/** Whether the database holds accounts or files; if so, it must not be overwritten. */
export async function holdsPeople(db: Database): Promise<boolean> {
  for (const table of ['users', 'files']) {
    const { rows } = await db.execute<{ there: boolean }>(
      sql`select to_regclass(${`public.${table}`}) is not null as there`,
    )
    if (!rows[0]?.there) continue
    const found = await db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`)
    if (found.rows.length > 0) return true
  }
  return false
}

const Snapshot = z.object({ tables: z.record(z.string(), z.object({ name: z.string() })) })

/**
 * Drops the tables created by the first start, so that the backup version's tables take their place. Everything else in
 * the database stays.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  const { entries } = await readJournal()
  const last = String(entries.length - 1).padStart(4, '0')
  const file = join(migrationsFolder, `meta/${last}_snapshot.json`)
  const { tables } = Snapshot.parse(JSON.parse(await readFile(file, 'utf8')))
  await db.transaction(async (tx) => {
    for (const { name } of Object.values(tables))
      await tx.execute(sql`drop table if exists ${sql.identifier(name)} cascade`)
    await tx.execute(sql`drop schema if exists drizzle cascade`)
    await tx.execute(sql`drop schema if exists jobs cascade`)
  })
}
