import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findFreePort } from '../../../../tests/support/free-port.ts'
import { present } from '../../../../tests/support/present.ts'
import {
  HASTY_S3,
  type Interference,
  refusal,
  refuseAll,
  S3_BUCKET,
  S3_KEYS,
  type S3Server,
  startS3Server,
} from '../../../../tests/support/s3-server.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { type Storage, StorageAway, StorageTrouble } from '../storage.ts'
import { openBackupBucket } from './backup-bucket.ts'
import { openS3Storage } from './open-s3.ts'
import type { S3Settings } from './settings.ts'

const KEY = 'files/a/original'
const LARGE = randomBytes(HASTY_S3.partBytes * 3 + 10)

/** An independent S3 client, which sees what is really stored. */
const witness = new AwsClient({
  accessKeyId: S3_KEYS.id,
  secretAccessKey: S3_KEYS.secret,
  service: 's3',
  region: 'us-east-1',
  retries: 0,
})

let server: S3Server
let storage: Storage
let folder: string
let local: string
beforeAll(async () => {
  server = await startS3Server()
  folder = await temporaryFolder('s3-own')
  local = join(folder, 'local')
  await writeFile(local, LARGE)
  storage = openS3Storage(server.settings, HASTY_S3)
})
afterAll(() => server.stop())
beforeEach(() => void server.seen())
afterEach(() => server.interfere(null))

const addressOf = (key: string) => `${server.settings.endpoint}/${S3_BUCKET}/${key}`
const readBack = async () => await buffer(await storage.read(KEY))
/** Makes the given number of matching requests fail, and lets the others through. */
const failing = (times: number, isOne: Interference): Interference => {
  let left = times
  return (asked, reply) => (left-- > 0 ? isOne(asked, reply) : 'through')
}

test('a large file goes in parts, and another client finds the same bytes with their checksum', async () => {
  await storage.putFile(KEY, local)
  const parts = server.seen().filter((line) => line.startsWith('PUT'))
  expect(parts).toHaveLength(4)
  expect(parts.every((line) => line.includes('uploadId='))).toBe(true)

  const reply = await witness.fetch(addressOf(KEY))
  expect(Buffer.from(await reply.arrayBuffer()).equals(LARGE)).toBe(true)
  expect(reply.headers.get('x-amz-meta-sha256')).toMatch(/^[0-9a-f]{64}$/)
})

test('an address for browsers is signed as another client signs it, over its time and its kind', async () => {
  const settings = { ...server.settings, publicEndpoint: 'https://files.example' }
  const as = { mimeType: 'image/png', disposition: 'attachment; filename="a.png"', seconds: 600 }
  const address = new URL((await openS3Storage(settings, HASTY_S3).directAddress(KEY, as)) ?? '')
  const asked = address.searchParams
  expect(asked.get('X-Amz-Expires')).toBe('600')
  expect(asked.get('response-content-type')).toBe('image/png')

  const signature = asked.get('X-Amz-Signature')
  const datetime = asked.get('X-Amz-Date') ?? ''
  for (const name of ['Algorithm', 'Credential', 'Date', 'Signature', 'SignedHeaders'])
    asked.delete(`X-Amz-${name}`)
  const again = await witness.sign(address, {
    aws: { signQuery: true, datetime, allHeaders: true },
  })
  expect(new URL(again.url).searchParams.get('X-Amz-Signature')).toBe(signature)
  expect(await storage.directAddress(KEY, as)).toBeNull()
})

describe('an object whose size nobody knows before', () => {
  const objectAt = (key: string) => openBackupBucket(server.settings, HASTY_S3).object(key)

  test.each([0, 1, 64, 65, 193])('of %i bytes is there whole once it is kept', async (size) => {
    const bytes = randomBytes(size)
    const object = objectAt(`backups/${size}`)
    const { stream, keep } = await object.create()
    await pipeline(Readable.from(piecesOf(bytes, 10)), stream)
    await expect(object.open()).rejects.toThrow('is not in the bucket')
    await keep()
    expect(await buffer(await object.open())).toEqual(bytes)
    const parts = server.seen().filter((line) => line.includes('partNumber='))
    expect(parts).toHaveLength(Math.max(1, Math.ceil(size / HASTY_S3.partBytes)))
    await expect(object.create()).rejects.toThrow('is in the bucket already')
  })

  test('leaves nothing when a part cannot be sent', async () => {
    const object = objectAt('backups/refused')
    const { stream, discard } = await object.create()
    server.interfere((asked, reply) =>
      asked.query.get('partNumber') === '2'
        ? refuseAll(403, refusal('AccessDenied'))(asked, reply)
        : 'through',
    )
    await expect(pipeline(Readable.from(piecesOf(LARGE, 10)), stream)).rejects.toThrow(
      'AccessDenied',
    )
    await discard()
    expect(server.seen().at(-1)).toMatch(/^DELETE .*uploadId=/)
    await expect(object.open()).rejects.toThrow('is not in the bucket')
  })

  test('in a bucket that is not there is refused with a sentence', async () => {
    const elsewhere = openBackupBucket({ ...server.settings, bucket: 'nowhere-else' }, HASTY_S3)
    await expect(elsewhere.object('a').create()).rejects.toThrow('no bucket "nowhere-else"')
  })
})

