import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFfmpeg } from '../../src/backend/media/ffmpeg.ts'
import { cachedFixture } from './cached-fixture.ts'

const WIDTH = 192
const HEIGHT = 144
const FPS = 20

/** Soft, drifting patches of light: nothing stands still, and nothing has an edge. */
function picture(frame: number): Buffer {
  const size = WIDTH * HEIGHT
  const bytes = Buffer.alloc((size * 3) / 2, 128)
  for (let at = 0; at < size; at++) {
    const [x, y] = [(at % WIDTH) + 2 * frame, Math.floor(at / WIDTH) + frame]
    const height = Math.sin(x / 31) + Math.sin(y / 23 + x / 57) + Math.sin((x - 2 * y) / 83)
    bytes[at] = Math.round(128 + 28 * height)
  }
  return bytes
}

/** A real MP4 without a watermark. */
export const makePlainVideo = (seconds: number): Promise<Buffer> =>
  cachedFixture(import.meta.url, { seconds }, () => encoded(seconds))

async function encoded(seconds: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-plain-'))
  const file = join(folder, 'plain.mp4')
  const raw = ['-pix_fmt', 'yuv420p', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FPS)]
  try {
    const { stdin, done } = startFfmpeg({
      inputs: [{ raw: 'rawvideo', options: raw }],
      output: ['-c:v', 'libx264', '-crf', '12', '-preset', 'veryfast', file],
    })
    for (let frame = 0; frame < seconds * FPS; frame++) stdin.write(picture(frame))
    stdin.end()
    await done
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
