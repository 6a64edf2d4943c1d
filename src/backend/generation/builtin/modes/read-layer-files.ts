import sharp from 'sharp'
import {
  LAYER_EDGE_MAX,
  LAYER_PIXELS_MAX,
  type LayerDocument,
} from '../../../../contract/layers.ts'
import { type LayeredPicture, ProviderError } from '../../provider.ts'
import type { Canvas } from '../canvas.ts'
import { canvasOf, readPicture } from '../picture/picture.ts'
import { addUploadedFaces } from '../type/uploaded-faces.ts'

/** Pixels of all files together: more wouldn't fit into memory beside the picture. */
const PIXELS_MAX = 5 * LAYER_PIXELS_MAX

/** Loads each file at the largest size it is drawn at, and registers the typefaces. */
export async function readFiles(
  {
    before,
    after,
    files,
    fonts = [],
  }: Pick<LayeredPicture, 'before' | 'after' | 'files' | 'fonts'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Canvas>> {
  await addUploadedFaces(fonts)
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
