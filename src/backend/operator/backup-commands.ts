import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { verifyArchive } from '../backup/archive-reader.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { defineCommand } from './command.ts'

/** The command's own folder is not the product's, so it sends a whole path. */
const Path = z.string().refine(isAbsolute, 'a whole path')

export const backupCommand = defineCommand({
  name: 'backup',
  input: z.object({ to: Path }),
  trace: ({ to }) => ({ action: 'backup_made', subject: to }),
  async run(context, { to }) {
    const { rows, objects, bytes } = await writeBackup(context, to)
    return [{ backup: to, rows, files: objects, bytes }]
  },
})

/** Reads a whole backup; needs neither database nor storage. */
export async function verifyBackup(path: string): Promise<Record<string, unknown>[]> {
  const { about, manifest } = await verifyArchive(path)
  const rows = Object.values(manifest.rows).reduce((total, count) => total + count, 0)
  return [
    { backup: path, made: about.createdAt, rows, entries: manifest.entries.length, sound: 'yes' },
  ]
}
