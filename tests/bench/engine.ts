/**
 * `npm run bench:engine`: how long the built-in engine takes for an image and for a second of video
 * in each mode, its processor time, and the memory of all its processes.
 * The first row is reading the longest briefs, the last one a cutout by the recognition model, including its
 * process's start; the other rows don't use it. `-- --rounds 3` takes the median of three;
 * `-- --only image_to_video` measures one mode, `--only cut_out` the recognition model, `--only reading` the reading.
 */

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { createMatting } from '../../src/backend/generation/builtin/matting/matting.ts'
import { isModelInstalled } from '../../src/backend/generation/builtin/matting/weights.ts'
import { createBuiltinEngine } from '../../src/backend/generation/builtin/provider.ts'
import type { GenerationRequest, LocalFile } from '../../src/backend/generation/provider.ts'
import { WORKFLOWS, type WorkflowType } from '../../src/contract/generation.ts'
import { keysOf } from '../../src/contract/keys-of.ts'
import { FIRST_SUBTITLE_STYLE } from '../../src/contract/subtitles.ts'
import { JAR, layersOver, moving, twiceOver } from './engine-references.ts'
import { describeMachine } from './machine.ts'
import { measureChildren } from './process-tree.ts'
import { median } from './process-usage.ts'
import { measureReading } from './reading-speed.ts'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, only: { type: 'string' } },
})
const SECONDS = 5
const FPS = 30
const IMAGES = [
  [1080, 1080],
  [1080, 1920],
] as const
const VIDEOS = [
  [1280, 720],
  [1920, 1080],
] as const
/** Other types are made by a service or mixed without the engine. */
type Made = Exclude<
  WorkflowType,
  | 'speech'
  | 'soundtrack'
  | 'lip_sync'
  | 'digital_person'
  | 'face_change'
  | 'video_face_change'
  | 'transcript'
>
const PROMPTS: Record<Made, string> = {
  text_to_image: 'Cold brew coffee for slow mornings, 20% off, free shipping this week',
  image_edit: 'Warmer and sharper, add a badge "−20 %"',
  text_to_video: 'Cold brew coffee for slow mornings, 20% off, free shipping this week',
  image_to_video: 'Slow zoom in with light snow',
  first_last_frame: 'Smooth camera move',
  video_edit: 'Cinematic look, caption "Slow mornings"',
  subtitles: '',
  layers: '',
  music: '',
  photoshoot: '',
  animated_layers: '',
  timeline: '',
}

const folder = await mkdtemp(join(tmpdir(), 'adloom-bench-'))
const engine = createBuiltinEngine({ concurrency: 1 })
let runs = 0

async function render(changes: Partial<GenerationRequest>): Promise<string> {
  runs += 1
  const workDir = join(folder, String(runs))
  await mkdir(workDir)
  const handle = await engine.submit({
    taskId: `bench-${runs}`,
    workflowType: 'text_to_image',
    model: 'adloom-studio',
    prompt: PROMPTS.text_to_image,
    language: 'en',
    width: 1080,
    height: 1080,
    aspectRatio: '1:1',
    resolution: '720p',
    durationSeconds: 0,
    fps: 0,
    generateAudio: false,
    watermark: true,
    count: 1,
    seed: 7,
    images: [],
    workDir,
    ...changes,
  })
  let result = await engine.poll(handle, { onProgress: () => {} })
  while (result.state === 'running') result = await engine.poll(handle, { onProgress: () => {} })
  if (result.state === 'failed') throw new Error(`${changes.workflowType}: ${result.message}`)
  return result.outputs[0]?.path ?? ''
}

const film = { workflowType: 'text_to_video', durationSeconds: SECONDS, fps: FPS } as const

