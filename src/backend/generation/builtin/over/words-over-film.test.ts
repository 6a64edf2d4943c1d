import { mkdtemp, rm } from 'node:fs/promises'
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
let film: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-film-words-'))
  film = join(folder, 'film.mp4')
  const raw = ['-pix_fmt', 'rgba', '-s', `${SIZE.width}x${SIZE.height}`, '-r', String(FPS)]
  const { stdin, done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: raw }],
    output: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '12', film],
  })
  for (let index = 0; index < FPS * SECONDS; index += 1) stdin.write(frameAt(index))
  stdin.end()
  await done
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A calm ground, and below its middle a block that walks across. */
function frameAt(index: number): Buffer {
  const frame = Buffer.alloc(BYTES, 0xc8)
  for (let y = 280; y < 400; y += 1)
    for (let x = 4 * index; x < 4 * index + 80; x += 1)
      frame.set([122, 59, 30], (y * SIZE.width + x) * 4)
  return frame
}

const framesOf = async (file: string): Promise<Buffer[]> => {
  const frames: Buffer[] = []
  const seen = { file, fps: 2, filters: [], fromSeconds: 0, seconds: SECONDS, ...SIZE, signal }
  for await (const frame of readFrames(seen)) frames.push(Buffer.from(frame))
  return frames
}

/** Share of the pixels of some rows that differ clearly. */
function changed(one: Buffer, other: Buffer, from: number, to: number): number {
  let count = 0
  for (let at = from * SIZE.width * 4; at < to * SIZE.width * 4; at += 4)
    if (Math.abs(one[at]! - other[at]!) > 60) count += 1
  return count / ((to - from) * SIZE.width)
}

test('every frame of a film bears the words where nothing passes, and the rest of it is left alone', async () => {
  const request = {
    ...(await asked()),
    ...SIZE,
    workflowType: 'text_to_video' as const,
    prompt: '“Wake up slow”. Shop now',
    workDir: folder,
  }
  const pictures = [{ path: film, mimeType: 'video/mp4', kind: 'video' as const }]
  const painted = { pictures, madeBy: 'Film (Acme)', mark: 'Made with AI' }
  const [output] = await wordsOver(request, painted, { report: () => {}, signal })
  const made = await probeMedia(output!.path)
  expect(made).toMatchObject({ ...SIZE, kind: 'video', durationSeconds: SECONDS })
  const [before, after] = [await framesOf(film), await framesOf(output!.path)]
  expect(after).toHaveLength(before.length)
  for (const [index, frame] of after.entries()) {
    expect(changed(frame, before[index]!, 0, 270)).toBeGreaterThan(0.02)
    expect(changed(frame, before[index]!, 280, 400)).toBeLessThan(0.001)
  }
})

test('what passes in one moment alone is seen when words are placed', () => {
  const size = { width: 2, height: 1 }
  const calm = Buffer.from([200, 200, 200, 255, 90, 90, 90, 255])
  const passing = Buffer.from([20, 30, 40, 255, 90, 90, 90, 255])
  const seen = mostApart([calm, calm, passing, calm], size)
  expect([...seen]).toEqual([20, 30, 40, 255, 90, 90, 90, 255])
})
