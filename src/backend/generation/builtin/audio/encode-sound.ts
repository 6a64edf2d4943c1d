import { rename } from 'node:fs/promises'
import type { MusicFormat } from '../../../../contract/music.ts'
import { runFfmpeg } from '../../../media/ffmpeg.ts'
import { type Provenance, provenanceMetadata, stampMp4 } from '../../../media/provenance.ts'
import { AUDIO_SETTINGS } from '../encode.ts'

const BITEXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
/** `ipod` is an MP4 marked as audio only. */
const SETTINGS: Record<MusicFormat, string[]> = {
  m4a: [...AUDIO_SETTINGS, '-movflags', '+faststart', '-f', 'ipod'],
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
}

interface Encoding {
  /** WAV at its final loudness. */
  source: string
  file: string
  format: MusicFormat
  provenance: Provenance
  signal: AbortSignal
}

/** Writes finished sound as a file with its provenance; the file appears only once complete. */
export async function encodeSound({ source, file, format, provenance, signal }: Encoding) {
  const partial = `${file}.part`
  await runFfmpeg({
    inputs: [{ file: source }],
    output: [
      ...['-map', '0:a:0', ...BITEXACT, ...provenanceMetadata(provenance)],
      ...[...SETTINGS[format], partial],
    ],
    signal,
  })
  if (format === 'm4a') await stampMp4(partial, provenance)
  await rename(partial, file)
}
