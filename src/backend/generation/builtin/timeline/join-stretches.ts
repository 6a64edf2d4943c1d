import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { startFfmpeg } from '../../../media/ffmpeg.ts'
import { provenanceMetadata, stampMp4 } from '../../../media/provenance.ts'
import { CONTAINER_SETTINGS, type Encoding, soundFrom, TIME_LIMIT_MS } from '../encode.ts'
import { CLOCK_OFFSET_SECONDS } from './stretch-settings.ts'

/** Time units per second in an MP4 of 30 frames, as ffmpeg itself chooses them. */
const TIMESCALE = 15_360

/** Joins encoded stretches into one film and adds the sound. */
export async function joinStretches(
  request: Encoding,
  stretches: readonly string[],
): Promise<void> {
  const { audioFile, file, fps, provenance, signal } = request
  const temporary = `${file}.part`
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [
      { raw: 'mpegts', options: ['-copyts', '-itsoffset', `-${CLOCK_OFFSET_SECONDS}`] },
      ...(audioFile ? [{ file: audioFile }] : []),
    ],
    output: [
      ...['-map', '0:v:0', '-c:v', 'copy', ...soundFrom(1, audioFile)],
      // Without a duration, the last frame would be lost.
      ...['-bsf:v', `setts=pts=PTS:dts=DTS:duration=${TIMESCALE / fps}`],
      ...['-video_track_timescale', String(TIMESCALE), ...CONTAINER_SETTINGS],
      ...[...provenanceMetadata(provenance), temporary],
    ],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })
  stdout.resume()
  try {
    await Promise.all([pipeline(Readable.from(bytesOf(stretches)), stdin), done])
    await stampMp4(temporary, provenance)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function* bytesOf(files: readonly string[]) {
  for (const file of files) yield* createReadStream(file)
}
