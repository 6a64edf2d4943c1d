import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Storage } from '../../src/backend/storage/s3/open-s3.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import type { UploadView } from '../../src/contract/endpoints/uploads.ts'
import { signUp } from '../support/accounts.ts'
import { checkedUpload } from '../support/checked-upload.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import { makePicture } from '../support/media-files.ts'
import { HASTY_S3, type S3Server, startS3Server } from '../support/s3-server.ts'
import { tusSender } from '../support/tus.ts'

let s3: S3Server
let backend: HttpBackend
let picture: Buffer
let view: UploadView

beforeAll(async () => {
  s3 = await startS3Server()
  const settings = { ...s3.settings, publicEndpoint: s3.settings.endpoint }
  const pace = { ...HASTY_S3, partBytes: 4_000_000 }
  backend = await serveTestBackend({ replace: { storage: openS3Storage(settings, pace) } })
  const { token } = await signUp(backend)
  picture = await makePicture()
  const uploadId = await tusSender(backend, token).send({ fileName: 'Früh.png', bytes: picture })
  view = await checkedUpload(backend, uploadId, { token })
})
afterAll(async () => {
  await backend.close()
  await s3.stop()
})

const ask = (address: string | null, init: RequestInit = {}) => {
  const { pathname, search } = new URL(address ?? '')
  return fetch(backend.baseUrl + pathname + search, { redirect: 'manual', ...init })
}
const locationOf = (answer: Response) => answer.headers.get('location') ?? ''

test('a file is read from the bucket itself, whole and in part, as a file of its kind', async () => {
  const answer = await ask(view.url)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
  const whole = await fetch(locationOf(answer))
  expect(whole.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await whole.arrayBuffer()).equals(picture)).toBe(true)
  const part = await fetch(locationOf(answer), { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(picture.subarray(10, 20))).toBe(true)
})

test('a download bears its name there, too', async () => {
  const answer = await ask(
    `http://any${STREAMS.download}?url=${encodeURIComponent(view.url ?? '')}`,
  )
  const saved = await fetch(locationOf(answer))
  expect(saved.headers.get('content-disposition')).toMatch(
    /^attachment; .*filename\*=UTF-8''Fr%C3%BCh.*\.png$/,
  )
})

test('an address that was changed leads nowhere', async () => {
  const forged = new URL(view.url ?? '')
  forged.searchParams.set('exp', '99999999999')
  expect((await ask(forged.href)).status).toBe(404)
})

test('small pictures, and questions about a file, are answered here', async () => {
  const small = await ask(view.thumbnail_url)
  expect(small.status).toBe(200)
  const head = await ask(view.url, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(picture.length))
})
