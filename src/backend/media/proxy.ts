import { runFfmpeg } from './ffmpeg.ts'

/** Large enough to judge a repaired area, small enough to be made and loaded quickly. */
const LONG_EDGE = 1280
/** Upright, with square pixels and even sides; never enlarged. */
const SHARE = `min(1,${LONG_EDGE}/max(iw*sar,ih))`
const SMALL = `scale='2*trunc(iw*sar*${SHARE}/2)':'2*trunc(ih*${SHARE}/2)',setsar=1`
const TIME_LIMIT_MS = 3_600_000

interface ProxyOrder {
  file: string
  durationSeconds: number
  out: string
  signal: AbortSignal
  /** Progress from 0 to 1. */
  onProgress: (share: number) => void
}

/** Writes a copy of a video that every browser plays, with the same timing and its sound. */
export async function makeProxy(order: ProxyOrder): Promise<void> {
  const { file, durationSeconds, out, signal, onProgress } = order
  const picture = ['-map', '0:V:0', '-vf', SMALL, '-c:v', 'libx264', '-preset', 'superfast']
  const look = ['-crf', '20', '-pix_fmt', 'yuv420p', '-fps_mode', 'vfr', '-threads', '2']
  const sound = ['-map', '0:a:0?', '-c:a', 'aac', '-ac', '2', '-b:a', '160k']
  await runFfmpeg({
    inputs: [{ file }],
    output: [...picture, ...look, ...sound, '-movflags', '+faststart', '-f', 'mp4', out],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
    onProgress: (seconds) => onProgress(Math.min(1, seconds / Math.max(1, durationSeconds))),
  })
}
