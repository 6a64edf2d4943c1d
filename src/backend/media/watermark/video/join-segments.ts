import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { startFfmpeg } from '../../ffmpeg.ts'
import { companionArguments } from './companions.ts'
import { type Container, containerFor } from './container.ts'
import { carryCredentials } from './credentials.ts'
import { codecFor } from './encoder.ts'
import { lastFrameSeconds } from './last-frame.ts'
import { turnPicture } from './picture-matrix.ts'
import { WORK_TIME_LIMIT_MS } from './read-stack.ts'
import type { VideoSource } from './source.ts'
import { CLOCK_OFFSET_SECONDS } from './write-segments.ts'

/** ffmpeg sleeps whenever all packets read so far are written; with the default queue of eight, it mostly sleeps. */
const READ_AHEAD = ['-thread_queue_size', '128']

export interface JoinTarget {
  out: string
  /** XMP and Content Credentials are copied unless this is false; Matroska can't hold them. */
  keepCredentials?: boolean | undefined
}

/** Joins the segments and takes over sound, chapters and metadata from the source. */
export async function joinSegments(
  source: VideoSource,
  segments: readonly string[],
  times: Float64Array,
  { out, keepCredentials = true }: JoinTarget,
  signal: AbortSignal,
): Promise<void> {
  const container = containerFor(out)
  const temporary = `${out}.part`
  try {
    const output = [
      ...videoArguments(source, times, container),
      ...companionArguments(source.companions, container),
      ...['-map_metadata', '0', '-map_chapters', '0'],
      ...(container === 'matroska' ? [] : mp4Arguments(source)),
      // FLAC in MP4 is standardized, but this ffmpeg still calls it experimental.
      ...['-strict', '-2', '-max_muxing_queue_size', '9999', '-f', container, temporary],
    ]
    await mux(source, segments, output, signal)
    if (container !== 'matroska') {
      await turnPicture(temporary, source)
      await carryCredentials(source.file, temporary, keepCredentials)
    }
    await rename(temporary, out)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function mux(
  { file, clockShiftSeconds }: VideoSource,
  segments: readonly string[],
  output: string[],
  signal: AbortSignal,
): Promise<void> {
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [
      { file, options: [...READ_AHEAD, '-copyts', '-itsoffset', String(clockShiftSeconds)] },
      {
        raw: 'mpegts',
        options: [...READ_AHEAD, '-copyts', '-itsoffset', `-${CLOCK_OFFSET_SECONDS}`],
      },
    ],
    output,
    signal,
    timeLimitMs: WORK_TIME_LIMIT_MS,
  })
  stdout.resume()
  for (const segment of segments) {
    for await (const chunk of createReadStream(segment, { highWaterMark: 1 << 20 })) {
      if (stdin.destroyed) break
      if (!stdin.write(chunk)) await Promise.race([drained(stdin), done])
    }
  }
  stdin.end()
  await done
}

const drained = (stream: NodeJS.EventEmitter) =>
  new Promise<void>((resolve) => stream.once('drain', resolve))

function videoArguments(source: VideoSource, times: Float64Array, container: Container) {
  // The filter counts in the container's time base.
  const steps = container === 'matroska' ? 1_000 : source.timescale
  const seconds = lastFrameSeconds(source, times)
  return [
    ...['-map', '1:v:0', '-c:0', 'copy', '-map_metadata:s:0', `0:s:${source.streamIndex}`],
    // Without a duration, the edit list ends before the last frame and players hide it.
    ...['-bsf:0', `setts=pts=PTS:dts=DTS:duration=${Math.round(seconds * steps)}`],
  ]
}

function mp4Arguments(source: VideoSource): string[] {
  const timescale = String(source.timescale)
  return [
    ...(codecFor(source) === 'hevc' ? ['-tag:v:0', 'hvc1'] : []),
    // The source's own time scale, so that its times are reproduced exactly.
    ...['-video_track_timescale', timescale, '-movie_timescale', timescale],
    ...['-movflags', needsFreeTags(source) ? '+faststart+use_metadata_tags' : '+faststart'],
  ]
}

/** Metadata with other names, such as a phone's location and model, needs the free-form kind of list. */
const needsFreeTags = ({ tags, companions }: VideoSource): boolean =>
  !companions.some(({ kind }) => kind === 'cover') &&
  tags.some((name) => !PLAIN_TAGS.has(name.toLowerCase()))

const PLAIN_TAGS = new Set(
  (
    'major_brand minor_version compatible_brands encoder creation_time duration software ' +
    'title artist album_artist composer album date comment genre copyright grouping lyrics ' +
    'description synopsis show episode_id network keywords track disc location location-eng'
  ).split(' '),
)
