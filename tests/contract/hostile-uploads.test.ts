import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../src/contract/limits.ts'
import { signUp } from '../support/accounts.ts'
import { checkedUpload } from '../support/checked-upload.ts'
import { filesBelow } from '../support/folder-size.ts'
import { type HostileFile, hostileFiles } from '../support/hostile-media.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import { makePicture, makeVideo } from '../support/media-files.ts'
import { portOf } from '../support/port-of.ts'
import { tusSender } from '../support/tus.ts'

let backend: HttpBackend
let token: string
let sender: ReturnType<typeof tusSender>
let canary: Server
let canaryHits = 0
let hostile: HostileFile[]

beforeAll(async () => {
  backend = await serveTestBackend()
  token = (await signUp(backend)).token
  sender = tusSender(backend, token)
  canary = createServer((_request, response) => {
    canaryHits++
    response.end()
  })
  await new Promise<void>((listening) => canary.listen(0, '127.0.0.1', () => listening()))
  const port = portOf(canary)
  const other = await signUp(backend)
  const mine = { fileName: 'mine.mp4', bytes: await makeVideo() }
  const victim = await tusSender(backend, other.token).send(mine)
  // Before that, the file may still be moved from where it was received.
  await checkedUpload(backend, victim, other)
  hostile = await hostileFiles({
    path: join(backend.context.env.dataDir, `storage/files/${victim}/original`),
    url: `http://127.0.0.1:${port}/secret.ts`,
  })
})
afterAll(async () => {
  await new Promise((closed) => canary.close(closed))
  await backend.close()
})

/** Everything an upload could leave on disk. */
async function stored() {
  const { dataDir } = backend.context.env
  const folders = ['storage', 'uploads', 'tmp'].map((name) => filesBelow(join(dataDir, name)))
  return Object.assign({}, ...(await Promise.all(folders)))
}

test('every hostile file is refused for its reason, and leaves nothing behind', async () => {
  const before = await stored()
  const answers: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const { what, code, ...file } of hostile) {
    const uploadId = await sender.send(file)
    const view = await checkedUpload(backend, uploadId, { token })
    answers[what] = { status: view.status, code: view.error?.code, url: view.url }
    expected[what] = { status: 'refused', code, url: null }
  }
  expect(answers).toEqual(expected)
  // The last bytes are removed right after the reply.
  await expect.poll(stored).toEqual(before)
  expect(canaryHits).toBe(0)
}, 120_000)

describe('what is declared too large is refused before a byte is written', () => {
  const bytes = Buffer.alloc(0)
  test.each([
    ['500 MB and one byte', { fileName: 'a.mp4', declaredBytes: UPLOAD_MAX_BYTES + 1 }],
    ['a picture of 50 MB and one byte', { fileName: 'a.png', declaredBytes: IMAGE_MAX_BYTES + 1 }],
    [
      'a picture by its type alone',
      { fileName: 'a', fileType: 'image/png', declaredBytes: IMAGE_MAX_BYTES + 1 },
    ],
  ])('%s', async (_name, file) => {
    const before = await stored()
    const answer = await sender.create({ bytes, ...file })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ data: { code: 'media_too_large' } })
    expect(await stored()).toEqual(before)
  })
})

describe('bytes beyond what was declared', () => {
  test('in one request are refused, and the upload goes on where it was', async () => {
    const picture = await makePicture()
    const created = await sender.create({ fileName: 'a.png', bytes: picture })
    const path = created.headers.get('location') ?? ''
    const long = Buffer.concat([picture, Buffer.from('more')])
    const answer = await sender.patch(path, 0, long)
    expect(answer.status).toBe(413)
    expect((await sender.patch(path, 0, picture)).status).toBe(204)
  })

  test('in an endless stream end the request at the declared size', async () => {
    const declaredBytes = 200_000
    const file = { fileName: 'a.mp4', bytes: Buffer.alloc(0), declaredBytes }
    const path = (await sender.create(file)).headers.get('location') ?? ''
    let sentBytes = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const request: RequestInit & { duplex: 'half' } = {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: token,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: endless,
      duplex: 'half',
    }
    const answer = await fetch(new URL(path, backend.baseUrl), request).catch(() => null)
    // Cutting the connection is as good as giving the reason.
    expect([413, undefined]).toContain(answer?.status)
    const onDisk = (await stored())[
      join(backend.context.env.dataDir, path.replace(/.*\/files/, 'uploads'))
    ]
    expect(onDisk).toBeLessThanOrEqual(declaredBytes)
    expect(sentBytes).toBeLessThan(50_000_000)
    expect((await sender.request('DELETE', path, {})).status).toBe(204)
  })
})

describe('a picture with something behind it', () => {
  test('is shown as a picture and as nothing else', async () => {
    const bytes = Buffer.concat([await makePicture(), Buffer.from('<script>alert(1)</script>')])
    const uploadId = await sender.send({ fileName: 'a.png', bytes })
    const { url } = await checkedUpload(backend, uploadId, { token })
    const { pathname, search } = new URL(url ?? '')
    const answer = await fetch(backend.baseUrl + pathname + search)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/sandbox/)
  })
})
