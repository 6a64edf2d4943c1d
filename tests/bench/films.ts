/**
 * `npm run bench:films`: memory of all processes, duration, and processor time of making the video editor's
 * 1080p video from twenty clips: ten in 4K, four in 1080p, and six 12-megapixel images. `-- --clips 4` takes
 * the first four.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { timeline } from '../../src/backend/generation/builtin/modes/timeline.ts'
import type { GenerationRequest, LocalFile } from '../../src/backend/generation/provider.ts'
import { runFfmpeg } from '../../src/backend/media/ffmpeg.ts'
import { FIRST_SUBTITLE_STYLE } from '../../src/contract/subtitles.ts'
import { TIMELINE_CLIPS_MAX, type TimelineClip } from '../../src/contract/timeline.ts'
import { describeMachine } from './machine.ts'
import { measureChildren } from './process-tree.ts'

const { values: options } = parseArgs({
  options: { clips: { type: 'string', default: String(TIMELINE_CLIPS_MAX) } },
})
const CLIP_MS = 1_500
const folder = await mkdtemp(join(tmpdir(), 'adloom-bench-'))

/** Encoded like a camera's: several reference frames, and B-frames. */
async function makeVideo(name: string, size: string): Promise<LocalFile> {
  const path = join(folder, name)
  await runFfmpeg({
    inputs: [],
    output: [
      ...['-filter_complex', `testsrc2=s=${size}:r=30:d=3[v];sine=f=440:d=3[a]`],
      ...['-map', '[v]', '-map', '[a]', '-c:v', 'libx264', '-preset', 'veryfast'],
      ...['-refs', '4', '-bf', '3', '-pix_fmt', 'yuv420p', '-c:a', 'aac', path],
    ],
    timeLimitMs: 600_000,
  })
  return { path, kind: 'video', mimeType: 'video/mp4' }
}

async function makeImage(): Promise<LocalFile> {
  const path = join(folder, 'image.jpg')
  const create = { width: 4000, height: 3000, channels: 3, background: '#c04020' } as const
  await sharp({ create }).jpeg().toFile(path)
  return { path, kind: 'image', mimeType: 'image/jpeg' }
}

/** Order of the clips, repeated for longer videos. */
const ORDER = ['uhd', 'image', 'uhd', 'hd', 'uhd', 'image', 'uhd', 'hd', 'uhd', 'image'] as const

const clips = Array.from({ length: Number(options.clips) }, (_, at): TimelineClip => {
  const file_id = ORDER[at % ORDER.length] ?? 'hd'
  return {
    ...{ id: String(at), file_id, from_ms: 0, to_ms: CLIP_MS, speed: 1, fit: 'fill', focus: 0.5 },
    ...{ volume: 1, is_muted: false, enter: { kind: 'dissolve', ms: 400 } },
    ...(file_id === 'image' && { still: 'push_in' }),
  }
})

try {
  const request: GenerationRequest = {
    ...{ taskId: 'bench', workflowType: 'timeline', model: 'adloom-studio', prompt: 'Film' },
    ...{ language: 'en', width: 1920, height: 1080, aspectRatio: '16:9', resolution: '1080p' },
    ...{ durationSeconds: 0, fps: 30, generateAudio: false, watermark: false, count: 1, seed: 7 },
    ...{ images: [], workDir: folder },
    timeline: {
      cut: {
        ...{ ratio: '16:9', clips, end_card: null, tracks: [] },
        captions: {
          cues: [{ from_ms: 0, to_ms: 60_000, text: 'Slow mornings' }],
          style: FIRST_SUBTITLE_STYLE,
        },
      },
      files: {
        uhd: await makeVideo('uhd.mp4', '3840x2160'),
        hd: await makeVideo('hd.mp4', '1920x1080'),
        image: await makeImage(),
      },
      madeBy: null,
    },
  }
  const { signal } = new AbortController()
  const { seconds, cpuSeconds, peakMib } = await measureChildren(() =>
    timeline(request, { report: () => {}, signal }),
  )
  console.log(describeMachine())
  console.table({
    [`${clips.length} clips`]: {
      seconds: Number(seconds.toFixed(1)),
      'processor seconds': Number(cpuSeconds.toFixed(1)),
      'memory MiB': Math.round(peakMib),
    },
  })
} finally {
  await rm(folder, { recursive: true })
}
