import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { ask, type Bucket } from './bucket.ts'
import { PARTS_MAX, type S3Pace } from './settings.ts'

/** Metadata key of the checksum stored with an object. */
export const SHA256 = 'sha256'

/** The checksum S3 expects with each part. */
export const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64')

/** Uploads a file, in parts if it is large. The service verifies each part's checksum. */
export async function putFile(bucket: Bucket, key: string, path: string): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const Metadata = { [SHA256]: await hashOf(path) }
    if (size > bucket.pace.partBytes) return await putParts(bucket, key, { file, size, Metadata })
    const Body = await readPart(file, { start: 0, size })
    const request = { ...bucket.at(key), Body, Metadata, ContentMD5: md5(Body) }
    await ask(bucket.client.send(new PutObjectCommand(request)))
  } finally {
    await file.close()
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

interface Source {
  file: FileHandle
  size: number
  Metadata: Record<string, string>
}

async function putParts(bucket: Bucket, key: string, source: Source): Promise<void> {
  const { client } = bucket
  const at = bucket.at(key)
  const { Metadata } = source
  const begun = await ask(client.send(new CreateMultipartUploadCommand({ ...at, Metadata })))
  const { UploadId } = begun
  try {
    const Parts = await sendParts(bucket, { ...at, UploadId }, source)
    const whole = { ...at, UploadId, MultipartUpload: { Parts } }
    await ask(client.send(new CompleteMultipartUploadCommand(whole)))
  } catch (error) {
    // Parts cost money until the upload is aborted; if that fails too, the sweep finds them.
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined)
    throw error
  }
}

type Target = ReturnType<Bucket['at']> & { UploadId: string | undefined }

/** Uploads a few parts at once; the first failure aborts all of them. */
async function sendParts({ client, pace }: Bucket, target: Target, { file, size }: Source) {
  const parts = partsOf(size, pace)
  const failed = new AbortController()
  const sent: { PartNumber: number; ETag: string | undefined }[] = []
  const waiting = parts.entries()
  const send = async () => {
    for (const [index, part] of waiting) {
      const Body = await readPart(file, part)
      const PartNumber = index + 1
      const request = { ...target, PartNumber, Body, ContentMD5: md5(Body) }
      const reply = await ask(
        client.send(new UploadPartCommand(request), { abortSignal: failed.signal }),
      )
      sent[index] = { PartNumber, ETag: reply.ETag }
    }
  }
  const senders = Array.from({ length: Math.min(pace.partsAtOnce, parts.length) }, () =>
    send().catch((error: unknown) => failed.abort(error)),
  )
  await Promise.all(senders)
  failed.signal.throwIfAborted()
  return sent
}

interface Part {
  start: number
  size: number
}

function partsOf(sizeBytes: number, { partBytes }: Pick<S3Pace, 'partBytes'>): Part[] {
  const size = Math.max(partBytes, Math.ceil(sizeBytes / PARTS_MAX))
  return Array.from({ length: Math.ceil(sizeBytes / size) }, (_, index) => ({
    start: index * size,
    size: Math.min(size, sizeBytes - index * size),
  }))
}

async function readPart(file: FileHandle, { start, size }: Part): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size)
  let read = 0
  while (read < size) {
    const { bytesRead } = await file.read(bytes, read, size - read, start + read)
    if (bytesRead === 0) throw new Error('A file became shorter while it was stored.')
    read += bytesRead
  }
  return bytes
}
