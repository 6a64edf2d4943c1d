import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isAppError } from '../../../../contract/app-error.ts'
import { PEAKS_PER_SECOND } from '../../../../contract/subtitles.ts'
import { FfmpegError, runFfmpeg } from '../../../media/ffmpeg.ts'
import { readPeaks } from '../../../media/peaks.ts'
import { type GenerationRequest, type LocalFile, ProviderError } from '../../provider.ts'
import { said } from '../service-error.ts'
import { cutsAtRest } from './cuts-at-rest.ts'

/** A stretch of a film's sound, as a small file. */
export interface SoundPart {
  file: LocalFile
  from_ms: number
}

/** Speech models work at this sample rate; anything above would be discarded. */
const SAMPLE_RATE = '16000'
/** At most 20 MB of lossless sound: services accept 25. Whisper's own server also reads FLAC, but not MP4. */
const PART_SECONDS = 600
const TIME_LIMIT_MS = 10 * 60_000
/** Pads a late sound track with silence, so that its times match the film's. */
const FROM_THE_BEGINNING = ['-af', 'aresample=async=1:first_pts=0']
const LOSSLESS = ['-sample_fmt', 's16', '-c:a', 'flac', '-f', 'flac']
/** Half an hour is about 14 MB, and no speech is lost. */
const SMALL = ['-c:a', 'aac', '-b:a', '64k', '-f', 'ipod']
/** Peaks of a file without any sound. */
const QUIET = /^[01]*$/

type Listened = Pick<GenerationRequest, 'video' | 'workDir'>

/**
 * The sound of a film in parts, each starting at a pause, the first one with the film.
 * @throws ProviderError('no_speech_heard') without calling a service if it has no sound, or ServiceError
 */
export const takeSound = (
  request: Listened,
  signal: AbortSignal | undefined,
): Promise<SoundPart[]> => taken(request, signal, parted)

/**
 * The same in one piece, for services that accept long files but no FLAC.
 * @throws ProviderError('no_speech_heard') without calling a service if it has no sound, or ServiceError
 */
export const takeWholeSound = (
  request: Listened,
  signal: AbortSignal | undefined,
): Promise<LocalFile> =>
  taken(request, signal, async (whole, { workDir, signal }) => {
    const path = join(workDir, 'sound.m4a')
    await takenOnce(path, (part) => encode(whole, part, { format: SMALL, signal }))
    return { path, mimeType: 'audio/mp4', kind: 'audio' }
  })

interface Taken {
  peaks: string
  workDir: string
  signal: AbortSignal
}

async function taken<Result>(
  { video, workDir }: Listened,
  signal: AbortSignal | undefined,
  make: (whole: string, facts: Taken) => Promise<Result>,
): Promise<Result> {
  if (!video) throw said('invalid_input', 'There is no video to listen to.')
  const limit = AbortSignal.timeout(TIME_LIMIT_MS)
  const stop = signal ? AbortSignal.any([signal, limit]) : limit
  const whole = join(workDir, 'sound.flac')
  try {
    await takenOnce(whole, (part) =>
      encode(video.path, part, { how: FROM_THE_BEGINNING, signal: stop }),
    )
    const peaks = await readPeaks(whole, PEAKS_PER_SECOND)
    if (QUIET.test(peaks)) throw new ProviderError('no_speech_heard', 'The film is silent.')
    return await make(whole, { peaks, workDir, signal: stop })
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof FfmpegError || isAppError(error))
      throw said('invalid_input', 'The sound of the video cannot be read.')
    throw error
  }
}

/** A retried run finds the earlier file; an interrupted one has left none under the final name. */
async function takenOnce(file: string, take: (part: string) => Promise<unknown>): Promise<void> {
  if (await stat(file).catch(() => null)) return
  await take(`${file}.part`)
  await rename(`${file}.part`, file)
}

async function parted(whole: string, { peaks, workDir, signal }: Taken): Promise<SoundPart[]> {
  const cuts = cutsAtRest(peaks, { perSecond: PEAKS_PER_SECOND, partSeconds: PART_SECONDS })
  if (cuts.length === 0) return [{ file: soundFile(whole), from_ms: 0 }]
  const parts: SoundPart[] = []
  for (const [at, from] of [0, ...cuts].entries()) {
    const path = join(workDir, `sound-${at + 1}.flac`)
    const until = cuts[at]
    const length = until === undefined ? [] : ['-t', String(until - from)]
    await encode(whole, path, { how: ['-ss', String(from), ...length], signal })
    parts.push({ file: soundFile(path), from_ms: Math.round(from * 1_000) })
  }
  return parts
}

const soundFile = (path: string): LocalFile => ({ path, mimeType: 'audio/flac', kind: 'audio' })

interface Encoding {
  how?: string[]
  format?: string[]
  signal: AbortSignal
}

const encode = (from: string, to: string, { how = [], format = LOSSLESS, signal }: Encoding) =>
  runFfmpeg({
    inputs: [{ file: from }],
    output: [
      ...['-map', '0:a:0', '-vn', '-ac', '1', '-ar', SAMPLE_RATE, '-map_metadata', '-1', ...how],
      ...format,
      to,
    ],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })
