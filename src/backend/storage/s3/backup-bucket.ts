import type { Readable } from 'node:stream'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { ask, openBucket } from './bucket.ts'
import { isNoObject, troubleOf } from './failures.ts'
import { openObject } from './read-object.ts'
import { S3_PACE, type S3Pace, type S3Settings } from './settings.ts'
import { type ObjectWriter, openObjectWriter } from './write-object.ts'

/** A backup's final size is unknown: 10,000 parts of this size are 625 GiB. */
const BACKUP_PACE: S3Pace = { ...S3_PACE, partBytes: 64 * 1_024 * 1_024 }

/** One object in the backup bucket. */
interface BackupObject {
  /** @throws Error if it already exists, StorageTrouble if the settings are wrong */
  create(): Promise<ObjectWriter>
  /** @throws Error if it doesn't exist, StorageTrouble if the settings are wrong */
  open(): Promise<Readable>
}

/** The backup bucket. */
export function openBackupBucket(
  settings: S3Settings,
  pace: S3Pace = BACKUP_PACE,
): { object(key: string): BackupObject } {
  const bucket = openBucket(settings, pace)
  const isThere = async (key: string): Promise<boolean> => {
    try {
      await bucket.client.send(new HeadObjectCommand(bucket.at(key)))
      return true
    } catch (error) {
      return isNoObject(error) ? false : await ask(Promise.reject(error))
    }
  }
  const asTrouble = (error: unknown): never => {
    throw troubleOf(error, settings)
  }
  return {
    object: (key) => ({
      async create() {
        if (await isThere(key).catch(asTrouble)) throw new Error(`${key} is in the bucket already.`)
        return openObjectWriter(bucket, key).catch(asTrouble)
      },
      async open() {
        if (!(await isThere(key).catch(asTrouble))) throw new Error(`${key} is not in the bucket.`)
        return (await openObject(bucket, key)).content
      },
    }),
  }
}
