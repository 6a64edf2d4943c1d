import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import type { Env } from '../env.ts'

/** A backup being written: complete once it's kept, and nonexistent before. */
export interface BackupSink {
  stream: Writable
  keep(): Promise<void>
  discard(): Promise<void>
}

/** Where a backup is: a file on this machine, or an object in the bucket for backups. */
export interface BackupPlace {
  /** As the operator typed it. */
  name: string
  /** @throws Error if something is already there */
  create(): Promise<BackupSink>
  /** May be opened several times. */
  open(): Promise<Readable>
}

const IN_BUCKET = /^s3:(?<key>[\w.-]+(?:\/[\w.-]+)*)$/

/** Whether the name refers to the bucket: `s3:` followed by a key. */
export const isInBucket = (name: string): boolean => IN_BUCKET.test(name)

/** @throws Error with a sentence for the operator if the bucket isn't set */
export async function openBackupPlace(
  name: string,
  { s3Backup }: Pick<Env, 's3Backup'>,
): Promise<BackupPlace> {
  const key = IN_BUCKET.exec(name)?.groups?.key
  if (key === undefined) return fileAt(name)
  if (!s3Backup)
    throw new Error(
      'Set S3_BACKUP_BUCKET, the bucket for backups; .env.example explains it and its neighbors.',
    )
  // Loaded lazily: the client takes half a second and 36 MB.
  const { openBackupBucket } = await import('../storage/s3/backup-bucket.ts')
  return { name, ...openBackupBucket(s3Backup).object(key) }
}

function fileAt(path: string): BackupPlace {
  return {
    name: path,
    async create() {
      // Reserves the name first, so that nobody else's file is ever overwritten.
      await writeFile(path, '', { flag: 'wx', mode: 0o600 })
      const partial = `${path}.part`
      return {
        stream: createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
        keep: () => rename(partial, path),
        async discard() {
          await Promise.all([rm(partial, { force: true }), rm(path, { force: true })])
        },
      }
    },
    open: () => Promise.resolve(createReadStream(path)),
  }
}
