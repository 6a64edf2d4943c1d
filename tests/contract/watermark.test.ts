import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removals } from '../../src/backend/modules/watermark/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import { MEBIBYTE } from '../../src/contract/limits.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import type { Sender } from '../support/backend.ts'
import { waitFor } from '../support/conditions.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import {
  MARKED_AREA,
  MARKED_HEIGHT,
  MARKED_WIDTH,
  makeMarkedVideo,
} from '../support/marked-video.ts'
import { makePicture } from '../support/media-files.ts'
import { makeOldVideo } from '../support/old-video.ts'
import { erasure, newVisitor, sendVideo, settledRemoval } from '../support/removals.ts'
import { tusSender } from '../support/tus.ts'

const { watermark } = contract
const RUN_MS = 120_000

let backend: HttpBackend
let video: Buffer
let user: SignedUp
beforeAll(async () => {
  backend = await serveTestBackend({ env: { VISITOR_DAILY_CREDITS: '30' } })
  video = await makeMarkedVideo({ seconds: 5 })
  user = await signUp(backend)
})
afterAll(() => backend.close())

const open = async (sender: Sender) => {
  const upload_id = await sendVideo(backend, sender, video)
  return backend.call(watermark.open, { upload_id }, sender)
}
const detail = (token: string, sender: Sender = {}) =>
  backend.call(watermark.detail, { token }, sender)
const freeRuns = async (sender: Sender) =>
  (await backend.call(contract.visitors.freeCheck, {}, sender)).credits
const workFolders = () => readdir(join(backend.context.env.dataDir, 'watermark')).catch(() => [])
const is = (code: string) => expect.objectContaining({ code })

describe('[R6.01] [R5.12] an upload of a visitor', () => {
  const create = async (file: Parameters<ReturnType<typeof tusSender>['create']>[0]) => {
    const visitor = await newVisitor(backend)
    const response = await tusSender(backend, visitor).create(file)
    const body = await response.text()
    return { http: response.status, code: body ? JSON.parse(body).data.code : null }
  }

  test('is taken for the watermark remover alone', async () => {
    const file = { fileName: 'a.mp4', bytes: video }
    expect(await create(file)).toEqual({ http: 401, code: 'not_signed_in' })
    expect(await create({ ...file, purpose: 'watermark' })).toMatchObject({ http: 201 })
  })

  test('is refused before its first byte when it is a picture or larger than 500 MB', async () => {
    const picture = { fileName: 'a.png', bytes: await makePicture(), purpose: 'watermark' }
    expect(await create(picture)).toEqual({ http: 415, code: 'unsupported_media' })
    const large = { fileName: 'a.mp4', bytes: Buffer.alloc(0), purpose: 'watermark' }
    const declaredBytes = 500 * MEBIBYTE + 1
    expect(await create({ ...large, declaredBytes })).toEqual({
      http: 413,
      code: 'media_too_large',
    })
  })

  test.each([
    ['of 3.9 seconds', 'video_too_short', () => makeMarkedVideo({ seconds: 3.9 })],
    ['that is no video', 'unsupported_media', () => Promise.resolve(Buffer.from('no video'))],
    ['that is a picture called a video', 'unsupported_media', () => makePicture()],
    [
      'that ends in the middle',
      'media_unreadable',
      async () => video.subarray(0, video.length / 2),
    ],
  ])('%s is refused as %s', async (_what, code, make) => {
    const visitor = await newVisitor(backend)
    const uploadId = await sendVideo(backend, visitor, await make())
    const view = await backend.call(contract.uploads.detail, { uploadId }, visitor)
    expect(view).toMatchObject({ status: 'refused', error: { code } })
    await expect(backend.call(watermark.open, { upload_id: uploadId }, visitor)).rejects.toEqual(
      is(code),
    )
  })

  test('is seen, used and deleted by nobody else', async () => {
    const visitor = await newVisitor(backend)
    const uploadId = await sendVideo(backend, visitor, video)
    for (const other of [await newVisitor(backend), { token: user.token }]) {
      await expect(backend.call(contract.uploads.detail, { uploadId }, other)).rejects.toEqual(
        is('not_found'),
      )
      await expect(backend.call(contract.uploads.remove, { uploadId }, other)).rejects.toEqual(
        is('not_found'),
      )
      await expect(backend.call(watermark.open, { upload_id: uploadId }, other)).rejects.toEqual(
        is('upload_missing'),
      )
    }
    await backend.call(contract.uploads.remove, { uploadId }, visitor)
    await expect(backend.call(contract.uploads.detail, { uploadId }, visitor)).rejects.toEqual(
      is('not_found'),
    )
  })
})

