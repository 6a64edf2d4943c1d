import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, type GetObjectCommandOutput } from '@aws-sdk/client-s3'
import { type ByteRange, StorageAway } from '../storage.ts'
import { ask, type Bucket } from './bucket.ts'
import { SHA256 } from './put-file.ts'

/** How often in a row a connection may drop without delivering a byte. */
const CUTS_MAX = 4

interface OpenObject {
  content: Readable
  /** Null for an object that wasn't stored by us. */
  sha256: string | null
}

/**
 * Opens an object, or a range of it. After a dropped connection, reading resumes at the same position: the reader only
 * sees a pause.
 * @throws AppError('not_found'), StorageAway
 */
export async function openObject(
  bucket: Bucket,
  key: string,
  range?: ByteRange,
): Promise<OpenObject> {
  const stop = new AbortController()
  const first = await get(bucket, key, { range, signal: stop.signal })
  const content = Readable.from(bytesOf(bucket, key, { first, range, signal: stop.signal }), {
    objectMode: false,
  })
  content.once('close', () => stop.abort())
  return { content, sha256: first.Metadata?.[SHA256] ?? null }
}

interface Reading {
  first: GetObjectCommandOutput
  range: ByteRange | undefined
  signal: AbortSignal
}

async function* bytesOf(bucket: Bucket, key: string, { first, range, signal }: Reading) {
  let reply = first
  let position = range?.start ?? 0
  const end = position + (first.ContentLength ?? 0)
  let cuts = 0
  while (true) {
    try {
      for await (const chunk of bodyOf(reply)) {
        const bytes = Buffer.from(chunk)
        position += bytes.length
        cuts = 0
        yield bytes
      }
    } catch (error) {
      if (signal.aborted) throw error
      cuts += 1
      if (cuts > CUTS_MAX) throw new StorageAway('S3 cuts the connection.', { cause: error })
    }
    if (position >= end) return
    // Requires the same ETag: parts of two different objects would make neither.
    const rest = { start: position, end: end - 1 }
    reply = await get(bucket, key, { range: rest, etag: first.ETag, signal })
  }
}

const bodyOf = ({ Body }: GetObjectCommandOutput): Readable =>
  Body instanceof Readable ? Body : Readable.from([])

const get = (
  { client, at }: Bucket,
  key: string,
  {
    range,
    etag,
    signal,
  }: { range?: ByteRange | undefined; etag?: string | undefined; signal: AbortSignal },
): Promise<GetObjectCommandOutput> =>
  ask(
    client.send(
      new GetObjectCommand({
        ...at(key),
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        ...(etag && { IfMatch: etag }),
      }),
      { abortSignal: signal },
    ),
  )

/** Copies an object to a file, and removes the file again if its checksum is wrong. */
export async function copyObject(bucket: Bucket, key: string, path: string): Promise<void> {
  const { content, sha256 } = await openObject(bucket, key)
  const hash = createHash('sha256')
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(content, counting, createWriteStream(path, { mode: 0o600 }))
    if (sha256 && hash.digest('hex') !== sha256) {
      throw new Error(`An object is not what was stored: ${key}`)
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
