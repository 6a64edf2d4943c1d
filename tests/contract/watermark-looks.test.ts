import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { EraseArea } from '../../src/contract/endpoints/removal-view.ts'
import type { Sender } from '../support/backend.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import {
  MARKED_AREA,
  MARKED_HEIGHT,
  MARKED_WIDTH,
  makeMarkedVideo,
} from '../support/marked-video.ts'
import { makeOldVideo } from '../support/old-video.ts'
import { present } from '../support/present.ts'
import { erasure, newVisitor, sendVideo, settledRemoval } from '../support/removals.ts'

const { watermark } = contract
const RUN_MS = 120_000

let backend: HttpBackend
let video: Buffer
beforeAll(async () => {
  backend = await serveTestBackend({ env: { VISITOR_DAILY_CREDITS: '30' } })
  video = await makeMarkedVideo({ seconds: 5 })
})
afterAll(() => backend.close())

const open = async (sender: Sender) => {
  const upload_id = await sendVideo(backend, sender, video)
  return backend.call(watermark.open, { upload_id }, sender)
}
const freeRuns = async (sender: Sender) =>
  (await backend.call(contract.visitors.freeCheck, {}, sender)).credits
const is = (code: string) => expect.objectContaining({ code })

/** Intersection over union of two areas. */
function overlap(a: EraseArea, b: EraseArea): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  const common = Math.max(0, width) * Math.max(0, height)
  return common / (a.w * a.h + b.w * b.h - common)
}

test(
  'a detection tells what it found in pixels of the picture as shown',
  async () => {
    const visitor = await newVisitor(backend)
    const { token } = await open(visitor)
    const asked = await backend.call(watermark.detect, { token }, visitor)
    expect(asked.detection).toMatchObject({ suggestions: null, error: null })
    const { detection, detections_left } = await settledRemoval(backend, token)
    expect(detection).toMatchObject({ status: 'SUCCEEDED', progress: 1 })
    const found = detection?.suggestions ?? []
    expect(found).toHaveLength(1)
    expect(overlap(present(found[0]), MARKED_AREA)).toBeGreaterThan(0.5)
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
