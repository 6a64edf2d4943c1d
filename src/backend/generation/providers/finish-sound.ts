import { rm } from 'node:fs/promises'
import type { MusicFormat } from '../../../contract/music.ts'
import { runFfmpeg } from '../../media/ffmpeg.ts'
import type { Provenance } from '../../media/provenance.ts'
import { levelSound } from '../../media/sound-mix/mix-sound.ts'
import { encodeSound } from '../builtin/audio/encode-sound.ts'
import type { OutputFile } from '../provider.ts'
import { said } from './service-error.ts'

interface SoundFacts {
  speed?: number
  soundFormat?: MusicFormat
  /** Requested length; null if the content decides it. */
  soundSeconds?: number | null
  /** Length of the received file. */
  givenSeconds: number
  provenance: Provenance
}

const MIME_TYPES: Record<MusicFormat, string> = { m4a: 'audio/x-m4a', wav: 'audio/wav' }
const TIME_LIMIT_MS = 5 * 60_000

/**
 * Speech at the requested speed, or music cut to the requested length, leveled to the loudness of
 * social feeds. The pitch stays.
 * @throws ServiceError if the music is shorter than requested
 */
export async function finishSound(
  path: string,
  { speed = 1, soundFormat = 'm4a', soundSeconds = null, givenSeconds, provenance }: SoundFacts,
): Promise<OutputFile> {
  const [plain, leveled] = [`${path}.plain.wav`, `${path}.leveled.wav`]
  const file = `${path}.${soundFormat}`
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const filters = [
    'aresample=48000',
    ...(speed === 1 ? [] : [`atempo=${speed}`]),
    ...(soundSeconds === null ? [] : endAt(soundSeconds, givenSeconds)),
  ]
  try {
    await runFfmpeg({
      inputs: [{ file: path }],
      output: [
        ...['-map', '0:a:0', '-vn', '-ac', '2', '-af', filters.join(',')],
        ...['-c:a', 'pcm_f32le', '-f', 'wav', plain],
      ],
      signal,
    })
    await levelSound({ source: plain, file: leveled, signal })
    await encodeSound({ source: leveled, file, format: soundFormat, provenance, signal })
  } finally {
    await Promise.all([plain, leveled].map((part) => rm(part, { force: true })))
  }
  return { path: file, mimeType: MIME_TYPES[soundFormat], kind: 'audio' }
}

/** Tolerated shortfall: what encoders drop, and no more. */
const SHORT_MAX_SECONDS = 0.5
const FADE_SECONDS = 1.5

/** Fades music out at the requested end; a piece that ends there by itself is left alone. */
function endAt(seconds: number, givenSeconds: number): string[] {
  if (givenSeconds < seconds - SHORT_MAX_SECONDS)
    throw said('unknown', `The music is ${givenSeconds} s long instead of ${seconds}.`)
  if (givenSeconds < seconds + SHORT_MAX_SECONDS) return [`atrim=end=${seconds}`]
  const fade = Math.min(FADE_SECONDS, seconds / 4)
  return [`atrim=end=${seconds}`, `afade=t=out:st=${seconds - fade}:d=${fade}`]
}
