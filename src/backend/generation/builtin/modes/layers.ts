import sharp from 'sharp'
import {
  LAYER_EDGE_MAX,
  LAYER_PIXELS_MAX,
  type LayerDocument,
} from '../../../../contract/layers.ts'
import {
  type GenerationRequest,
  type LayeredPicture,
  type OutputFile,
  ProviderError,
} from '../../provider.ts'
import type { Canvas } from '../canvas.ts'
import { engineProvenance } from '../credits.ts'
import { composeLayers } from '../layers/compose-layers.ts'
import { keepOriginal } from '../layers/keep-original.ts'
import { madeWith } from '../over/made-with.ts'
import { canvasOf, readPicture } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { writeImage } from '../write-image.ts'

/** Pixels of all files together: more would not fit into memory beside the picture. */
const PIXELS_MAX = 5 * LAYER_PIXELS_MAX

/** Layers as one picture again. */
export async function layers(
  { layers: asked, workDir }: GenerationRequest,
  { report, signal }: Progress,
): Promise<OutputFile[]> {
  if (!asked) throw new ProviderError('media_unreadable', 'There are no layers.')
  const files = await readFiles(asked, signal)
  report(0.5, 'rendering')
  const after = composeLayers(asked.after, files)
  await keepUnchanged(asked, after, files)
  const { madeBy } = asked
  const provenance = madeBy ? madeWith(madeBy, 'image') : engineProvenance('composite')
  return [await writeImage(after, workDir, 'result-1', provenance)]
}

/** What was not touched stays as it was, as long as it is a picture of the same size. */
async function keepUnchanged(
  { before, original }: LayeredPicture,
  after: Canvas,
  files: ReadonlyMap<string, Canvas>,
): Promise<void> {
  if (before.width !== after.width || before.height !== after.height) return
  const { pixels } = await readPicture(original.path, LAYER_EDGE_MAX)
  if (pixels.width !== after.width || pixels.height !== after.height) return
  keepOriginal(composeLayers(before, files), after, pixels.data)
}

/** Each file as large as it is drawn at most. */
async function readFiles(
  { before, after, files }: LayeredPicture,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Canvas>> {
  const read = new Map<string, Canvas>()
  let pixelCount = 0
  for (const [id, { path }] of Object.entries(files)) {
    signal.throwIfAborted()
    const edge = await edgeOf(path, id, [before, after])
    const { pixels } = await readPicture(path, edge)
    pixelCount += pixels.width * pixels.height
    if (pixelCount > PIXELS_MAX)
      throw new ProviderError('request_rejected', 'The pictures are too large together.')
    read.set(id, canvasOf(pixels))
  }
  return read
}

async function edgeOf(path: string, id: string, documents: LayerDocument[]): Promise<number> {
  const { width = 1, height = 1 } = await sharp(path)
    .metadata()
    .catch(() => ({ width: 1, height: 1 }))
  const scales = documents.flatMap(({ layers: all }) =>
    all.flatMap((layer) =>
      layer.kind === 'image' && layer.file_id === id
        ? [Math.max(layer.width / width, layer.height / height)]
        : [],
    ),
  )
  const long = Math.max(width, height)
  return Math.min(LAYER_EDGE_MAX, long, Math.ceil(long * Math.max(0, ...scales)) || 1)
}
