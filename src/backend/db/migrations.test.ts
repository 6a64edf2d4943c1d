import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { migrationsFolder } from '../paths.ts'
import type { DatabaseConnection } from './database.ts'
import { migrate } from './open.ts'
import { pgliteConnection } from './pglite.ts'

interface Journal {
  entries: { tag: string; when: number }[]
}

const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'))

const { entries } = await readJournal(migrationsFolder)

describe('a migration', () => {
  test.each(entries)('$tag says what it does, beginning with a verb', ({ tag }) => {
    expect(tag).toMatch(
      /^\d{4}_(?:add|allow|change|create|drop|fill|move|rename|split)_[a-z0-9_]+$/,
    )
  })

  test('is younger than the one before, or whoever has that one would never run it', () => {
    const times = entries.map(({ when }) => when)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  })
})

test('an installation that ran the migrations under other names does not run them again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-migrations-'))
  await giveOtherNames(folder)
  const connection = pgliteConnection(await PGlite.create(), async () => undefined)
  await connection.migrate({ migrationsFolder: folder })
  const ranBefore = await ranIn(connection)
  expect(ranBefore).toHaveLength(entries.length)

  await migrate(connection)
  expect(await ranIn(connection)).toEqual(ranBefore)
  await connection.close()
  await rm(folder, { recursive: true })
})

/** The same migrations as whoever made them without a name has them. */
async function giveOtherNames(folder: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = await readJournal(folder)
  for (const entry of journal.entries) {
    const other = `${entry.tag.slice(0, 5)}odd_photon`
    await rename(join(folder, `${entry.tag}.sql`), join(folder, `${other}.sql`))
    entry.tag = other
  }
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
}

const ranIn = async ({ db }: DatabaseConnection) =>
  (await db.execute(sql`select * from drizzle.__drizzle_migrations order by id`)).rows