function* piecesOf(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('a part that cannot be sent ends the upload: its parts are given up, and no object is there', async () => {
  server.interfere((asked, reply) =>
    asked.query.get('partNumber') === '2'
      ? refuseAll(403, refusal('AccessDenied'))(asked, reply)
      : 'through',
  )
  await expect(storage.putFile('files/b/original', local)).rejects.toThrow('AccessDenied')
  expect(server.seen().at(-1)).toMatch(/^DELETE .*uploadId=/)
  expect(await storage.sizeBytes('files/b/original')).toBeNull()
})

test('a service that is too busy for a while is asked again', async () => {
  server.interfere(failing(1, refuseAll(503, refusal('SlowDown'))))
  await storage.putFile(KEY, local)
  server.interfere(failing(2, refuseAll(500, refusal('InternalError'))))
  expect((await readBack()).equals(LARGE)).toBe(true)
})

test('a connection that is cut in the middle is a pause for whoever reads', async () => {
  await storage.putFile(KEY, local)
  server.interfere(failing(3, () => ({ cutAfterBytes: 50 })))
  expect((await readBack()).equals(LARGE)).toBe(true)
  server.interfere(failing(1, () => ({ cutAfterBytes: 20 })))
  const range = { start: 30, end: 99 }
  expect((await buffer(await storage.read(KEY, range))).equals(LARGE.subarray(30, 100))).toBe(true)
})

test('a service that is silent is given up, and that is no missing object', async () => {
  server.interfere(() => 'done')
  const hurried = openS3Storage(server.settings, {
    ...HASTY_S3,
    silenceMs: 100,
    attempts: 2,
    readAttempts: 2,
  })
  await expect(hurried.read(KEY)).rejects.toBeInstanceOf(StorageAway)
  await expect(hurried.sizeBytes(KEY)).rejects.toBeInstanceOf(StorageAway)
  await expect(hurried.putFile(KEY, local)).rejects.toBeInstanceOf(StorageAway)
})

test('what is not what was stored is not handed out as a file', async () => {
  await storage.putFile(KEY, local)
  const { headers } = await witness.fetch(addressOf(KEY), { method: 'HEAD' })
  await witness.fetch(addressOf(KEY), {
    method: 'PUT',
    body: 'other',
    headers: { 'x-amz-meta-sha256': present(headers.get('x-amz-meta-sha256')) },
  })
  const copy = join(folder, 'copy')
  await expect(storage.copyTo(KEY, copy)).rejects.toThrow('not what was stored')
  await expect(readFile(copy)).rejects.toThrow('ENOENT')
})

test('parts whose process died are given up when they are old, and no younger ones', async () => {
  const part = (id: string, at: string) =>
    `<Upload><Key>${id}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`
  const uploads = part('old', '2026-01-01T00:00:00Z') + part('new', '2026-03-01T00:00:00Z')
  server.interfere(({ method }, reply) => {
    const body = `<ListMultipartUploadsResult>${uploads}</ListMultipartUploadsResult>`
    reply.end(method === 'GET' ? body : undefined)
    return 'done'
  })
  await storage.dropUnfinished(new Date('2026-02-01'))
  const given = server.seen().filter((line) => line.startsWith('DELETE'))
  expect(given).toHaveLength(1)
  expect(given[0]).toContain('uploadId=old')
})

test.each<[string, Partial<S3Settings>, Interference | null, RegExp]>([
  ['a key nobody knows', { keys: { id: 'no', secret: 'S3RVER' } }, null, /S3_ACCESS_KEY_ID/],
  ['a wrong secret', {}, refuseAll(403, refusal('SignatureDoesNotMatch')), /S3_SECRET_ACCESS_KEY/],
  ['no such bucket', { bucket: 'none-here' }, null, /no bucket "none-here".*S3_BUCKET/],
  ['no right', {}, refuseAll(403, refusal('AccessDenied')), /needs s3:ListBucket/],
  [
    'another region',
    {},
    refuseAll(400, refusal('AuthorizationHeaderMalformed', '<Region>eu-west-1</Region>')),
    /region eu-west-1.*S3_REGION/,
  ],
  ['a service that is down', {}, refuseAll(500, refusal('InternalError')), /can’t be reached/],
])('the start says in one sentence what to do about %s', async (_what, wrong, how, sentence) => {
  server.interfere(how)
  const tried = openS3Storage({ ...server.settings, ...wrong }, { ...HASTY_S3, readAttempts: 2 })
  const error = await tried.check().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StorageTrouble)
  expect(String(error)).toMatch(sentence)
})

test('an address where nobody listens is told with its setting', async () => {
  const endpoint = `http://127.0.0.1:${await findFreePort()}`
  const tried = openS3Storage({ ...server.settings, endpoint }, { ...HASTY_S3, readAttempts: 1 })
  await expect(tried.check()).rejects.toThrow(/can’t be reached \(ECONNREFUSED\).*S3_ENDPOINT/)
})
