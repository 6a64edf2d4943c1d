import { runFfmpeg } from './ffmpeg.ts'

const GROUND = '0x1b1b23'
const INK = '0xa99bff'

/** A sound file's waveform from beginning to end, as a PNG. */
export function drawWaveform(
  file: string,
  { width, height }: { width: number; height: number },
  signal?: AbortSignal,
): Promise<Buffer> {
  const size = `${width}x${height}`
  const bars = `showwavespic=s=${width}x${Math.round(height / 2)}:colors=${INK}:scale=sqrt:draw=full`
  return runFfmpeg({
    inputs: [{ file }],
    output: [
      '-filter_complex',
      `color=c=${GROUND}:s=${size}[ground];[0:a:0]aformat=channel_layouts=mono,${bars}[bars];[ground][bars]overlay=0:(H-h)/2[out]`,
      ...['-map', '[out]', '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
    ],
    signal,
    timeLimitMs: 30_000,
  })
}
