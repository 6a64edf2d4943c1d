import { join } from 'node:path'
import { probeMedia } from '../../../media/probe.ts'
import type { GenerationRequest, LocalFile, OutputFile } from '../../provider.ts'
import { surface } from '../canvas.ts'
import type { Setting } from '../compose-scene.ts'
import { encodeOver } from '../encode.ts'
import type { Rect } from '../geometry.ts'
import { createRandom } from '../random.ts'
import { composeOver, type SceneOver } from './compose-over.ts'
import { momentsOf } from './film-moments.ts'
import { madeWith } from './made-with.ts'
import type { PartedBrief } from './part-brief.ts'

interface FilmWords {
  request: GenerationRequest
  parted: PartedBrief
  setting: Setting
  /** The text of the visible mark; null without one. */
  mark: string | null
  madeBy: string
  signal: AbortSignal
}

/**
 * Lays a brief's text over every frame of a model's film, or next to its most important part if there is no room; the
 * sound stays.
 */
export async function wordsOverFilm(
  { path }: LocalFile,
  index: number,
  { request, parted, setting, mark, madeBy, signal }: FilmWords,
): Promise<OutputFile> {
  const probe = await probeMedia(path, { signal })
  const moments = await momentsOf(path, signal)
  const { width, height } = moments.picture
  const size = { width, height }
  const scene = composeOver({
    ...size,
    ...setting,
    brief: parted.brief,
    hasCopy: parted.workflows.includes(request.workflowType),
    ...moments,
    kind: 'video',
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
    graph: `[0:v:0]${[`scale=${width}:${height}`, ...shownIn(scene), `fps=${fps}`].join()},format=yuv420p[base]`,
    overlayCount: 1,
    overlay: () => words,
  })
  return { path: file, mimeType: 'video/mp4', kind: 'video' }
}

const [FPS_USUAL, FPS_MAX] = [24, 60]

/** Filters that place a part of a film in the frame, in even pixels; an extra pixel is covered. */
function shownIn({ width, height, cut }: SceneOver): string[] {
  if (!cut) return []
  const to = evenly(cut.to)
  const from = evenly(cut.from)
  return [
    `crop=${from.width}:${from.height}:${from.x}:${from.y}`,
    `scale=${to.width}:${to.height}`,
    `pad=${width}:${height}:${to.x}:${to.y}`,
  ]
}

function evenly(box: Rect): Rect {
  const [x, y] = [Math.floor(box.x / 2) * 2, Math.floor(box.y / 2) * 2]
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  return {
    x,
    y,
    width: Math.ceil((right - x) / 2) * 2,
    height: Math.ceil((bottom - y) / 2) * 2,
  }
}

/** Only the layers, on transparency: the encoder adds the film itself. */
function painted({ width, height, layers }: SceneOver): Uint8Array {
  const { canvas, ctx } = surface(width, height)
  for (const layer of layers) if (layer.role !== 'picture') layer.paint(ctx)
  return canvas.data()
}
