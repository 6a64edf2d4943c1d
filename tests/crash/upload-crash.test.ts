// @module-tag postgres
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DefaultHttpStack, Upload, type UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { waitFor } from '../support/conditions.ts'
import { filesBelow } from '../support/folder-size.ts'
import { makePicture } from '../support/media-files.ts'
import { tusSender } from '../support/tus.ts'
import { type CrashableServer, openCrashableServer } from './crashable-server.ts'

const KILLS = 3
const RECOVERY_MS = 30_000

let server: CrashableServer

beforeAll(async () => {
  server = await openCrashableServer()
  await server.start()
})
afterAll(() => server.remove())

const isSettled = async (uploadId: string) => {
  const { status } = await server.call(contract.uploads.detail, { uploadId })
  return status === 'ready' || status === 'refused'
}

/** The bytes are kept once, and nothing of their way here is left. */
async function expectKept(uploadId: string, picture: Buffer): Promise<void> {
  await waitFor(() => isSettled(uploadId), 'the upload to be settled', { timeoutMs: RECOVERY_MS })
  const view = await server.call(contract.uploads.detail, { uploadId })
  expect(view).toMatchObject({ status: 'ready', size_bytes: picture.length, error: null })
  const answer = await fetch(view.url ?? '')
  const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()))
  expect(hash.digest('hex')).toBe(createHash('sha256').update(picture).digest('hex'))
  const received = () => filesBelow(join(server.dataDir, 'uploads'))
  await waitFor(
    async () => Object.keys(await received()).length === 0,
    'what arrived to be removed',
  )
}

/** Sends in pieces until the server has taken `untilBytes`; returns the address and what was sent. */
function send(bytes: Buffer, untilBytes: number, uploadUrl?: string) {
  const network = new DefaultHttpStack({})
  let sentBytes = 0
  return new Promise<{ url: string; sentBytes: number }>((resolve, reject) => {
    const done = () => resolve({ url: upload.url ?? '', sentBytes })
    const httpStack: UploadOptions['httpStack'] = {
      getName: () => 'counting',
      createRequest(method, url) {
        const request = network.createRequest(method, url)
        const { send } = request
        return Object.assign(request, {
          send(body: Buffer | null) {
            sentBytes += body?.length ?? 0
            return send.call(request, body)
          },
        })
      },
    }
    const upload: Upload = new Upload(bytes, {
      endpoint: server.baseUrl + STREAMS.uploadFiles,
      headers: { authorization: server.token() },
      metadata: { filename: 'large.png', filetype: 'image/png' },
      retryDelays: null,
      storeFingerprintForResuming: false,
      chunkSize: 500_000,
      uploadUrl,
      httpStack,
      onError: reject,
      onSuccess: done,
      onChunkComplete: (_size, accepted) => {
        if (accepted >= untilBytes && accepted < bytes.length) void upload.abort().then(done)
      },
    })
    upload.start()
  })
}

test('an upload survives kills of the server and arrives unchanged', async () => {
  const picture = await makePicture({ width: 1_600, height: 1_200 })
  let url: string | undefined
  let sentBytes = 0
  for (let kill = 1; kill <= KILLS; kill++) {
    const part = await send(picture, (picture.length * kill) / (KILLS + 1), url)
    url = part.url
    sentBytes += part.sentBytes
    await server.kill()
    await server.startLater()
  }
  sentBytes += (await send(picture, Number.POSITIVE_INFINITY, url)).sentBytes
  await expectKept(url?.split('/').at(-1) ?? '', picture)
  // A piece that was on its way may have to be sent again.
  expect(sentBytes).toBeLessThanOrEqual(picture.length + KILLS * 500_000)
}, 180_000)

test.each([
  ['upload.received', 1],
  ['upload.stored_before_settle', 4],
  ['upload.settled', 1],
])(
  'a server that dies at %s (%i times) keeps the upload, once',
  async (point, deaths) => {
    const picture = await makePicture()
    const sender = tusSender(server, server.token())
    const before = Object.keys(await filesBelow(join(server.dataDir, 'storage'))).length
    const created = await sender.create({ fileName: 'a.png', bytes: picture })
    const path = created.headers.get('location') ?? ''
    await server.arm(point)
    await sender.patch(path, 0, picture).catch(() => undefined)
    await server.died()
    for (let death = 1; death < deaths; death++) await server.startAndDie(point)
    await server.startLater()
    await expectKept(path.split('/').at(-1) ?? '', picture)
    const after = Object.keys(await filesBelow(join(server.dataDir, 'storage'))).length
    expect(after - before).toBe(5)
  },
  90_000,
)
