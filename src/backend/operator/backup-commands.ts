import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { verifyArchive } from '../backup/archive-reader.ts'
import { type BackupPlace, isInBucket, openBackupPlace } from '../backup/backup-place.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { defineCommand } from './command.ts'

/** The command's working directory isn't the product's, so it sends an absolute path, or a name in the bucket. */
const Place = z
  .string()
  .refine((to) => isInBucket(to) || isAbsolute(to), 'must be an absolute path, or s3: and a name')

export const backupCommand = defineCommand({
  name: 'backup',
  input: z.object({ to: Place }),
  trace: ({ to }) => ({ action: 'backup_made', subject: to }),
  async run(context, { to }) {
    const { rows, objects, bytes } = await writeBackup(
      context,
      await openBackupPlace(to, context.env),
    )
    return [{ backup: to, rows, files: objects, bytes }]
  },
})

/** Reads a whole backup; needs neither database nor storage. */
export async function verifyBackup(place: BackupPlace): Promise<Record<string, unknown>[]> {
  const { about, manifest } = await verifyArchive(place)
  const rows = Object.values(manifest.rows).reduce((total, count) => total + count, 0)
  return [
    {
      backup: place.name,
      made: about.createdAt,
      rows,
      entries: manifest.entries.length,
      sound: 'yes',
    },
  ]
}