describe('the link of a removal', () => {
  test('is a secret of 256 bits that is stored as a hash only', async () => {
    const { token } = await open(await newVisitor(backend))
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = JSON.stringify(await backend.context.db.select().from(removals))
    expect(rows).not.toContain(token)
    expect(rows).toContain(createHash('sha256').update(token).digest('base64url'))
  })

  test('opens a visitor’s removal from anywhere, and nothing when it is guessed', async () => {
    const { token, removal_id } = await open(await newVisitor(backend))
    expect((await detail(token)).removal_id).toBe(removal_id)
    await expect(detail('A'.repeat(43))).rejects.toEqual(is('not_found'))
    await expect(detail('short')).rejects.toEqual(is('invalid_input'))
  })

  test('opens a user’s removal to nobody but the user', async () => {
    const { token } = await open({ token: user.token })
    await detail(token, { token: user.token })
    const others = [{}, await newVisitor(backend), { token: (await signUp(backend)).token }]
    for (const other of others) {
      await expect(detail(token, other)).rejects.toEqual(is('not_found'))
      for (const endpoint of [watermark.start, watermark.detect, watermark.preview]) {
        const code = 'visitorToken' in other || 'token' in other ? 'not_found' : 'not_signed_in'
        await expect(backend.call(endpoint, erasure(token), other)).rejects.toEqual(is(code))
      }
      await expect(backend.call(watermark.remove, { token }, other)).rejects.toEqual(
        is('not_found'),
      )
    }
  })

  test('is a new one when the upload is opened again, and the removal is the same', async () => {
    const visitor = await newVisitor(backend)
    const upload_id = await sendVideo(backend, visitor, video)
    const first = await backend.call(watermark.open, { upload_id }, visitor)
    const second = await backend.call(watermark.open, { upload_id }, visitor)
    expect(second.removal_id).toBe(first.removal_id)
    await expect(detail(first.token)).rejects.toEqual(is('not_found'))
    await detail(second.token)
  })
})

test(
  'a detection tells what it found in pixels of the picture as shown',
  async () => {
    const visitor = await newVisitor(backend)
    const { token } = await open(visitor)
    const asked = await backend.call(watermark.detect, { token }, visitor)
    expect(asked.detection).toMatchObject({ suggestions: null, error: null })
    const { detection, detections_left } = await settledRemoval(backend, token)
    expect(detection).toMatchObject({ status: 'SUCCEEDED', progress: 1 })
    for (const { x, y, w, h } of detection?.suggestions ?? []) {
      expect(x + w).toBeLessThanOrEqual(MARKED_WIDTH)
      expect(y + h).toBeLessThanOrEqual(MARKED_HEIGHT)
    }
    expect(detections_left).toBe(4)
  },
  RUN_MS,
)

test(
  'a preview is free: three seconds before and after',
  async () => {
    const visitor = await newVisitor(backend)
    const { token } = await open(visitor)
    const before = await freeRuns(visitor)
    await backend.call(watermark.preview, { ...erasure(token), at_seconds: 4.9 }, visitor)
    const { preview, previews_left } = await settledRemoval(backend, token)
    expect(preview).toMatchObject({ status: 'SUCCEEDED', from_seconds: 2, areas: [MARKED_AREA] })
    for (const clip of [preview?.before, preview?.after]) {
      expect(clip?.duration_seconds).toBeCloseTo(3, 1)
      expect(clip).toMatchObject({ width: MARKED_WIDTH, height: MARKED_HEIGHT, has_audio: false })
    }
    expect(previews_left).toBe(19)
    expect(await freeRuns(visitor)).toBe(before)
  },
  RUN_MS,
)

