import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import * as tus from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireReadyUpload } from '../../src/backend/modules/uploads/index.ts'
import { sweepUploads } from '../../src/backend/modules/uploads/sweep-uploads.ts'
import { uploads } from '../../src/backend/modules/uploads/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { checkedUpload } from '../support/checked-upload.ts'
import { filesBelow } from '../support/folder-size.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import { keysBelow } from '../support/keys-below.ts'
import { makePicture, makeVideo } from '../support/media-files.ts'
import { portOf } from '../support/port-of.ts'
import { createTestClock } from '../support/test-clock.ts'
import { tusSender } from '../support/tus.ts'

const HOUR_MS = 3_600_000
const UNKNOWN = '0190d3a4-0000-7000-8000-00000000dead'
const clock = createTestClock()

let backend: HttpBackend
let user: SignedUp
let other: SignedUp
let pictures: Server
let picturesAt: string
let picture: Buffer
let respondedType = 'image/png'

beforeAll(async () => {
  picture = await makePicture()
  pictures = createServer((request, response) => {
    if (request.url === '/missing.png') return response.writeHead(404).end()
    return response.setHeader('content-type', respondedType).end(picture)
  })
  await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', () => listening()))
  picturesAt = `127.0.0.1:${portOf(pictures)}`
  backend = await serveTestBackend({
    env: { LINK_ALLOWED_HOSTS: picturesAt },
    replace: { clock },
  })
  user = await signUp(backend)
  other = await signUp(backend)
})
afterAll(async () => {
  await new Promise((closed) => pictures.close(closed))
  await backend.close()
})

const detail = (uploadId: string, { token } = user) =>
  backend.call(contract.uploads.detail, { uploadId }, { token })

const checked = (uploadId: string) => checkedUpload(backend, uploadId, { token: user.token })

interface SendOptions extends tus.UploadOptions {
  abortAfterBytes?: number
}

/** Uploads a file with the browsers' client; returns the upload's address. */
function send(bytes: Buffer, { abortAfterBytes, ...options }: SendOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(bytes, {
      endpoint: backend.baseUrl + STREAMS.uploadFiles,
      headers: { authorization: user.token },
      metadata: { filename: 'picture.png', filetype: 'image/png' },
      retryDelays: null,
      storeFingerprintForResuming: false,
      ...options,
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
      onChunkComplete(_size, acceptedBytes) {
        if (abortAfterBytes === undefined || acceptedBytes < abortAfterBytes) return
        void upload.abort().then(() => resolve(upload.url ?? ''))
      },
    })
    upload.start()
  })
}

const idOf = (url: string) => url.split('/').at(-1) ?? ''
const onDisk = (folder: string) => filesBelow(join(backend.context.env.dataDir, folder))
const storedBelow = (folder: string) => keysBelow(backend.context.storage, folder)
/** The received files, wherever the storage puts them. */
const received = async () => [
  ...Object.keys(await onDisk('uploads')),
  ...(await storedBelow('received')),
]

