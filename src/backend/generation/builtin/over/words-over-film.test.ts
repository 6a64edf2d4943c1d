import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import { startFfmpeg } from '../../../media/ffmpeg.ts'
import { probeMedia } from '../../../media/probe.ts'
import { readFrames } from '../video/read-frames.ts'
import { mostApart } from './film-moments.ts'
import { wordsOver } from './words-over.ts'

const SIZE = { width: 240, height: 426 }
const [FPS, SECONDS] = [12, 2]
const BYTES = SIZE.width * SIZE.height * 4
const { signal } = new AbortController()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-film-words-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function filmOf(name: string, frame: (index: number) => Buffer): Promise<string> {
  const film = join(folder, name)
  const raw = ['-pix_fmt', 'rgba', '-s', `${SIZE.width}x${SIZE.height}`, '-r', String(FPS)]
  const { stdin, done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: raw }],
    output: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '12', film],
  })
  for (let index = 0; index < FPS * SECONDS; index += 1) stdin.write(frame(index))
  stdin.end()
  await done
  return film
}

/** A calm background with a block that moves across below its center. */
function withRoom(index: number): Buffer {
  const frame = Buffer.alloc(BYTES, 0xc8)
  for (let y = 280; y < 400; y += 1)
    for (let x = 4 * index; x < 4 * index + 80; x += 1)
      frame.set([122, 59, 30], (y * SIZE.width + x) * 4)
  return frame
}

/** Stripes that move all over the frame. */
function withoutRoom(index: number): Buffer {
  const frame = Buffer.alloc(BYTES, 0xf4)
  for (let y = 0; y < SIZE.height; y += 1)
    for (let x = 0; x < SIZE.width; x += 1)
      if ((x + y + 5 * index) % 24 < 12) frame.set([20, 30, 90], (y * SIZE.width + x) * 4)
  return frame
}

async function worded(film: string, name: string) {
  const workDir = join(folder, name)
  await mkdir(workDir)
  const request = {
    ...(await asked()),
    ...SIZE,
    workflowType: 'text_to_video' as const,
    prompt: '“Wake up slow”. Shop now',
    workDir,
  }
  const pictures = [{ path: film, mimeType: 'video/mp4', kind: 'video' as const }]
  const painted = { pictures, madeBy: 'Film (Acme)', mark: 'Made with AI' }
  const [output] = await wordsOver(request, painted, { report: () => {}, signal })
  const made = await probeMedia(output!.path)
  expect(made).toMatchObject({ ...SIZE, kind: 'video', durationSeconds: SECONDS })
  return framesOf(output!.path)
}

const framesOf = async (file: string): Promise<Buffer[]> => {
  const frames: Buffer[] = []
  const seen = { file, fps: 2, filters: [], fromSeconds: 0, seconds: SECONDS, ...SIZE, signal }
  for await (const frame of readFrames(seen)) frames.push(Buffer.from(frame))
  return frames
}

/** The share of pixels in some rows that clearly differ. */
function changed(one: Buffer, other: Buffer, from: number, to: number): number {
  let count = 0
  for (let at = from * SIZE.width * 4; at < to * SIZE.width * 4; at += 4)
    if (Math.abs(one[at]! - other[at]!) > 60) count += 1
  return count / ((to - from) * SIZE.width)
}

test('every frame of a film bears the words where nothing passes, and the rest of it is left alone', async () => {
  const film = await filmOf('room.mp4', withRoom)
  const [before, after] = [await framesOf(film), await worded(film, 'room')]
  expect(after).toHaveLength(before.length)
  for (const [index, frame] of after.entries()) {
    expect(changed(frame, before[index]!, 0, 270)).toBeGreaterThan(0.02)
    expect(changed(frame, before[index]!, 280, 400)).toBeLessThan(0.001)
  }
})

test('a film that leaves its words no room goes on above them, on a calm ground of its own', async () => {
  const frames = await worded(await filmOf('stripes.mp4', withoutRoom), 'stripes')
  const [first, ...others] = frames
  for (const frame of others) {
    expect(changed(frame, first!, 0, 150)).toBeGreaterThan(0.2)
    expect(changed(frame, first!, 230, SIZE.height)).toBeLessThan(0.001)
  }
  const ground = Buffer.alloc(
    BYTES,
    first!.subarray((SIZE.height - 20) * SIZE.width * 4).subarray(0, 4),
  )
  const inked = changed(first!, ground, 230, SIZE.height)
  expect(inked).toBeGreaterThan(0.02)
  expect(inked).toBeLessThan(0.4)
})

test('what passes in one moment alone is seen when words are placed', () => {
  const size = { width: 2, height: 1 }
  const calm = Buffer.from([200, 200, 200, 255, 90, 90, 90, 255])
  const passing = Buffer.from([20, 30, 40, 255, 90, 90, 90, 255])
  const seen = mostApart([calm, calm, passing, calm], size)
  expect([...seen]).toEqual([20, 30, 40, 255, 90, 90, 90, 255])
})
