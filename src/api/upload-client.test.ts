import { DefaultHttpStack, type HttpResponse } from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../tests/support/accounts'
import { type HttpBackend, serveTestBackend } from '../../tests/support/http-backend'
import { makePicture } from '../../tests/support/media-files'
import { contract } from '../contract/contract'
import { STREAMS } from '../contract/endpoints/media'
import { sendFile, type UploadTransport } from './send-file'
import { startUpload } from './upload-client'

let backend: HttpBackend
let user: SignedUp
let picture: Buffer
/** What the browser would remember across a reload. */
let remembered: Map<string, string>

beforeAll(async () => {
  backend = await serveTestBackend()
  user = await signUp(backend)
  picture = await makePicture({ width: 300, height: 200 })
})
afterAll(() => backend.close())
beforeEach(() => {
  remembered = new Map()
})

const PIECE_BYTES = 20_000
const fileOf = (bytes: Buffer, name = 'shoe.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 1 })

/** Stands in for a browser: reads a file, remembers URLs, and has the session. */
function transport(): UploadTransport {
  return {
    endpoint: backend.baseUrl + STREAMS.uploadFiles,
    headers: { authorization: user.token },
    fingerprint: (file) => Promise.resolve(`${file.name}-${file.size}-${file.lastModified}`),
    chunkSize: PIECE_BYTES,
    fileReader: {
      openFile: (file: File) =>
        Promise.resolve({
          size: file.size,
          slice: async (start, end) => {
            const bytes = Buffer.from(await file.slice(start, end).arrayBuffer())
            return { value: Object.assign(bytes, { size: bytes.length }), done: end >= file.size }
          },
          close: () => undefined,
        }),
    },
    urlStorage: {
      findAllUploads: () => Promise.resolve([]),
      findUploadsByFingerprint: (fingerprint) =>
        Promise.resolve(
          [...remembered]
            .filter(([key]) => key === fingerprint)
            .map(([urlStorageKey, text]) => ({ ...JSON.parse(text), urlStorageKey })),
        ),
      removeUpload: async (key) => void remembered.delete(key),
      addUpload: (fingerprint, upload) => {
        remembered.set(fingerprint, JSON.stringify(upload))
        return Promise.resolve(fingerprint)
      },
    },
  }
}

const readUpload = (uploadId: string) =>
  backend.call(contract.uploads.detail, { uploadId }, { token: user.token })

test('a file arrives, is checked, and its progress is told on the way', async () => {
  const fractions: number[] = []
  const upload = await startUpload(fileOf(picture), {
    transport: transport(),
    readUpload,
    onProgress: (fraction) => fractions.push(fraction),
  })
  expect(upload).toMatchObject({ status: 'ready', file_name: 'shoe.png', width: 300 })
  expect(fractions.at(-1)).toBe(1)
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
  expect(remembered.size).toBe(0)
})

test('a refusal comes with its reason', async () => {
  const refused = startUpload(fileOf(Buffer.from('no picture')), {
    transport: transport(),
    readUpload,
  })
  await expect(refused).rejects.toMatchObject({ code: 'unsupported_media' })
})

test('[R6.01] without signing in, the server’s own refusal is passed on', async () => {
  const refused = startUpload(fileOf(picture), {
    transport: { ...transport(), headers: {} },
    readUpload,
  })
  await expect(refused).rejects.toMatchObject({ code: 'not_signed_in', status: 1005 })
})

/** Sends the first piece and stops there. */
async function sendFirstPiece() {
  const { promise: firstPiece, resolve } = Promise.withResolvers<void>()
  const fractions: number[] = []
  const sending = sendFile(fileOf(picture), {
    transport: transport(),
    onProgress(fraction) {
      fractions.push(fraction)
      if (fraction > 0) resolve()
    },
  })
  await firstPiece
  sending.pause()
  return { sending, fractions }
}

test('a paused file goes on when it is told to', async () => {
  const { sending } = await sendFirstPiece()
  sending.resume()
  const uploadId = await sending.uploadId
  // Everything has arrived; the server's check may take a moment longer.
  await expect.poll(async () => (await readUpload(uploadId)).status).toBe('ready')
})

test('after a reload the same file goes on where it was', async () => {
  await sendFirstPiece()
  const [stored = '{}'] = remembered.values()
  const { uploadUrl } = JSON.parse(stored)
  const fractions: number[] = []
  const upload = await startUpload(fileOf(picture), {
    transport: transport(),
    readUpload,
    onProgress: (fraction) => fractions.push(fraction),
  })
  expect(uploadUrl).toContain(upload.upload_id)
  expect(fractions[0]).toBeGreaterThan(0)
})

test('what was stopped for good is gone from the server and from memory', async () => {
  const { sending } = await sendFirstPiece()
  const [stored = '{}'] = remembered.values()
  await Promise.all([
    expect(sending.uploadId).rejects.toMatchObject({ code: 'user_cancelled' }),
    sending.abort(),
  ])
  expect(remembered.size).toBe(0)
  const uploadId = JSON.parse(stored).uploadUrl.split('/').at(-1)
  await expect(readUpload(uploadId)).rejects.toMatchObject({ code: 'not_found' })
})

test('a signal stops the sending', async () => {
  const stop = new AbortController()
  const stopped = startUpload(fileOf(picture), {
    transport: transport(),
    readUpload,
    signal: stop.signal,
    onProgress: (fraction) => fraction > 0 && stop.abort(),
  })
  await expect(stopped).rejects.toMatchObject({ code: 'user_cancelled' })
})

test('a server that is away for a moment does not make the file start over', async () => {
  await sendFirstPiece()
  const { uploadUrl } = JSON.parse([...remembered.values()][0] ?? '{}')
  const network = new DefaultHttpStack({})
  let heads = 0
  const upload = await startUpload(fileOf(picture), {
    readUpload,
    transport: {
      ...transport(),
      httpStack: {
        getName: () => 'flaky',
        createRequest(method, url) {
          const request = network.createRequest(method, url)
          const isAway = method === 'HEAD' && ++heads === 1
          return isAway ? Object.assign(request, { send: () => Promise.resolve(away) }) : request
        },
      },
    },
  })
  expect(heads).toBeGreaterThan(1)
  expect(uploadUrl).toContain(upload.upload_id)
})

const away: HttpResponse = {
  getStatus: () => 503,
  getHeader: () => undefined,
  getBody: () => '',
  getUnderlyingObject: () => undefined,
}
