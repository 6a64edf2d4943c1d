import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { DatabaseConnection } from '../db/database.ts'
import { migrationsFolder } from '../paths.ts'
import { withTemporaryFolder } from '../storage/temporary-folder.ts'
import { BrokenBackup } from './archive-reader.ts'

const Journal = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
})

/** The journal of migrations: their names, and when each was made. */
export const readJournal = async () =>
  Journal.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))

/**
 * Brings an empty database to where an older version of the product had it, so that its rows fit;
 * the migrations since then run afterwards over the rows, as they would have there.
 *
 * @param last when the last migration to run was made, in the journal's milliseconds
 * @throws BrokenBackup when no migration here was made then: the backup is of a later version
 */
export async function migrateTo(
  connection: DatabaseConnection,
  dataDir: string,
  last: number,
): Promise<void> {
  const journal = await readJournal()
  if (!journal.entries.some(({ when }) => when === last))
    throw new BrokenBackup('The backup is of a later version. Install that version, then restore.')
  const entries = journal.entries.filter(({ when }) => when <= last)
  await withTemporaryFolder(dataDir, async (folder) => {
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries)
      await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    await connection.migrate({ migrationsFolder: folder })
  })
}
