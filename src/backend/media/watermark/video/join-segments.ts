import { createReadStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { extname } from 'node:path'
import { startFfmpeg } from '../../ffmpeg.ts'
import { WORK_TIME_LIMIT_MS } from './read-stack.ts'
import { turnPicture } from './rotation.ts'
import type { VideoSource } from './source.ts'
import { CLOCK_OFFSET_SECONDS } from './write-segments.ts'

const CONTAINERS: Record<string, string> = { '.mov': 'mov', '.mkv': 'matroska' }

/** Puts the segments together and takes sound, chapters and facts over from the source. */
export async function joinSegments(
  source: VideoSource,
  segments: readonly string[],
  out: string,
  signal: AbortSignal,
): Promise<void> {
  const temporary = `${out}.part`
  const container = CONTAINERS[extname(out).toLowerCase()] ?? 'mp4'
  const isMp4 = container !== 'matroska'
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [
      { file: source.file, options: ['-copyts'] },
      { raw: 'mpegts', options: ['-copyts', '-itsoffset', `-${CLOCK_OFFSET_SECONDS}`] },
    ],
    output: [
      ...['-map', '1:v:0', '-map', '0:a?', '-map_metadata', '0', '-map_metadata:s:v', '0:s:v:0'],
      ...['-map_chapters', '0', '-c', 'copy', ...(isMp4 ? mp4Arguments(source) : [])],
      ...['-max_muxing_queue_size', '9999', '-f', container, temporary],
    ],
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
  if (isMp4) await turnPicture(temporary, source)
  await rename(temporary, out)
}

const drained = (stream: NodeJS.EventEmitter) =>
  new Promise<void>((resolve) => stream.once('drain', resolve))

function mp4Arguments({ pixelFormat }: VideoSource): string[] {
  const tag = pixelFormat === 'yuv420p10le' ? ['-tag:v', 'hvc1'] : []
  return [...tag, '-movflags', '+faststart+use_metadata_tags']
}
