import { LAYER_EDGE_MAX } from '../../../../contract/layers.ts'
import type { MediaKind } from '../../../../contract/media-kind.ts'
import type { Provenance } from '../../../media/provenance.ts'
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
import type { LayerFiles } from '../layers/paint-layer.ts'
import { madeWith } from '../over/made-with.ts'
import { readPicture } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { provenanceOver } from '../provenance-of-sources.ts'
import { writeImage } from '../write-image.ts'
import { readFiles } from './read-layer-files.ts'

/** Merges layers into one picture. */
export async function layers(
  { layers: asked, workDir }: GenerationRequest,
  { report, signal }: Progress,
): Promise<OutputFile[]> {
  if (!asked) throw new ProviderError('media_unreadable', 'There are no layers.')
  const files = await readFiles(asked, signal)
  report(0.5, 'rendering')
  const picture = await pictureOf(asked, files)
  return [await writeImage(picture, workDir, 'result-1', await provenanceOf(asked, 'image'))]
}

export const provenanceOf = (
  { madeBy, original, files }: LayeredPicture,
  kind: MediaKind,
): Promise<Provenance> =>
  provenanceOver(
    [original, ...Object.values(files)],
    madeBy ? madeWith(madeBy, kind) : engineProvenance('composite'),
  )

/** Layers as they are saved: everything in its place. */
export async function pictureOf(asked: LayeredPicture, files: LayerFiles): Promise<Canvas> {
  const after = composeLayers(asked.after, files)
  await keepUnchanged(asked, after, files)
  return after
}

/** Pixels of unedited parts stay as in the original, as long as the size is the same. */
async function keepUnchanged(
  { before, original }: LayeredPicture,
  after: Canvas,
  files: LayerFiles,
): Promise<void> {
  if (before.width !== after.width || before.height !== after.height) return
  const { pixels } = await readPicture(original.path, LAYER_EDGE_MAX)
  if (pixels.width !== after.width || pixels.height !== after.height) return
  keepOriginal(composeLayers(before, files), after, pixels.data)
}
