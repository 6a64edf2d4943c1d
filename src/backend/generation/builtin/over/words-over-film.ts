import { join } from 'node:path'
import { probeMedia } from '../../../media/probe.ts'
import {
  type GenerationRequest,
  type LocalFile,
  type OutputFile,
  ProviderError,
} from '../../provider.ts'
import { surface } from '../canvas.ts'
import type { Setting } from '../compose-scene.ts'
import { encodeOver } from '../encode.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { composeOver } from './compose-over.ts'
import { enlarged, momentsOf } from './film-moments.ts'
import { madeWith } from './made-with.ts'
import type { PartedBrief } from './part-brief.ts'

interface FilmWords {
  request: GenerationRequest
  parted: PartedBrief
  setting: Setting
  /** What the visible mark says; null without one. */
  mark: string | null
  madeBy: string
  signal: AbortSignal
}

/** Lays the words of a brief over every frame of a film that a model made; its sound stays. */
export async function wordsOverFilm(
  { path }: LocalFile,
  index: number,
  { request, parted, setting, mark, madeBy, signal }: FilmWords,
): Promise<OutputFile> {
  const probe = await probeMedia(path, { signal })
  const size = { width: even(probe.width), height: even(probe.height) }
  const scene = composeOver({
    ...size,
    ...setting,
    brief: parted.brief,
    hasCopy: parted.workflows.includes(request.workflowType),
    isFilm: true,
    picture: enlarged(await momentsOf(path, signal), size),
    random: createRandom(request.seed, `variation-${index}`),
    mark,
  })
  const words = painted(scene)
  const fps = Math.min(FPS_MAX, Math.max(1, probe.fps || FPS_USUAL))
  const file = join(request.workDir, `result-${index + 1}.mp4`)
  await encodeOver({
    ...size,
    fps,
    frameCount: Math.max(1, Math.round(probe.durationSeconds * fps)),
    ...(probe.audioCodec && { audioFile: path }),
    file,
    provenance: madeWith(madeBy, 'video'),
    signal,
    source: { file: path, options: [] },
    graph: `[0:v:0]scale=${size.width}:${size.height},fps=${fps},format=yuv420p[base]`,
    overlayCount: 1,
    overlay: () => words,
  })
  return { path: file, mimeType: 'video/mp4', kind: 'video' }
}

const [FPS_USUAL, FPS_MAX] = [24, 60]
const even = (length: number) => Math.max(2, Math.floor(length / 2) * 2)

/** The layers alone, on nothing. A film cannot stand beside its words as a picture can. */
function painted({ width, height, layers }: Scene): Uint8Array {
  if (layers.some(({ role }) => role === 'picture'))
    throw new ProviderError('engine_failed', 'The film leaves its words no room.')
  const { canvas, ctx } = surface(width, height)
  for (const layer of layers) layer.paint(ctx)
  return canvas.data()
}