describe('a file sent by a tus client', () => {
  test('[R5.08] is ready, described and seen when the client is done', async () => {
    const view = await detail(idOf(await send(picture)))
    expect(view).toMatchObject({
      status: 'ready',
      kind: 'image',
      mime_type: 'image/png',
      file_name: 'picture.png',
      width: 64,
      height: 48,
      size_bytes: picture.length,
      duration_seconds: null,
      error: null,
    })
    expect(view.thumbnail_url).toMatch(/^http:\/\/localhost\/media\/.+\/thumb\?exp=\d+&sig=/)
    await expect.poll(received).toEqual([])
  })

  test('as a video has a length', async () => {
    const metadata = { filename: 'clip.mp4', filetype: 'video/mp4' }
    const view = await checked(idOf(await send(await makeVideo(), { metadata })))
    expect(view).toMatchObject({ status: 'ready', kind: 'video', mime_type: 'video/mp4' })
    expect(view.duration_seconds).toBeCloseTo(3, 1)
  })

  test('may bring its bytes with its creation', async () => {
    const url = await send(picture, { uploadDataDuringCreation: true })
    expect((await detail(idOf(url))).status).toBe('ready')
  })

  test('goes on where it was interrupted, and arrives unchanged', async () => {
    const large = await makePicture({ width: 900, height: 700 })
    const uploadUrl = await send(large, { chunkSize: 200_000, abortAfterBytes: 400_000 })
    expect((await detail(idOf(uploadUrl))).status).toBe('receiving')
    let sentBytes = 0
    const progress = { onProgress: (sent: number) => (sentBytes ||= sent) }
    expect(await send(large, { uploadUrl, ...progress })).toBe(uploadUrl)
    expect(sentBytes).toBeGreaterThanOrEqual(400_000)
    expect(await checked(idOf(uploadUrl))).toMatchObject({ status: 'ready', width: 900 })
    const stored = await backend.context.storage.read(`files/${idOf(uploadUrl)}/original`)
    const hash = createHash('sha256')
    for await (const chunk of stored) hash.update(chunk)
    expect(hash.digest('hex')).toBe(createHash('sha256').update(large).digest('hex'))
  })

  test('is found complete by a client that missed the last answer', async () => {
    const uploadUrl = await send(picture)
    expect(await send(picture, { uploadUrl })).toBe(uploadUrl)
  })

  test('has a name that is one line and no path', async () => {
    const metadata = { filename: '../../etc/\u202Egnp.\r\nx\0.png', filetype: 'image/png<script>' }
    expect((await detail(idOf(await send(picture, { metadata })))).file_name).toBe('etc gnp.x.png')
  })

  test('can be thrown away by the client while it arrives', async () => {
    const url = await send(picture, { chunkSize: 1_000, abortAfterBytes: 1_000 })
    await tus.Upload.terminate(url, { headers: { authorization: user.token }, retryDelays: null })
    await expect(detail(idOf(url))).rejects.toMatchObject({ code: 'not_found' })
    expect(await received()).toEqual([])
  })
})

