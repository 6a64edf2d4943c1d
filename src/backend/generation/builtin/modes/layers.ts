import { LAYER_EDGE_MAX } from '../../../../contract/layers.ts'
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
import { readPicture } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { writeImage } from '../write-image.ts'
import { readFiles } from './read-layer-files.ts'

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
