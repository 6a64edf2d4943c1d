import { join } from 'node:path'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { loadBrand } from '../brand/brand.ts'
import { engineProvenance } from '../credits.ts'
import { encodeOver } from '../encode.ts'
import type { Size } from '../geometry.ts'
import type { Progress } from '../progress.ts'
import { provenanceOver } from '../provenance-of-sources.ts'
import { subtitleFilm } from '../subtitles/subtitle-film.ts'
import { developed } from '../video/edit-graph.ts'
import { isUnreadable, readSource, unreadable } from '../video/source-facts.ts'

/** Maximum shorter edge of the result. */
const EDGE_MAX = 1080
const [FPS_USUAL, FPS_MAX] = [30, 60]

/** Shows words over a video while they are spoken; picture, length, and sound stay as they are. */
export async function subtitles(
  request: GenerationRequest,
  { report, signal }: Progress,
): Promise<OutputFile[]> {
  const { video, subtitles: asked, workDir } = request
  if (!video || !asked) throw new ProviderError('media_unreadable', 'There is nothing to write on.')
  const source = await readSource(video.path, signal)
  const size = sizeOf(source)
  const film = subtitleFilm(asked.cues, {
    ...size,
    style: asked.style,
    language: request.language,
    zone: request.safeZone ?? null,
    brand: await loadBrand(request.brand, request.language),
  })
  if (!film) throw new ProviderError('request_rejected', 'No cue has a word that can be written.')
  const fps = Math.min(FPS_MAX, Math.max(1, source.fps || FPS_USUAL))
  const frameCount = Math.max(1, Math.round(source.durationSeconds * fps))
  const file = join(workDir, 'result-1.mp4')
  const shape = `scale=${size.width}:${size.height},setsar=1,fps=${fps}`
  try {
    await encodeOver({
      ...size,
      fps,
      frameCount,
      ...(source.audioCodec && { audioFile: video.path }),
      file,
      provenance: await provenanceOver([video], engineProvenance('algorithmicallyEnhanced')),
      signal,
      source: { file: video.path, options: [] },
      graph: `[0:v:0]${[...developed(source), shape].join(',')},format=yuv420p[base]`,
      band: film.band,
      overlayCount: frameCount,
      overlay: (index) => film.at(index / fps),
      onFrame: (index) => report((index / frameCount) * 0.97, 'rendering'),
    })
  } catch (error) {
    throw isUnreadable(error) ? unreadable() : error
  }
  return [{ path: file, mimeType: 'video/mp4', kind: 'video' }]
}

const even = (length: number) => Math.max(2, Math.round(length / 2) * 2)

function sizeOf({ width, height }: Size): Size {
  const scale = Math.min(1, EDGE_MAX / Math.min(width, height))
  return { width: even(width * scale), height: even(height * scale) }
}
