import { LOUDNESS } from '../../contract/preflight.ts'
import { FfmpegError, runFfmpeg } from './ffmpeg.ts'

/** A file's loudness by ITU-R BS.1770-4 and EBU R 128. */
export interface Loudness {
  /** Integrated, in LUFS; null for silence. */
  lufs: number | null
  /** Highest true peak of all channels, in dBTP; null for silence. */
  peak: number | null
}

const TIME_LIMIT_MS = 300_000
/** The meter's reading for silence. */
const SILENCE = -69

/** Whether a feed would turn it down, or it would be too quiet next to others. */
export function isOffFeed({ lufs, peak }: Loudness): boolean {
  if (lufs === null) return false
  const isOff = Math.abs(lufs - LOUDNESS.wanted) > LOUDNESS.tolerance
  return isOff || (peak !== null && peak > LOUDNESS.peak)
}

/** Measures a file's loudness; null if it has no readable sound. */
export async function measureLoudness(
  file: string,
  signal?: AbortSignal,
): Promise<Loudness | null> {
  const keys = ['I', 'true_peaks_ch0', 'true_peaks_ch1']
  const print = 'ametadata=mode=print:file=-'
  const meter = `ebur128=metadata=1:peak=true:framelog=verbose,${print}`
  try {
    const bytes = await runFfmpeg({
      inputs: [{ file }],
      output: ['-map', '0:a:0', '-vn', '-ac', '2', '-af', meter, '-f', 'null', '-'],
      ...(signal && { signal }),
      timeLimitMs: TIME_LIMIT_MS,
    })
    const text = bytes.toString('utf8')
    const [lufs = Number.NaN, ...peaks] = keys.map((key) => lastOf(text, `lavfi.r128.${key}=`))
    if (Number.isNaN(lufs)) return null
    if (lufs < SILENCE) return { lufs: null, peak: null }
    const highest = Math.max(...peaks.filter((peak) => !Number.isNaN(peak)))
    return { lufs, peak: 20 * Math.log10(highest) }
  } catch (error) {
    if (error instanceof FfmpegError && error.reason === 'failed') return null
    throw error
  }
}

function lastOf(text: string, key: string): number {
  const at = text.lastIndexOf(key)
  return at < 0 ? Number.NaN : Number.parseFloat(text.slice(at + key.length))
}