describe('the protocol', () => {
  const byHand = (token = user.token) => tusSender(backend, token)
  const begin = async () => {
    const created = await byHand().create({ fileName: 'a.png', bytes: picture })
    expect(created.status).toBe(201)
    expect(created.headers.get('upload-expires')).toBeTruthy()
    return created.headers.get('location') ?? ''
  }

  test('names its version, extensions and limit', async () => {
    const answer = await byHand().request('OPTIONS', STREAMS.uploadFiles, {})
    expect(answer.status).toBe(204)
    expect(answer.headers.get('tus-version')).toBe('1.0.0')
    expect(answer.headers.get('tus-max-size')).toBe('524288000')
    expect(answer.headers.get('tus-extension')?.split(',').sort()).toEqual([
      ...['creation', 'creation-with-upload', 'expiration', 'termination'],
    ])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('returns the offset, and is not cached', async () => {
    const path = await begin()
    await byHand().patch(path, 0, picture.subarray(0, 100))
    const head = await byHand().request('HEAD', path, {})
    expect(head.status).toBe(200)
    expect(head.headers.get('upload-offset')).toBe('100')
    expect(head.headers.get('upload-length')).toBe(String(picture.length))
    expect(head.headers.get('cache-control')).toBe('no-store')
    await byHand().request('DELETE', path, {})
  })

  test('takes bytes only where the file ends', async () => {
    const path = await begin()
    expect((await byHand().patch(path, 5, picture)).status).toBe(409)
    expect((await byHand().patch(path, 0, picture)).status).toBe(204)
    expect((await byHand().patch(path, picture.length, Buffer.from('x'))).status).toBe(409)
  })

  test('is refused without its version, and in another', async () => {
    const path = await begin()
    for (const method of ['HEAD', 'DELETE']) {
      const answer = await byHand().request(method, path, { 'tus-resumable': '0.2.2' })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    expect((await byHand().request('HEAD', path, {})).status).toBe(200)
    await byHand().request('DELETE', path, {})
  })

  test('refuses a length that is left for later', async () => {
    const headers = { 'upload-defer-length': '1' }
    const answer = await byHand().request('POST', STREAMS.uploadFiles, headers)
    expect(answer.status).toBe(422)
  })

  test('lets one of two requests at once through, and keeps the file whole', {
    tags: ['postgres'],
  }, async () => {
    const path = await begin()
    const both = await Promise.all([0, 1].map(() => byHand().patch(path, 0, picture)))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await checked(idOf(path))).status).toBe('ready')
  })

  test('does not know other people’s uploads, nor what is no upload', async () => {
    const path = await begin()
    const stranger = byHand(other.token)
    for (const at of [
      path,
      `${STREAMS.uploadFiles}/${UNKNOWN}`,
      `${STREAMS.uploadFiles}/..%2f..`,
    ]) {
      expect((await stranger.request('HEAD', at, {})).status).toBe(404)
      expect((await stranger.patch(at, 0, picture)).status).toBe(404)
      expect((await stranger.request('DELETE', at, {})).status).toBe(404)
      expect((await stranger.request('GET', at, {})).status).toBe(404)
    }
    expect((await byHand().request('GET', path, {})).status).toBe(404)
    await byHand().request('DELETE', path, {})
  })

  test('[R6.01] is for people who signed in', async () => {
    const answer = await byHand('').create({ fileName: 'a.png', bytes: picture })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ status: 1005 })
  })

  test('[R5.10] holds at most thirty unfinished files of a person, also when asked at once', {
    tags: ['postgres'],
  }, async () => {
    const many = byHand((await signUp(backend)).token)
    const answers = await Promise.all(
      Array.from({ length: 34 }, () => many.create({ fileName: 'a.png', bytes: picture })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(4)
    expect(await refused[0]?.json()).toMatchObject({ data: { code: 'upload_quota_reached' } })
    const [first] = answers.filter(({ status }) => status === 201)
    await many.request('DELETE', first?.headers.get('location') ?? '', {})
    expect((await many.create({ fileName: 'a.png', bytes: picture })).status).toBe(201)
  })
})

describe('the latest uploads', () => {
  const latest = (whose: SignedUp) =>
    backend.call(contract.uploads.recent, { kind: 'image' }, { token: whose.token })

  test('are one’s own pictures, newest first, the same bytes once', async () => {
    const owner = await signUp(backend)
    const headers = { authorization: owner.token }
    const second = await makePicture({ width: 65 })
    for (const bytes of [picture, second, picture]) {
      await checkedUpload(backend, idOf(await send(bytes, { headers })), owner)
    }
    const metadata = { filename: 'clip.mp4', filetype: 'video/mp4' }
    const clip = await send(await makeVideo(), { headers, metadata })
    await checkedUpload(backend, idOf(clip), owner)
    const { uploads } = await latest(owner)
    expect(uploads.map(({ size_bytes }) => size_bytes)).toEqual([picture.length, second.length])
    expect(await latest(await signUp(backend))).toEqual({ uploads: [] })
  })
})

describe('an upload', () => {
  test('of someone else does not exist', async () => {
    const uploadId = idOf(await send(picture))
    const asOther = { token: other.token }
    const missing = { code: 'not_found' }
    await expect(detail(uploadId, other)).rejects.toMatchObject(missing)
    await expect(
      backend.call(contract.uploads.remove, { uploadId }, asOther),
    ).rejects.toMatchObject(missing)
    const taken = backend.context.db.transaction((tx) =>
      requireReadyUpload(tx, { uploadId, owner: { userId: other.userId } }),
    )
    await expect(taken).rejects.toMatchObject({ code: 'upload_missing' })
  })

  test('is deleted with its bytes', async () => {
    const uploadId = idOf(await send(picture))
    expect(await storedBelow(`files/${uploadId}`)).toHaveLength(5)
    await backend.call(contract.uploads.remove, { uploadId }, { token: user.token })
    expect(await storedBelow(`files/${uploadId}`)).toEqual([])
    await expect(detail(uploadId)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('keeps its bytes when a task took it in', async () => {
    const uploadId = idOf(await send(picture))
    await backend.context.db.transaction((tx) =>
      requireReadyUpload(tx, { uploadId, owner: { userId: user.userId } }),
    )
    await backend.call(contract.uploads.remove, { uploadId }, { token: user.token })
    expect(await storedBelow(`files/${uploadId}`)).toHaveLength(5)
  })

  test('that is still arriving cannot be used', async () => {
    const uploadId = idOf(await send(picture, { chunkSize: 1_000, abortAfterBytes: 1_000 }))
    const taken = backend.context.db.transaction((tx) =>
      requireReadyUpload(tx, { uploadId, owner: { userId: user.userId } }),
    )
    await expect(taken).rejects.toMatchObject({ code: 'upload_unfinished' })
    await backend.call(contract.uploads.remove, { uploadId }, { token: user.token })
  })

  test('that was refused says why when it is used', async () => {
    const uploadId = idOf(await send(Buffer.from('no picture')))
    const taken = backend.context.db.transaction((tx) =>
      requireReadyUpload(tx, { uploadId, owner: { userId: user.userId } }),
    )
    await expect(taken).rejects.toMatchObject({ code: 'unsupported_media' })
  })
})

describe('a link', () => {
  const fromLink = (path: string) =>
    backend.call(
      contract.uploads.fromLink,
      { url: path.includes('://') ? path : `http://${picturesAt}${path}` },
      { token: user.token },
    )

  test('[R3.16] brings its picture into the uploads', async () => {
    const view = await fromLink('/two%20shoes.png')
    expect(view).toMatchObject({ status: 'ready', kind: 'image', file_name: 'two shoes.png' })
    expect(await detail(view.upload_id)).toEqual(view)
  })

  test('[R5.06] that does not end like a picture or video is told to be none', async () => {
    const link = { url: `http://${picturesAt}/picture` }
    const response = await backend.send(contract.uploads.fromLink, link, { token: user.token })
    expect(await response.json()).toMatchObject({
      desc: 'Please enter a valid image URL',
      data: { code: 'link_invalid' },
    })
  })

  test.each([
    ['to this machine', 'http://127.0.0.1/a.png', 'link_refused'],
    ['to a cloud’s control', 'http://169.254.169.254/latest/a.png', 'link_refused'],
    ['that is missing', '/missing.png', 'link_unreachable'],
    ['to a video that is a picture', '/clip.mp4', 'unsupported_media'],
  ])('%s is refused and stores nothing', async (_name, url, code) => {
    const before = await onDisk('')
    await expect(fromLink(url)).rejects.toMatchObject({ code })
    const stored = Object.keys(await onDisk('')).filter((path) => /storage|uploads|tmp/.test(path))
    expect(Object.keys(before)).toEqual(expect.arrayContaining(stored))
  })

  test('is judged by its content, whatever its server says it is', async () => {
    respondedType = 'text/html'
    expect((await fromLink('/a.jpg')).mime_type).toBe('image/png')
  })
})

test('an operator who now keeps uploads for longer keeps those that are there already', async () => {
  const ready = idOf(await send(picture))
  await expect(checked(ready)).resolves.toMatchObject({ status: 'ready' })
  clock.advance(25 * HOUR_MS)
  const env = { ...backend.context.env, UPLOAD_RETENTION_HOURS: 48 }
  await sweepUploads({ ...backend.context, env })
  await expect(detail(ready)).resolves.toMatchObject({ status: 'ready' })
})

test('what nobody came back for is swept away, what a task took in is kept', async () => {
  const used = idOf(await send(picture))
  const unused = idOf(await send(picture))
  const refused = idOf(await send(Buffer.from('no picture')))
  const started = idOf(await send(picture, { chunkSize: 1_000, abortAfterBytes: 1_000 }))
  await backend.context.db.transaction((tx) =>
    requireReadyUpload(tx, { uploadId: used, owner: { userId: user.userId } }),
  )
  await sweepUploads(backend.context)
  for (const id of [used, unused, refused, started]) await detail(id)
  clock.advance(25 * HOUR_MS)
  await sweepUploads(backend.context)
  expect((await detail(used)).status).toBe('ready')
  for (const id of [unused, refused, started]) {
    await expect(detail(id)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect((await storedBelow('files')).join()).toContain(used)
  expect((await storedBelow('files')).join()).not.toContain(unused)
  expect(await received()).toEqual([])
})

test('a file whose every check ended with the process is not blamed for it', async () => {
  const id = idOf(await send(picture, { chunkSize: 1_000, abortAfterBytes: 1_000 }))
  const { db } = backend.context
  await db.update(uploads).set({ status: 'checking' }).where(eq(uploads.id, id))
  await sweepUploads(backend.context)
  expect(await detail(id)).toMatchObject({ status: 'refused', error: { code: 'internal' } })
})
