import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFfmpeg, startFfmpeg } from '../../src/backend/media/ffmpeg.ts'

const WIDTH = 640
const HEIGHT = 360
const FRAME_BYTES = WIDTH * HEIGHT
const [FPS, SECONDS] = [12, 2]
const STRIPE = 16

/** A film in which stripes move all over the frame. */
export async function makeRestlessVideo(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-restless-'))
  const file = join(folder, 'restless.mp4')
  const raw = ['-pix_fmt', 'gray', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FPS)]
  try {
    const { stdin, done } = startFfmpeg({
      inputs: [{ raw: 'rawvideo', options: raw }],
      output: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '12', file],
    })
    for (let frame = 0; frame < FPS * SECONDS; frame += 1) stdin.write(stripes(frame))
    stdin.end()
    await done
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const stripes = (frame: number): Buffer =>
  Buffer.from(
    Uint8Array.from({ length: FRAME_BYTES }, (_, at) => {
      const along = (at % WIDTH) + Math.floor(at / WIDTH) + 5 * frame
      return Math.floor(along / STRIPE) % 2 === 0 ? 30 : 220
    }),
  )

/** Share of a video’s pixels that are the same in all of its frames. */
export async function restingShare(file: string): Promise<number> {
  const shades = await runFfmpeg({
    inputs: [{ file }],
    output: ['-vf', `scale=${WIDTH}:${HEIGHT},format=gray`, '-f', 'rawvideo', '-'],
  })
  const least = new Uint8Array(FRAME_BYTES).fill(255)
  const most = new Uint8Array(FRAME_BYTES)
  for (const [at, shade] of shades.entries()) {
    const pixel = at % FRAME_BYTES
    least[pixel] = Math.min(least[pixel] ?? 0, shade)
    most[pixel] = Math.max(most[pixel] ?? 0, shade)
  }
  return most.filter((shade, pixel) => shade - (least[pixel] ?? 0) < 20).length / FRAME_BYTES
}
