import { rename } from 'node:fs/promises'
import { runFfmpeg } from '../ffmpeg.ts'
import { type Provenance, provenanceMetadata, stampMp4 } from '../provenance.ts'

interface SoundUnderVideo {
  video: string
  /** A container for the pictures as they are: `webm` for VP8, `mp4` for H.264, H.265, VP9, AV1 and MPEG-4. */
  container: VideoContainer
  /** A file written by `mixSound`. */
  sound: string
  /** Appears only once it is complete. */
  file: string
  provenance: Provenance
  signal: AbortSignal
}

export type VideoContainer = 'mp4' | 'webm'

const SETTINGS: Record<VideoContainer, string[]> = {
  mp4: ['-c:a', 'aac', '-movflags', '+faststart', '-f', 'mp4'],
  webm: ['-c:a', 'libopus', '-f', 'webm'],
}
const SOUND_BITS = '192k'
const TIME_LIMIT_MS = 30 * 60_000

/** Replaces a video's sound; its pictures are copied packet for packet. */
export async function putSoundUnder(order: SoundUnderVideo): Promise<void> {
  const { video, sound, file, container, provenance, signal } = order
  const part = `${file}.part`
  await runFfmpeg({
    inputs: [{ file: video }, { file: sound }],
    output: [
      ...['-map', '0:V:0', '-map', '1:a:0', '-c:v', 'copy'],
      ...['-b:a', SOUND_BITS, '-ar', '48000', '-ac', '2', '-map_metadata', '-1'],
      ...[...provenanceMetadata(provenance), ...SETTINGS[container], part],
    ],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })
  if (container === 'mp4') await stampMp4(part, provenance)
  await rename(part, file)
}