test(
  'a preview has the sound of its seconds, and a video no browser plays gets one copy that all do',
  async () => {
    const visitor = await newVisitor(backend)
    const upload_id = await sendVideo(backend, visitor, await makeOldVideo(video), 'old.avi')
    const { token, video: source } = await backend.call(watermark.open, { upload_id }, visitor)
    await backend.call(watermark.preview, { ...erasure(token), at_seconds: 2 }, visitor)
    await backend.call(watermark.proxy, { token }, visitor)
    const { proxies } = await backend.call(watermark.proxy, { token }, visitor)
    expect(proxies).toHaveLength(1)
    await expect(backend.call(watermark.proxy, { token, of: 'result' }, visitor)).rejects.toEqual(
      is('removal_result_missing'),
    )
    const settled = await settledRemoval(backend, token)
    const [proxy] = settled.proxies
    expect(source.mime_type).toBe('video/x-msvideo')
    expect(proxy).toMatchObject({
      status: 'SUCCEEDED',
      of_file_id: source.file_id,
      file: { mime_type: 'video/mp4', width: MARKED_WIDTH, has_audio: true },
    })
    expect(proxy?.file?.duration_seconds).toBeCloseTo(source.duration_seconds, 1)
    for (const clip of [settled.preview?.before, settled.preview?.after]) {
      expect(clip?.duration_seconds).toBeCloseTo(3, 1)
      expect(clip?.has_audio).toBe(true)
    }
    await backend.call(watermark.remove, { token }, visitor)
    const gone = { ip: '127.0.0.1', origin: 'http://localhost' }
    expect((await backend.app.request(proxy?.file?.url ?? '', {}, gone)).status).toBe(404)
  },
  RUN_MS,
)

