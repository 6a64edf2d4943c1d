import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteFile } from '../../src/backend/modules/files/index.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import type { UploadView } from '../../src/contract/endpoints/uploads.ts'
import { signUp } from '../support/accounts.ts'
import { checkedUpload } from '../support/checked-upload.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import { makePicture, makeVideo } from '../support/media-files.ts'
import { createTestClock } from '../support/test-clock.ts'
import { tusSender } from '../support/tus.ts'

const HOUR_MS = 3_600_000
const clock = createTestClock()
let backend: HttpBackend
let picture: Buffer
let view: UploadView
let video: UploadView

beforeAll(async () => {
  backend = await serveTestBackend({ replace: { clock } })
  const { token } = await signUp(backend)
  const sender = tusSender(backend, token)
  const send = async (fileName: string, bytes: Buffer) => {
    const uploadId = await sender.send({ fileName, bytes })
    return checkedUpload(backend, uploadId, { token })
  }
  picture = await makePicture({ width: 1_200, height: 800, format: 'jpeg' })
  view = await send('Früh "am" Morgen.jpg', picture)
  video = await send('clip.mp4', await makeVideo())
})
afterAll(() => backend.close())

/** Signed addresses have the caller's origin; here everything is served on one port. */
function get(address: string | null, headers: Record<string, string> = {}, method = 'GET') {
  const { pathname, search } = new URL(address ?? '')
  return fetch(backend.baseUrl + pathname + search, { method, headers, redirect: 'manual' })
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const download = (url: string) =>
  get(`http://localhost${STREAMS.download}?url=${encodeURIComponent(url)}`)

describe('a stored file', () => {
  test('is answered whole, with headers that keep it a file', async () => {
    const answer = await get(view.url)
    expect(answer.status).toBe(200)
    expect((await bytesOf(answer)).equals(picture)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    })
    expect(answer.headers.get('content-disposition')).toBeNull()
  })

  test('has the type of its content, not of its name or of what was said', async () => {
    expect((await get(video.url)).headers.get('content-type')).toBe('video/mp4')
  })

  test('is described to HEAD without a body', async () => {
    const answer = await get(view.url, {}, 'HEAD')
    expect(answer.headers.get('content-length')).toBe(String(picture.length))
    expect(await bytesOf(answer)).toHaveLength(0)
  })

  test('is not sent again to who has it', async () => {
    const etag = (await get(view.url, {}, 'HEAD')).headers.get('etag') ?? ''
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      expect((await get(view.url, { 'if-none-match': known })).status).toBe(304)
    }
    expect((await get(view.url, { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('a part of a file', () => {
  const size = () => picture.length
  test.each([
    ['bytes=0-0', () => [0, 0]],
    ['bytes=0-999', () => [0, 999]],
    ['bytes=1000-', () => [1_000, size() - 1]],
    ['bytes=-500', () => [size() - 500, size() - 1]],
    ['bytes=-99999999', () => [0, size() - 1]],
    ['bytes=0-99999999', () => [0, size() - 1]],
  ] as const)('%s is answered as 206', async (range, expected) => {
    const [start = 0, end = 0] = expected()
    const answer = await get(view.url, { range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size()}`)
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1))
    expect((await bytesOf(answer)).equals(picture.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=99999999-', 'bytes=-0'])('%s does not exist', async (range) => {
    const answer = await get(view.url, { range })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe(`bytes */${size()}`)
  })

  test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=x'])(
    '%s is answered with the whole',
    async (range) => expect((await get(view.url, { range })).status).toBe(200),
  )

  test('of another version is answered with the whole of this one', async () => {
    const etag = (await get(view.url, {}, 'HEAD')).headers.get('etag') ?? ''
    const range = 'bytes=0-9'
    expect((await get(view.url, { range, 'if-range': etag })).status).toBe(206)
    expect((await get(view.url, { range, 'if-range': '"old"' })).status).toBe(200)
  })

  test('can be left unread: the next request is answered all the same', async () => {
    for (let times = 0; times < 20; times++) {
      const answer = await get(view.url, { range: 'bytes=0-' })
      await answer.body?.cancel()
    }
    expect((await get(view.url)).status).toBe(200)
  })
})

describe('small pictures', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/webp', 'webp'],
  ])('for "%s" are %s', async (accept, type, format) => {
    const answer = await get(view.thumbnail_url, { accept })
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('vary')).toMatch(/accept/i)
    const facts = await sharp(await bytesOf(answer)).metadata()
    expect(facts).toMatchObject({ format, width: 480, height: 320 })
  })

  test('of a video show a frame of it', async () => {
    const facts = await sharp(await bytesOf(await get(video.thumbnail_url))).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 64, height: 48 })
  })
})

describe('an address', () => {
  test.each([
    ['a changed signature', (url: string) => url.replace(/sig=.{4}/, 'sig=AAAA')],
    ['no signature', (url: string) => url.replace(/&sig=.*/, '')],
    ['a longer life', (url: string) => url.replace(/exp=\d+/, 'exp=9999999999')],
    ['the small picture’s name', (url: string) => url.replace('/original', '/thumb')],
    ['another file’s id', (url: string) => url.replace(view.upload_id, video.upload_id)],
    ['no file', (url: string) => url.replace(view.upload_id, 'x')],
  ])('with %s opens nothing', async (_name, change) => {
    const answer = await get(change(view.url ?? ''))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ data: { code: 'not_found' } })
  })

  test('works without signing in, and then no more', async () => {
    clock.advance(23 * HOUR_MS)
    expect((await get(view.url)).status).toBe(200)
    clock.advance(8 * HOUR_MS)
    const answer = await get(view.url)
    expect(answer.status).toBe(410)
    expect(await answer.json()).toMatchObject({ data: { code: 'address_expired' } })
    clock.advance(-31 * HOUR_MS)
  })
})

describe('a download', () => {
  test('[R7.18] is the file under a name people can read', async () => {
    const answer = await download(view.url ?? '')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Fru_h am Morgen \d{8}-\d{4}\.jpg"; filename\*=UTF-8''Fr%C3%BCh%20am%20Morgen%20\d{8}-\d{4}\.jpg$/,
    )
    expect((await bytesOf(answer)).equals(picture)).toBe(true)
  })

  test('[R7.18] takes an address without its origin too', async () => {
    const { pathname, search } = new URL(view.url ?? '')
    expect((await download(pathname + search)).status).toBe(200)
  })

  test.each([
    ['somewhere else', () => 'https://example.com/media/a/original?exp=1&sig=a'],
    ['somewhere inside', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a file of the machine', () => 'file:///etc/passwd'],
    ['our file under another origin', () => view.url?.replace('localhost', 'example.com') ?? ''],
    ['another page of ours', () => '/backend/auth/user/info'],
    ['a changed signature', () => view.url?.replace(/sig=.{4}/, 'sig=AAAA') ?? ''],
    ['a small picture', () => view.thumbnail_url ?? ''],
    ['nothing', () => ''],
  ])('[R7.18] of %s is refused', async (_name, url) => {
    const answer = await download(url())
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ data: { code: 'link_refused' } })
  })
})

test('a deleted file is gone under every address', async () => {
  await deleteFile(backend.context, video.upload_id)
  for (const url of [video.url, video.thumbnail_url]) expect((await get(url)).status).toBe(404)
})
