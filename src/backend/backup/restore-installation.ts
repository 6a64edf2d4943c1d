import { connectDatabase, migrate } from '../db/open.ts'
import type { Env } from '../env.ts'
import { verifyLedger } from '../modules/credits/index.ts'
import { missingFiles } from '../modules/files/index.ts'
import { openContext } from '../open-context.ts'
import { openStorage } from '../storage/open-storage.ts'
import { verifyArchive } from './archive-reader.ts'
import type { BackupPlace } from './backup-place.ts'
import { restoreBackup } from './restore-backup.ts'

export interface RestoreReport {
  rows: number
  objects: number
  jobs: number
  /** Ledger rules that the restored ledger breaks; the original broke them too. */
  violations: number
  /** Files whose bytes were already gone when the backup was made. */
  missing: number
}

/**
 * Restores a backup into an empty installation, migrates it to this version, and checks that its credits add up and its
 * files exist. The product must not be running.
 *
 * @throws what `restoreBackup` throws
 */
export async function restoreInstallation(
  env: Env,
  place: BackupPlace,
  connect: typeof connectDatabase = connectDatabase,
): Promise<RestoreReport> {
  const checked = await verifyArchive(place)
  const connection = await connect(env)
  const storage = await openStorage(env)
  const { rows, objects, jobs } = await restoreBackup(
    { env, connection, storage },
    place,
    checked,
  ).catch(async (error) => {
    await connection.close()
    throw error
  })
  await migrate(connection)
  const { context, close } = await openContext({ ...env, LOG_LEVEL: 'silent' }, { connection })
  try {
    await context.db.transaction((tx) => context.queue.takeBack(tx, jobs))
    const violations = await verifyLedger(context.db)
    const missing = await missingFiles(context)
    return {
      rows,
      objects,
      jobs: jobs.length,
      violations: violations.length,
      missing: missing.length,
    }
  } finally {
    await close()
  }
}
