import { Writable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { ask, type Bucket } from './bucket.ts'
import { md5 } from './put-file.ts'
import { PARTS_MAX } from './settings.ts'

/** Writes an object whose size isn't known in advance. */
export interface ObjectWriter {
  stream: Writable
  /** Call once the stream has finished: from then on the object exists, whole. */
  keep(): Promise<void>
  /** Leaves nothing behind. */
  discard(): Promise<void>
}

/**
 * Uploads an object as a stream, with one part in memory at a time; all parts but the last have the same size, which
 * some services insist on.
 * @throws StorageAway, and from the stream Error if it needs more parts than S3 takes
 */
export async function openObjectWriter(bucket: Bucket, key: string): Promise<ObjectWriter> {
  const { client } = bucket
  const at = bucket.at(key)
  const { UploadId } = await ask(client.send(new CreateMultipartUploadCommand(at)))
  const target = { ...at, UploadId }
  const sent: CompletedPart[] = []
  const send = async (Body: Buffer): Promise<void> => {
    const PartNumber = sent.length + 1
    if (PartNumber > PARTS_MAX) throw new Error('It is larger than one object can be here.')
    const part = { ...target, PartNumber, Body, ContentMD5: md5(Body) }
    const { ETag } = await ask(client.send(new UploadPartCommand(part)))
    sent.push({ PartNumber, ETag })
  }
  return {
    stream: partsStream(bucket.pace.partBytes, send),
    async keep() {
      const MultipartUpload = { Parts: sent }
      await ask(client.send(new CompleteMultipartUploadCommand({ ...target, MultipartUpload })))
    },
    async discard() {
      // If this fails too, the parts stay until a bucket rule drops them.
      await client.send(new AbortMultipartUploadCommand(target)).catch(() => undefined)
    },
  }
}

/** Cuts the stream into equal parts; the last one is the remainder, and there is always at least one. */
function partsStream(partBytes: number, send: (part: Buffer) => Promise<void>): Writable {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let isAnySent = false
  const sendWhole = async (): Promise<void> => {
    const all = Buffer.concat(waiting)
    let from = 0
    for (; all.length - from >= partBytes; from += partBytes) {
      await send(all.subarray(from, from + partBytes))
      isAnySent = true
    }
    waiting = [all.subarray(from)]
    waitingBytes = all.length - from
  }
  const settle = (work: Promise<void>, done: (error?: Error | null) => void): void =>
    void work.then(
      () => done(),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      waiting.push(chunk)
      waitingBytes += chunk.length
      if (waitingBytes < partBytes) done()
      else settle(sendWhole(), done)
    },
    final(done) {
      const isNeeded = waitingBytes > 0 || !isAnySent
      settle(isNeeded ? send(Buffer.concat(waiting)) : Promise.resolve(), done)
    },
  })
}
