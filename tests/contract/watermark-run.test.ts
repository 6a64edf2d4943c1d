import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { killGroup } from '../../src/backend/system/process-identity.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Sender } from '../support/backend.ts'
import { waitFor } from '../support/conditions.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import { MARKED_AREA, makeMarkedVideo, makeSlowVideo } from '../support/marked-video.ts'
import { erasure, newVisitor, sendVideo, settledRemoval } from '../support/removals.ts'

const { watermark } = contract
const RUN_MS = 120_000
/** Length of a video that's still in progress when its first progress arrives. */
const LONG_SECONDS = 8

let backend: HttpBackend
let video: Buffer
beforeAll(async () => {
  backend = await serveTestBackend({ env: { VISITOR_DAILY_CREDITS: '30' } })
  video = await makeSlowVideo()
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
    'of a file that breaks off goes as far as it plays, and says so before',
    async () => {
      const visitor = await newVisitor(backend)
      // Its index comes first, so that the missing part is known.
      const whole = await makeSlowVideo(3, ['-movflags', '+faststart'])
      const broken = whole.subarray(0, Math.floor(whole.length * 0.7))
      const upload_id = await sendVideo(backend, visitor, broken)
      const { token, video: source } = await backend.call(watermark.open, { upload_id }, visitor)
      expect(source.promised_seconds).toBeCloseTo(12, 0)
      expect(source.duration_seconds).toBeLessThan(10)
      await backend.call(watermark.start, erasure(token), visitor)
      const { run, result } = await settledRemoval(backend, token)
      expect(run).toMatchObject({ status: 'SUCCEEDED', error: null })
      expect(result?.duration_seconds).toBeCloseTo(source.duration_seconds, 0)
      expect(result?.promised_seconds).toBeNull()
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
    'is cancelled even when its process does not react, leaves nothing and gives its free run back',
    async () => {
      const visitor = await newVisitor(backend)
      const upload_id = await sendVideo(
        backend,
        visitor,
        await makeMarkedVideo({ seconds: LONG_SECONDS }),
      )
      const { token } = await backend.call(watermark.open, { upload_id }, visitor)
      await backend.call(watermark.start, erasure(token), visitor)
      expect(await freeRuns(visitor)).toBe(29)
      const isAtWork = async () => ((await detail(token)).run?.progress ?? 0) > 0
      await waitFor(isAtWork, 'the run to begin', { timeoutMs: 60_000 })
      const folder = join(backend.context.env.dataDir, 'watermark', (await workFolders())[0] ?? '')
      const { pid } = JSON.parse(await readFile(join(folder, 'process.json'), 'utf8'))
      // It can no longer finish, nor end its ffmpeg when asked to.
      process.kill(-pid, 'SIGSTOP')
      onTestFinished(() => killGroup(pid))
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
      await waitFor(isGone, 'the process to be ended', { everyMs: 20 })
      await waitFor(async () => (await workFolders()).length === 0, 'the folder to be removed')
    },
    RUN_MS,
  )

  test(
    'whose process is killed goes on and is counted once',
    async () => {
      const visitor = await newVisitor(backend)
      const upload_id = await sendVideo(
        backend,
        visitor,
        await makeMarkedVideo({ seconds: LONG_SECONDS }),
      )
      const { token } = await backend.call(watermark.open, { upload_id }, visitor)
      await backend.call(watermark.start, erasure(token), visitor)
      const isAtWork = async () => ((await detail(token)).run?.progress ?? 0) > 0
      await waitFor(isAtWork, 'the run to come along', { timeoutMs: 60_000 })
      const folder = join(backend.context.env.dataDir, 'watermark', (await workFolders())[0] ?? '')
      const { pid } = JSON.parse(await readFile(join(folder, 'process.json'), 'utf8'))
      process.kill(pid, 'SIGKILL')
      const { run, result } = await settledRemoval(backend, token)
      expect(run?.status).toBe('SUCCEEDED')
      expect(result?.duration_seconds).toBeCloseTo(LONG_SECONDS, 1)
      expect(await freeRuns(visitor)).toBe(29)
    },
    RUN_MS,
  )

  test(
    'that finds nothing fails with a reason and costs nothing',
    async () => {
      const visitor = await newVisitor(backend)
      const flat = ['-vf', 'gblur=40', '-y']
      const bytes = await makeMarkedVideo({ seconds: 4, isMarked: false, output: flat })
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
