import { rm } from 'node:fs/promises'
import type { MusicFormat } from '../../../contract/music.ts'
import { runFfmpeg } from '../../media/ffmpeg.ts'
import type { Provenance } from '../../media/provenance.ts'
import { levelSound } from '../../media/sound-mix/mix-sound.ts'
import { encodeSound } from '../builtin/audio/encode-sound.ts'
import type { OutputFile } from '../provider.ts'

interface SoundFacts {
  speed?: number
  soundFormat?: MusicFormat
  provenance: Provenance
}

const MIME_TYPES: Record<MusicFormat, string> = { m4a: 'audio/x-m4a', wav: 'audio/wav' }
const TIME_LIMIT_MS = 5 * 60_000

/** What was said, at the speed that was asked for, as loud as feeds play it; its pitch stays. */
export async function finishSound(
  path: string,
  { speed = 1, soundFormat = 'm4a', provenance }: SoundFacts,
): Promise<OutputFile> {
  const [plain, leveled] = [`${path}.plain.wav`, `${path}.leveled.wav`]
  const file = `${path}.${soundFormat}`
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const filters = ['aresample=48000', ...(speed === 1 ? [] : [`atempo=${speed}`])]
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
