import { randomUUID } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import type { Storage, StoredObject } from '../storage.ts'
import { checkedKey } from '../storage-key.ts'
import { ask, type Bucket, openBucket } from './bucket.ts'
import { directAddress, openPublicBucket } from './direct-address.ts'
import { isNoObject, isNotOffered, troubleOf } from './failures.ts'
import { putFile } from './put-file.ts'
import { copyObject, openObject } from './read-object.ts'
import { S3_PACE, type S3Pace, type S3Settings } from './settings.ts'

/** Objects in a bucket of any S3-compatible service. */
export function openS3Storage(settings: S3Settings, pace: S3Pace = S3_PACE): Storage {
  const bucket = openBucket(settings, pace)
  const inFront = openBucket(settings, { ...pace, attempts: pace.readAttempts })
  const atTheirs = openPublicBucket(settings, pace)
  const { client, at } = bucket
  const remove = (key: string) => ask(client.send(new DeleteObjectCommand(at(key))))
  return {
    isShared: true,

    async check() {
      try {
        for await (const _ of objectsIn(inFront)) break
        const trial = `check/${randomUUID()}`
        await ask(client.send(new PutObjectCommand({ ...at(trial), Body: Buffer.from('adloom') })))
        await remove(trial)
      } catch (error) {
        throw troubleOf(error, settings)
      }
    },

    putFile: async (key, path) => putFile(bucket, checkedKey(key), path),
    read: async (key, range) => (await openObject(inFront, checkedKey(key), range)).content,

    directAddress: async (key, as) =>
      atTheirs ? await directAddress(atTheirs, checkedKey(key), as) : null,

    async sizeBytes(key) {
      try {
        const head = new HeadObjectCommand(at(checkedKey(key)))
        return (await inFront.client.send(head)).ContentLength ?? 0
      } catch (error) {
        return isNoObject(error) ? null : await ask(Promise.reject(error))
      }
    },

    copyTo: async (key, path) => copyObject(bucket, checkedKey(key), path),

    async remove(key) {
      await remove(checkedKey(key))
    },

    list: (folder) => objectsIn(bucket, folder && `${checkedKey(folder)}/`),
    dropUnfinished: (before) => dropParts(bucket, before),
  }
}

async function* objectsIn(
  { client, settings, pace }: Bucket,
  folder = '',
): AsyncGenerator<StoredObject> {
  const { bucket: Bucket, prefix } = settings
  const every = { Bucket, Prefix: `${prefix}${folder}`, MaxKeys: pace.keysPerPage }
  let token: string | undefined
  do {
    const page = await ask(
      client.send(new ListObjectsV2Command({ ...every, ContinuationToken: token })),
    )
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (!Key || !LastModified) continue
      yield { key: Key.slice(prefix.length), sizeBytes: Size ?? 0, storedAt: LastModified }
    }
    token = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (token)
}

/** Aborts uploads whose process died: their parts appear in no object listing, but cost as much as objects. */
async function dropParts({ client, settings }: Bucket, before: Date): Promise<void> {
  const { bucket: Bucket, prefix: Prefix } = settings
  const listing = client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }))
  // A service that can't list them cleans up by a bucket rule, if at all.
  const page = await listing.catch((error: unknown) =>
    isNotOffered(error) ? null : ask(Promise.reject(error)),
  )
  for (const { Key, UploadId, Initiated } of page?.Uploads ?? []) {
    if (!Key || !Initiated || Initiated >= before) continue
    await ask(client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })))
  }
}
