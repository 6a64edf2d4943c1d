import { AppError } from '../../contract/app-error.ts'
import { FfmpegError, runFfmpeg } from './ffmpeg.ts'

/** Enough for the shape of speech; ten minutes take five megabytes. */
const SAMPLE_RATE = 4_000
const STEPS = 36

/**
 * A file's loudness over time, one base-36 digit per slice of a second.
 * @throws AppError('media_unreadable')
 */
export async function readPeaks(file: string, perSecond: number): Promise<string> {
  const bytes = await decoded(file)
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2))
  const stride = SAMPLE_RATE / perSecond
  const digits: string[] = []
  for (let from = 0; from < samples.length; from += stride) {
    let peak = 0
    for (const sample of samples.subarray(from, from + stride))
      peak = Math.max(peak, Math.abs(sample))
    // The square root keeps quiet speech visible.
    const step = Math.round(Math.sqrt(Math.min(1, peak / 32_767)) * (STEPS - 1))
    digits.push(step.toString(STEPS))
  }
  return digits.join('')
}

async function decoded(file: string): Promise<Uint8Array> {
  try {
    const sound = ['-map', '0:a:0', '-vn', '-ac', '1', '-ar', String(SAMPLE_RATE)]
    const read = await runFfmpeg({
      inputs: [{ file }],
      output: [...sound, '-f', 's16le', 'pipe:1'],
    })
    // A fresh copy starts at an even address, as Int16Array requires.
    return Uint8Array.from(read)
  } catch (error) {
    if (error instanceof FfmpegError && error.reason === 'failed')
      throw new AppError('media_unreadable', { reason: 'content' })
    throw error
  }
}
