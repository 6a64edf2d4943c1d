import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ASPECT_RATIOS,
  type AspectRatio,
  frameSize,
  WORKFLOWS,
} from '../../../contract/generation.ts'
import { readEnv } from '../../env.ts'
import { createBuiltinEngine, openMatting } from '../../generation/builtin-engine.ts'
import type { LocalFile } from '../../generation/provider.ts'
import type { PlannedExample } from './plan.ts'

/** Short edge of the examples' videos, in pixels: sharp in the gallery, small in the package. */
const VIDEO_EDGE = 540
const FPS = 24

const env = readEnv()
const matting = openMatting(env)
const engine = createBuiltinEngine({ concurrency: 1, matting })

type Order = Pick<
  PlannedExample,
  'mode' | 'prompt' | 'language' | 'ratio' | 'seed' | 'durationSeconds' | 'audio'
>
interface Inputs {
  images?: LocalFile[]
  startFrame?: LocalFile
  endFrame?: LocalFile
  video?: LocalFile
}

/** Runs the built-in engine for one result in its own folder; returns the file. */
export async function runEngine(
  order: Order,
  folder: string,
  { images = [], ...inputs }: Inputs = {},
): Promise<LocalFile> {
  await mkdir(folder, { recursive: true })
  const isVideo = WORKFLOWS[order.mode].kind === 'video'
  const handle = await engine.submit({
    taskId: folder,
    workflowType: order.mode,
    model: modelOf(order.mode),
    prompt: order.prompt,
    language: order.language,
    ...sizeOf(order.ratio, isVideo),
    aspectRatio: order.ratio,
    resolution: isVideo ? '720p' : '1k',
    durationSeconds: isVideo ? (order.durationSeconds ?? 5) : 0,
    fps: isVideo ? FPS : 0,
    generateAudio: order.audio ?? false,
    watermark: false,
    count: 1,
    seed: order.seed,
    images,
    ...inputs,
    workDir: folder,
  })
  let result = await engine.poll(handle, { onProgress: () => {} })
  while (result.state === 'running') result = await engine.poll(handle, { onProgress: () => {} })
  if (result.state === 'failed') throw new Error(`${result.code}: ${result.message}`)
  const [output] = result.outputs
  if (!output) throw new Error('The engine made nothing.')
  return { ...output, path: join(output.path) }
}

export const modelOf = (mode: PlannedExample['mode']): string =>
  WORKFLOWS[mode].kind === 'video' ? 'adloom-studio-video' : 'adloom-studio-image'

function sizeOf(ratio: AspectRatio, isVideo: boolean): { width: number; height: number } {
  if (!isVideo) return frameSize(ratio, '1k')
  const [across, down] = ASPECT_RATIOS[ratio]
  const scale = VIDEO_EDGE / Math.min(across, down)
  const even = (value: number) => Math.round((value * scale) / 2) * 2
  return { width: even(across), height: even(down) }
}
