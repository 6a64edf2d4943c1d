import { rename } from 'node:fs/promises'
import { runFfmpeg } from '../ffmpeg.ts'
import { type Provenance, provenanceMetadata, stampMp4 } from '../provenance.ts'

interface SoundUnderVideo {
  /** What MP4 may hold: H.264, H.265, VP9, AV1 or MPEG-4. */
  video: string
  /** As `mixSound` writes it. */
  sound: string
  /** MP4; it appears only when it is whole. */
  file: string
  provenance: Provenance
  signal: AbortSignal
}

const SOUND_BITS = '192k'
const TIME_LIMIT_MS = 30 * 60_000

/** Puts a sound under a video in place of what it has: its pictures are copied as they are, packet for packet. */
export async function putSoundUnder(order: SoundUnderVideo): Promise<void> {
  const { video, sound, file, provenance, signal } = order
  const part = `${file}.part`
  await runFfmpeg({
    inputs: [{ file: video }, { file: sound }],
    output: [
      ...['-map', '0:V:0', '-map', '1:a:0', '-c:v', 'copy'],
      ...['-c:a', 'aac', '-b:a', SOUND_BITS, '-ar', '48000', '-ac', '2', '-map_metadata', '-1'],
      ...[...provenanceMetadata(provenance), '-movflags', '+faststart', '-f', 'mp4', part],
    ],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })
  await stampMp4(part, provenance)
  await rename(part, file)
}
