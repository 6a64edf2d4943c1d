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

/** The migration journal: names of the migrations, and when each was created. */
export const readJournal = async () =>
  Journal.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))

/**
 * Migrates an empty database to the state an older version of the product had, so that the backup's rows fit; later
 * migrations then run over those rows, as they would have on the original installation.
 *
 * @param last when the last migration to run was created, in the journal's milliseconds
 * @throws BrokenBackup if no migration here was created then: the backup is from a later version
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