/** The modes' inputs, made by the engine itself: an image, the same one shifted, and a video. */
async function makeReferences() {
  const picture = await render({ width: 1600, height: 1200 })
  const moved = join(folder, 'moved.png')
  await sharp(picture).extract({ left: 60, top: 20, width: 1480, height: 1110 }).toFile(moved)
  const product = join(folder, 'product.png')
  await sharp(Buffer.from(JAR)).png().toFile(product)
  const video = await render({ ...film, width: 1280, height: 720, generateAudio: true })
  const image = (path: string): LocalFile => ({ path, kind: 'image', mimeType: 'image/png' })
  return {
    text_to_image: {},
    image_edit: { images: [image(picture)] },
    text_to_video: {},
    image_to_video: { images: [image(picture)] },
    first_last_frame: { startFrame: image(picture), endFrame: image(moved) },
    video_edit: { video: { path: video, kind: 'video', mimeType: 'video/mp4' } },
    subtitles: {
      video: { path: video, kind: 'video', mimeType: 'video/mp4' },
      subtitles: {
        cues: [{ from_ms: 0, to_ms: SECONDS * 1000, text: 'Cold brew for slow mornings' }],
        style: { ...FIRST_SUBTITLE_STYLE, look: 'highlight' },
      },
    },
    layers: { layers: layersOver(picture) },
    music: { music: { genre: 'pop', mood: 'happy', tempo: null, is_loop: false, format: 'm4a' } },
    photoshoot: {
      images: [image(product)],
      photoshoot: { scenes: ['white', 'sunlit'], ratios: ['1:1'] },
    },
    animated_layers: { layers: moving(layersOver(picture), SECONDS) },
    timeline: { timeline: twiceOver(video, SECONDS) },
  } satisfies Record<Made, Partial<GenerationRequest>>
}

async function measure(mode: Made, [width, height]: readonly [number, number]) {
  const isVideo = WORKFLOWS[mode].kind === 'video'
  const length = isVideo ? { durationSeconds: SECONDS, fps: FPS, generateAudio: true } : {}
  const rounds: Awaited<ReturnType<typeof measureChildren>>[] = []
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const request = { ...references[mode], ...length, workflowType: mode, prompt: PROMPTS[mode] }
    rounds.push(await measureChildren(() => render({ ...request, width, height })))
  }
  const seconds = median(rounds.map((round) => round.seconds))
  return {
    mode,
    size: `${width} × ${height}`,
    seconds: seconds.toFixed(2),
    'per video second': isVideo ? (seconds / SECONDS).toFixed(2) : '',
    'processor seconds': median(rounds.map((round) => round.cpuSeconds)).toFixed(2),
    'peak MiB': Math.max(...rounds.map((round) => round.peakMib)).toFixed(0),
  }
}

/** Uses a new image each time, since cutouts are cached. */
async function measureCutOut() {
  const rounds: Awaited<ReturnType<typeof measureChildren>>[] = []
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const picture = join(folder, `cut-out-${round}.png`)
    const background = { r: 200, g: 200, b: round % 256 }
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background } }).toFile(picture)
    const matting = createMatting({ folder: join(folder, 'mattes'), keptHours: 1 })
    const cut = async () => {
      if ((await matting.matteOf(picture)) === null) throw new Error('The picture was not cut out.')
      matting.close()
    }
    rounds.push(await measureChildren(cut))
  }
  return {
    mode: 'cut-out by the model',
    size: '1600 × 1200',
    seconds: median(rounds.map((round) => round.seconds)).toFixed(2),
    'per video second': '',
    'processor seconds': median(rounds.map((round) => round.cpuSeconds)).toFixed(2),
    'peak MiB': Math.max(...rounds.map((round) => round.peakMib)).toFixed(0),
  }
}

if ([undefined, 'reading'].includes(options.only)) {
  const { seconds, characters, shapes } = measureReading()
  const slowest = `${(seconds * 1000).toFixed(0)} ms of processor time`
  console.log(`${slowest} to read ${characters} characters, the slowest of ${shapes} shapes`)
}
const references = await makeReferences()
const rows: Awaited<ReturnType<typeof measure | typeof measureCutOut>>[] = []
try {
  for (const mode of keysOf(PROMPTS)) {
    if (options.only && options.only !== mode) continue
    for (const size of WORKFLOWS[mode].kind === 'video' ? VIDEOS : IMAGES)
      rows.push(await measure(mode, size))
  }
  if (isModelInstalled() && [undefined, 'cut_out'].includes(options.only))
    rows.push(await measureCutOut())
} finally {
  await rm(folder, { recursive: true })
}
console.log(`${describeMachine()}; videos of ${SECONDS} s at ${FPS} frames per second with sound`)
console.table(rows)
