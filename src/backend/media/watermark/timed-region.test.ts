import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  MARKED_AREA,
  MARKED_HEIGHT,
  MARKED_WIDTH,
  makeMarkedVideo,
} from '../../../../tests/support/marked-video.ts'
import { lumaOf } from '../../../../tests/support/video-facts.ts'
import { removeWatermark } from './remove-watermark.ts'

const SIZE = MARKED_WIDTH * MARKED_HEIGHT
const FPS = 20
const isShown = (frame: number): boolean => frame >= FPS && frame < 2.5 * FPS

/** Mean squared error under the rectangle, picture by picture. */
function errorsUnder(got: Buffer, wanted: Buffer): number[] {
  const { x, y, w, h } = MARKED_AREA
  return Array.from({ length: wanted.length / SIZE }, (_, frame) => {
    let sum = 0
    for (let row = y; row < y + h; row++)
      for (let column = x; column < x + w; column++) {
        const at = frame * SIZE + row * MARKED_WIDTH + column
        sum += (got[at]! - wanted[at]!) ** 2
      }
    return sum / (w * h)
  })
}

test('[R3.15] a region with times is worked on from then until then, and learnt from those frames', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-timed-'))
  try {
    const [file, out] = [join(folder, 'marked.mp4'), join(folder, 'out.mp4')]
    await writeFile(file, await makeMarkedVideo({ seconds: 4, isMarked: isShown }))
    const clean = join(folder, 'clean.mp4')
    await writeFile(clean, await makeMarkedVideo({ seconds: 4, isMarked: false }))
    await removeWatermark({
      file,
      out,
      workDir: join(folder, 'work'),
      regions: [{ ...MARKED_AREA, from: 1, to: 2 }],
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    const [before, after, wanted] = await Promise.all([lumaOf(file), lumaOf(out), lumaOf(clean)])
    const untouched = errorsUnder(after, before).map((error) => error < 6)
    const isAsked = (frame: number) => frame >= FPS && frame < 2 * FPS
    expect(untouched).toEqual(untouched.map((_, frame) => !isAsked(frame)))
    // Near the end, the mark that wasn't to be removed covers the frames that could have helped.
    const repaired = errorsUnder(after, wanted).slice(FPS, 1.7 * FPS)
    expect(Math.max(...repaired)).toBeLessThan(60)
    expect(Math.min(...errorsUnder(before, wanted).slice(FPS, 2.5 * FPS))).toBeGreaterThan(400)
  } finally {
    await rm(folder, { recursive: true })
  }
})
