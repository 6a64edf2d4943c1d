import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { startFfmpeg } from '../../src/backend/media/ffmpeg.ts'
import { cachedFixture } from './cached-fixture.ts'

interface PictureOptions {
  width?: number
  height?: number
  format?: 'png' | 'jpeg' | 'webp' | 'gif'
}

/** A real image of noise, so that no cut through it goes unnoticed. */
export function makePicture({ width = 64, height = 48, format = 'png' }: PictureOptions = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#c62', noise } })
    .toFormat(format)
    .toBuffer()
}

interface VideoOptions {
  seconds?: number
  width?: number
  height?: number
  container?: 'mp4' | 'webm' | 'matroska'
  /** Puts the index at the front, as players want it, instead of at the end. */
  isFastStart?: boolean
}

const FPS = 10

/** A real video of changing grays, made from raw frames. */
export function makeVideo({
  seconds = 3,
  width = 64,
  height = 48,
  container = 'mp4',
  isFastStart = true,
}: VideoOptions = {}): Promise<Buffer> {
  const asked = { seconds, width, height, container, isFastStart }
  return cachedFixture(import.meta.url, asked, () => encoded(asked))
}

async function encoded(asked: Required<VideoOptions>): Promise<Buffer> {
  const { seconds, width, height, container, isFastStart } = asked
  const folder = await mkdtemp(join(tmpdir(), 'adloom-video-'))
  const file = join(folder, 'video')
  const codec = container === 'webm' ? ['-c:v', 'libvpx'] : ['-c:v', 'libx264']
  const flags = container === 'mp4' && isFastStart ? ['-movflags', '+faststart'] : []
  const raw = ['-pix_fmt', 'gray', '-s', `${width}x${height}`, '-r', String(FPS)]
  try {
    const { stdin, done } = startFfmpeg({
      inputs: [{ raw: 'rawvideo', options: raw }],
      output: [...codec, '-pix_fmt', 'yuv420p', '-g', '5', ...flags, '-f', container, file],
    })
    stdin.end(noiseFrames(FPS * seconds, width * height))
    await done
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deterministic noise; every frame differs from the previous one. */
function noiseFrames(count: number, pixels: number): Buffer {
  const bytes = Buffer.alloc(count * pixels)
  let state = 1
  for (let index = 0; index < bytes.length; index++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[index] = state >> 16
  }
  return bytes
}
