import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFfmpeg, startFfmpeg } from '../ffmpeg.ts'
import type { Region } from './geometry.ts'
import { removeWatermark } from './remove-watermark.ts'

const [WIDTH, HEIGHT, FRAMES] = [128, 96, 40]
/** Half-transparent white in wide strokes, on a moving texture. */
const MARK = { x: 44, y: 40, w: 36, h: 12 }
const REGION = { x: 38, y: 34, w: 48, h: 24 }
const ALPHA = 0.5

let folder: string
let marked: string

const scene = (x: number, y: number): number =>
  128 + 50 * Math.sin(x / 9) + 40 * Math.cos((y + x / 3) / 7) + 15 * Math.sin((x * y) / 400)

const isStroke = (x: number, y: number): boolean =>
  x >= MARK.x && x < MARK.x + MARK.w && y >= MARK.y && y < MARK.y + MARK.h && (x >> 2) % 2 === 0

function frames(withMark: boolean): Buffer {
  const bytes = Buffer.alloc(WIDTH * HEIGHT * FRAMES)
  for (let at = 0; at < bytes.length; at++) {
    const [frame, pixel] = [Math.floor(at / (WIDTH * HEIGHT)), at % (WIDTH * HEIGHT)]
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    const value = scene(x + 1.5 * frame, y + 0.5 * frame)
    const seen = withMark && isStroke(x, y) ? (1 - ALPHA) * value + ALPHA * 235 : value
    bytes[at] = Math.max(16, Math.min(235, Math.round(seen)))
  }
  return bytes
}

/** Adds gray chroma planes after every picture. */
function withoutColour(luma: Buffer): Buffer {
  const [size, grey] = [WIDTH * HEIGHT, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]
  const pictures = Array.from({ length: FRAMES }, (_, n) => luma.subarray(n * size, (n + 1) * size))
  return Buffer.concat(pictures.flatMap((picture) => [picture, grey]))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-removal-'))
  marked = join(folder, 'marked.mp4')
  const raw = ['-pix_fmt', 'yuv420p', '-s', `${WIDTH}x${HEIGHT}`, '-r', '20']
  const { stdin, done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: raw }],
    output: ['-c:v', 'libx264', '-crf', '10', '-preset', 'veryfast', marked],
  })
  stdin.end(withoutColour(frames(true)))
  await done
  await remove([REGION], join(folder, 'clean.mp4'), join(folder, 'work'))
})
afterAll(() => rm(folder, { recursive: true }))

const luma = (file: string): Promise<Buffer> =>
  runFfmpeg({
    inputs: [{ file }],
    output: ['-map', '0:v', '-vf', 'extractplanes=y', '-f', 'rawvideo', '-'],
  })

/** Peak signal-to-noise ratio, in decibels, at the strokes. */
function likeness(got: Buffer, wanted: Buffer): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < wanted.length; at++) {
    const pixel = at % (WIDTH * HEIGHT)
    if (!isStroke(pixel % WIDTH, Math.floor(pixel / WIDTH))) continue
    sum += (got[at]! - wanted[at]!) ** 2
    count++
  }
  return 10 * Math.log10(255 ** 2 / (sum / count))
}

const remove = (regions: Region[], out: string, workDir: string, signal?: AbortSignal) =>
  removeWatermark({
    file: marked,
    out,
    regions,
    workDir,
    signal: signal ?? new AbortController().signal,
    onProgress: () => {},
  })

test('what shines through a half-transparent mark comes back, in as many frames as there were', async () => {
  const out = join(folder, 'clean.mp4')
  const [before, after, wanted] = [await luma(marked), await luma(out), frames(false)]
  expect(after.length).toBe(wanted.length)
  expect(likeness(before, wanted)).toBeLessThan(20)
  expect(likeness(after, wanted)).toBeGreaterThan(32)
})

/**
 * How much brighter than the truth the strokes are, relative to the gaps between them, and how far off the gaps are.
 */
function trace(got: Buffer, wanted: Buffer) {
  const off = { strokes: 0, gaps: 0, gapsMost: 0 }
  let count = 0
  for (let at = 0; at < wanted.length; at++) {
    const pixel = at % (WIDTH * HEIGHT)
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    const isIn = (left: number) => isStroke(left, y)
    const error = got[at]! - wanted[at]!
    if (isIn(x)) {
      off.strokes += error
      count++
    } else if (isIn(x - 4)) {
      off.gaps += error
      off.gapsMost = Math.max(off.gapsMost, Math.abs(error))
    }
  }
  return { step: (off.strokes - off.gaps) / count, gapsMost: off.gapsMost }
}

test('a place that is replaced keeps nothing of what was in it, between the strokes neither', async () => {
  const out = join(folder, 'replaced.mp4')
  const method = 'replace' as const
  const [place] = await remove([{ ...REGION, method }], out, join(folder, 'work-replaced'))
  expect(place?.method).toBe(method)
  const [before, after, wanted] = [await luma(marked), await luma(out), frames(false)]
  expect(trace(before, wanted).step).toBeGreaterThan(30)
  expect(Math.abs(trace(after, wanted).step)).toBeLessThan(3)
  // Truth in the gaps is sacrificed, too.
  expect(trace(before, wanted).gapsMost).toBeLessThan(12)
  expect(trace(after, wanted).gapsMost).toBeGreaterThan(12)
})

test('finished segments of an earlier attempt are not made again', async () => {
  const work = join(folder, 'work')
  const segments = async () =>
    Promise.all(
      (await readdir(work))
        .filter((name) => name.endsWith('.ts'))
        .map(async (name) => (await stat(join(work, name))).mtimeMs),
    )
  const made = await segments()
  await remove([REGION], join(folder, 'twice.mp4'), work)
  expect(made.length).toBeGreaterThan(0)
  expect(await segments()).toEqual(made)
})

test('a cancelled removal writes no result', async () => {
  const stop = new AbortController()
  stop.abort()
  const out = join(folder, 'cancelled.mp4')
  await expect(remove([REGION], out, join(folder, 'cut'), stop.signal)).rejects.toThrow()
  await expect(stat(out)).rejects.toThrow('ENOENT')
})

test('a rectangle outside the picture is refused', async () => {
  const outside = remove(
    [{ x: 500, y: 10, w: 20, h: 20 }],
    join(folder, 'a.mp4'),
    join(folder, 'a'),
  )
  await expect(outside).rejects.toThrow('No rectangle lies within the picture.')
})
