import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitFor } from '../../../../tests/support/conditions.ts'
import {
  MARKED_AREA,
  MARKED_HEIGHT,
  MARKED_WIDTH,
  makeMarkedVideo,
  makeSlowVideo,
} from '../../../../tests/support/marked-video.ts'
import { lumaOf } from '../../../../tests/support/video-facts.ts'
import { runFfmpeg } from '../ffmpeg.ts'
import { probeMedia } from '../probe.ts'
import { area, intersection, type Rect } from './geometry.ts'
import type { WorkEvent, WorkRequest } from './work-request.ts'

const ENTRY = 'src/backend/media/watermark/work.ts'

let folder: string
/** As long as four segments. */
let file: string
const [SECONDS, SEGMENTS, SEGMENT_FRAMES] = [6, 4, 30]
/** Few frames, each of which lasts four times as long. */
let slow: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-work-'))
  file = join(folder, 'marked.mp4')
  await writeFile(file, await makeMarkedVideo({ seconds: SECONDS }))
  slow = join(folder, 'slow.mp4')
  await writeFile(slow, await makeSlowVideo(2.3))
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes a folder's request and returns how to start a process on it. */
async function prepare(name: string, request: WorkRequest) {
  const workDir = join(folder, name)
  await mkdir(workDir)
  await writeFile(join(workDir, 'request.json'), JSON.stringify(request))
  const start = () => {
    const child = spawn(process.execPath, [ENTRY, workDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    const events: WorkEvent[] = []
    createInterface({ input: child.stdout }).on('line', (line) => events.push(JSON.parse(line)))
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    const last = () => ended.then(() => events.at(-1))
    return { child, events, ended, last }
  }
  const finished = async () =>
    (await readdir(workDir)).filter((one) => /^segment-\d+\.ts$/.test(one))
  return { workDir, start, finished }
}

const erase = (out: string): WorkRequest => ({
  operation: 'erase',
  file,
  out: join(folder, out),
  keepCredentials: true,
  regions: [MARKED_AREA],
  segmentFrames: SEGMENT_FRAMES,
})

test('a detection tells places on the picture as shown', async () => {
  const turned = join(folder, 'turned.mp4')
  await runFfmpeg({
    inputs: [{ file: slow }],
    output: ['-c', 'copy', '-metadata:s:v:0', 'rotate=90', '-f', 'mp4', turned],
  })
  const upright = { width: MARKED_HEIGHT, height: MARKED_WIDTH }
  const { start } = await prepare('detect', { operation: 'detect', file: turned })
  const found = await start().last()
  if (found?.state !== 'succeeded') throw new Error(JSON.stringify(found))
  // Rotated a quarter turn clockwise: the distance from the top becomes the distance from the right edge.
  const { x, y, w, h } = MARKED_AREA
  const there = { x: MARKED_HEIGHT - y - h, y: x, w: h, h: w }
  const covers = (region: Rect) => area(intersection(region, there)) / area(there)
  expect(Math.max(0, ...found.regions.map(covers))).toBeGreaterThan(0.5)
  for (const region of found.regions) {
    expect(region.x + region.w).toBeLessThanOrEqual(upright.width)
    expect(region.y + region.h).toBeLessThanOrEqual(upright.height)
  }
})

test('a preview is the asked seconds before and after, and nothing else is left', async () => {
  const [before, after] = [join(folder, 'before.mp4'), join(folder, 'after.mp4')]
  const { start, workDir } = await prepare('preview', {
    operation: 'preview',
    file: slow,
    before,
    after,
    fromSeconds: 5,
    seconds: 3,
    regions: [{ ...MARKED_AREA, from: 4, to: 8.5 }],
  })
  expect(await start().last()).toMatchObject({
    state: 'succeeded',
    regions: [{ from: 4, to: 8.5 }],
  })
  for (const clip of [before, after]) {
    const { durationSeconds, width, height } = await probeMedia(clip)
    expect({ width, height }).toEqual({ width: MARKED_WIDTH, height: MARKED_HEIGHT })
    expect(durationSeconds).toBeCloseTo(3, 1)
  }
  expect(await readdir(workDir)).not.toContain('cut.mp4')
})

test('a second process ends one that still works in the folder, and goes on from its segments', async () => {
  const { start, finished } = await prepare('twice', erase('twice.mp4'))
  const first = start()
  await waitFor(async () => (await finished()).length > 0, 'a first segment', { everyMs: 10 })
  // Paused in the middle of its work, so that it doesn't end by itself.
  first.child.kill('SIGSTOP')
  const second = start()
  await first.ended
  expect(first.child.signalCode).toBe('SIGKILL')
  expect(await second.last()).toMatchObject({ state: 'succeeded' })
  const { durationSeconds } = await probeMedia(join(folder, 'twice.mp4'))
  expect(durationSeconds).toBeCloseTo(SECONDS, 1)
}, 120_000)

test('killed in the middle and started again, it gives what an undisturbed run gives', async () => {
  const whole = await prepare('whole', erase('whole.mp4'))
  expect(await whole.start().last()).toMatchObject({ state: 'succeeded' })
  const { start, finished } = await prepare('killed', erase('killed.mp4'))
  const first = start()
  await waitFor(async () => (await finished()).length > 0, 'a first segment', { everyMs: 10 })
  first.child.kill('SIGKILL')
  await first.ended
  expect((await finished()).length).toBeLessThan(SEGMENTS)
  expect(await start().last()).toMatchObject({ state: 'succeeded' })
  const [wanted, got] = ['whole.mp4', 'killed.mp4'].map((name) => lumaOf(join(folder, name)))
  expect((await got)?.equals((await wanted)!)).toBe(true)
}, 120_000)

test('a process that is asked to stop is gone, and writes no result', async () => {
  const long = join(folder, 'long.mp4')
  await writeFile(long, await makeMarkedVideo({ seconds: 26 }))
  const { start } = await prepare('stopped', { ...erase('stopped.mp4'), file: long })
  const { child, events, ended } = start()
  await waitFor(() => events.length > 0, 'the work to begin', { everyMs: 10 })
  child.kill('SIGTERM')
  await ended
  expect(events.some(({ state }) => state !== 'running')).toBe(false)
  expect(await readdir(folder)).not.toContain('stopped.mp4')
})

test('a file that is no video is refused with its reason', async () => {
  const text = join(folder, 'text.mp4')
  await writeFile(text, 'no video')
  const { start } = await prepare('text', { operation: 'detect', file: text })
  expect(await start().last()).toMatchObject({ state: 'failed', reason: 'not_a_video' })
})
