import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFfmpeg } from '../../src/backend/media/ffmpeg.ts'
import { cachedFixture } from './cached-fixture.ts'

export const MARKED_WIDTH = 128
export const MARKED_HEIGHT = 96
const FPS = 20
/** Semi-transparent white strokes on a moving texture. */
const MARK = { x: 44, y: 40, w: 36, h: 12 }
/** Where a person would draw the rectangle. */
export const MARKED_AREA = { x: 40, y: 36, w: 44, h: 20 }
const ALPHA = 0.5

const GRAIN = 12

/** Height of the background's grid point: deterministic, without repeating. */
function knot(x: number, y: number): number {
  const sum = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
  const mixed = Math.imul(sum ^ (sum >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** A smooth background that never repeats, so that only the watermark stands still. */
function scene(x: number, y: number): number {
  const [column, row] = [Math.floor(x / GRAIN), Math.floor(y / GRAIN)]
  const [right, down] = [x / GRAIN - column, y / GRAIN - row]
  const mix = (a: number, b: number, share: number) => a + (b - a) * share * share * (3 - 2 * share)
  const above = mix(knot(column, row), knot(column + 1, row), right)
  const below = mix(knot(column, row + 1), knot(column + 1, row + 1), right)
  return 40 + 150 * mix(above, below, down)
}

/** Where strokes begin and end: no two are alike, as in a word. */
const STROKES = [0, 4, 8, 10, 13, 18, 22, 25, 30, 33, 36]

const isStroke = (x: number, y: number): boolean =>
  x >= MARK.x &&
  x < MARK.x + MARK.w &&
  y >= MARK.y &&
  y < MARK.y + MARK.h &&
  STROKES.filter((edge) => edge <= x - MARK.x).length % 2 === 1

/** One frame of the video: luma, followed by gray chroma. */
function picture(frame: number, isMarked: boolean): Buffer {
  const size = MARKED_WIDTH * MARKED_HEIGHT
  const bytes = Buffer.alloc((size * 3) / 2, 128)
  for (let at = 0; at < size; at++) {
    const [x, y] = [at % MARKED_WIDTH, Math.floor(at / MARKED_WIDTH)]
    const value = scene(x + 1.5 * frame, y + 0.5 * frame)
    const seen = isMarked && isStroke(x, y) ? (1 - ALPHA) * value + ALPHA * 235 : value
    bytes[at] = Math.max(16, Math.min(235, Math.round(seen)))
  }
  return bytes
}

interface Wanted {
  seconds?: number
  isMarked?: boolean | ((frame: number) => boolean)
  output?: readonly string[]
}

/** A real MP4 with a watermark, or the same one without. */
export function makeMarkedVideo({
  seconds = 5,
  isMarked = true,
  output = [],
}: Wanted = {}): Promise<Buffer> {
  const shown = Array.from({ length: Math.ceil(seconds * FPS) }, (_, frame) =>
    typeof isMarked === 'boolean' ? isMarked : isMarked(frame),
  )
  return cachedFixture(import.meta.url, { shown, output }, () => encoded(shown, output))
}

/** A video of few frames that last four times as long; by default barely long enough to be accepted. */
export const makeSlowVideo = (seconds = 1.1, output: readonly string[] = []): Promise<Buffer> =>
  makeMarkedVideo({
    seconds,
    output: ['-vf', 'setpts=4*PTS', '-fps_mode', 'passthrough', ...output],
  })

async function encoded(shown: readonly boolean[], output: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-marked-'))
  const file = join(folder, 'marked.mp4')
  const raw = ['-pix_fmt', 'yuv420p', '-s', `${MARKED_WIDTH}x${MARKED_HEIGHT}`, '-r', String(FPS)]
  try {
    const { stdin, done } = startFfmpeg({
      inputs: [{ raw: 'rawvideo', options: raw }],
      output: ['-c:v', 'libx264', '-crf', '12', '-preset', 'veryfast', ...output, file],
    })
    for (const [frame, isMarked] of shown.entries()) stdin.write(picture(frame, isMarked))
    stdin.end()
    await done
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