describe('[R4.11] a whole run', () => {
  test(
    'brings the video back, takes one free run and can be downloaded',
    async () => {
      const visitor = await newVisitor(backend)
      const { token, offer } = await open(visitor)
      expect(offer).toMatchObject({ free_runs_left: 30, credits: 1, can_pay: false })
      expect(offer.estimated_seconds).toBeGreaterThan(0)
      const started = await backend.call(watermark.start, erasure(token), visitor)
      expect(started.run).toMatchObject({ is_free: true, credits: 0, areas: [MARKED_AREA] })
      await expect(backend.call(watermark.start, erasure(token), visitor)).rejects.toEqual(
        is('removal_running'),
      )
      const { run, result, video: source } = await settledRemoval(backend, token)
      expect(run).toMatchObject({ status: 'SUCCEEDED', progress: 1, error: null })
      expect(result?.duration_seconds).toBeCloseTo(source.duration_seconds, 1)
      expect(await freeRuns(visitor)).toBe(29)
      const response = await backend.app.request(
        `http://localhost/api/v1/media/download?url=${encodeURIComponent(result?.url ?? '')}`,
        { headers: { range: 'bytes=0-99' } },
        { ip: '127.0.0.1', origin: 'http://localhost' },
      )
      expect(response.status).toBe(206)
      expect(response.headers.get('content-disposition')).toContain('Summer sale without watermark')
      await waitFor(async () => (await workFolders()).length === 0, 'the folder to be removed')
    },
    RUN_MS,
  )

  test(
    'goes on from a result, and from the upload again',
    async () => {
      const visitor = await newVisitor(backend)
      const { token } = await open(visitor)
      const onResult = { ...erasure(token), source: 'result' } as const
      await expect(backend.call(watermark.start, onResult, visitor)).rejects.toEqual(
        is('removal_result_missing'),
      )
      await backend.call(watermark.start, erasure(token), visitor)
      const first = await settledRemoval(backend, token)
      const more = [{ x: 10, y: 10, w: 30, h: 20 }]
      await backend.call(watermark.start, { ...onResult, areas: more }, visitor)
      const second = await settledRemoval(backend, token)
      expect(second.run).toMatchObject({ status: 'SUCCEEDED', source: 'result', areas: more })
      expect(second.result?.file_id).not.toBe(first.result?.file_id)
      expect(second.result?.file_name).toBe('Summer sale without watermark.mp4')
    },
    RUN_MS,
  )

  test(
    'is cancelled within a second, leaves nothing and gives its free run back',
    async () => {
      const visitor = await newVisitor(backend)
      const upload_id = await sendVideo(backend, visitor, await makeMarkedVideo({ seconds: 30 }))
      const { token } = await backend.call(watermark.open, { upload_id }, visitor)
      await backend.call(watermark.start, erasure(token), visitor)
      expect(await freeRuns(visitor)).toBe(29)
      const isAtWork = async () => ((await detail(token)).run?.progress ?? 0) > 0
      await waitFor(isAtWork, 'the run to begin', { timeoutMs: 60_000 })
      const folder = join(backend.context.env.dataDir, 'watermark', (await workFolders())[0] ?? '')
      const { pid } = JSON.parse(await readFile(join(folder, 'process.json'), 'utf8'))
      const work_id = (await detail(token)).run?.work_id ?? ''
      const { run } = await backend.call(watermark.cancel, { token, work_id }, visitor)
      expect(run).toMatchObject({ status: 'CANCELLED', eta_seconds: null, result: null })
      expect(await freeRuns(visitor)).toBe(30)
      const isGone = () => {
        try {
          process.kill(pid, 0)
          return false
        } catch {
          return true
        }
      }
      await waitFor(isGone, 'the process to end', { timeoutMs: 3_000, everyMs: 20 })
      await waitFor(async () => (await workFolders()).length === 0, 'the folder to be removed')
    },
    RUN_MS,
  )

  test(
    'whose process is killed goes on and is counted once',
    async () => {
      const visitor = await newVisitor(backend)
      const upload_id = await sendVideo(backend, visitor, await makeMarkedVideo({ seconds: 14 }))
      const { token } = await backend.call(watermark.open, { upload_id }, visitor)
      await backend.call(watermark.start, erasure(token), visitor)
      const isAtWork = async () => ((await detail(token)).run?.progress ?? 0) > 0.3
      await waitFor(isAtWork, 'the run to come along', { timeoutMs: 60_000 })
      const folder = join(backend.context.env.dataDir, 'watermark', (await workFolders())[0] ?? '')
      const { pid } = JSON.parse(await readFile(join(folder, 'process.json'), 'utf8'))
      process.kill(pid, 'SIGKILL')
      const { run, result } = await settledRemoval(backend, token)
      expect(run?.status).toBe('SUCCEEDED')
      expect(result?.duration_seconds).toBeCloseTo(14, 1)
      expect(await freeRuns(visitor)).toBe(29)
    },
    RUN_MS,
  )

  test(
    'that finds nothing fails with a reason and costs nothing',
    async () => {
      const visitor = await newVisitor(backend)
      const flat = ['-vf', 'gblur=40', '-y']
      const bytes = await makeMarkedVideo({ isMarked: false, output: flat })
      const upload_id = await sendVideo(backend, visitor, bytes)
      const { token } = await backend.call(watermark.open, { upload_id }, visitor)
      await backend.call(watermark.start, { token, mode: 'direct', rights: true }, visitor)
      const { run } = await settledRemoval(backend, token)
      expect(run).toMatchObject({ status: 'FAILED', error: { code: 'mark_not_found' } })
      expect(await freeRuns(visitor)).toBe(30)
    },
    RUN_MS,
  )
})

test('deleting a removal stops its run, and takes its files and its link', async () => {
  const visitor = await newVisitor(backend)
  const { token, video: source } = await open(visitor)
  await backend.call(watermark.start, erasure(token), visitor)
  await backend.call(watermark.remove, { token }, visitor)
  await expect(detail(token)).rejects.toEqual(is('not_found'))
  const response = await backend.app.request(
    source.url,
    {},
    { ip: '127.0.0.1', origin: 'http://localhost' },
  )
  expect(response.status).toBe(404)
  expect(await freeRuns(visitor)).toBe(30)
  await waitFor(async () => (await workFolders()).length === 0, 'the folder to be removed')
})
