import type { GenerationRequest, OutputFile } from '../../provider.ts'
import { engineProvenance } from '../credits.ts'
import { paintScene } from '../paint-scene.ts'
import type { Progress } from '../progress.ts'
import { readBrief } from '../prompt/read-brief.ts'
import { writeStyle } from '../scene-style.ts'
import { settingOf } from '../setting.ts'
import { requireWritable } from '../type/require-writable.ts'
import { writeImage } from '../write-image.ts'
import { composeVariation } from './compose-variation.ts'
import { orderedOf } from './ordered.ts'
import { referencePictures } from './references.ts'

/** Ad pictures composed from the words and the given pictures; each variation has its own layout. */
export async function textToImage(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  const ordered = orderedOf(request).map((order) => ({ ...order, brief: readBrief(order.request) }))
  for (const { brief } of ordered) requireWritable(brief)
  const { logo, notes, isRecognised, ...given } = await referencePictures(request, progress)
  const setting = await settingOf(request, logo)
  const outputs: OutputFile[] = []
  const used: string[] = []
  for (const [index, { brief, variation }] of ordered.entries()) {
    progress.signal.throwIfAborted()
    progress.report(index / ordered.length, 'rendering')
    const scene = composeVariation(request, variation, { brief, setting, given, used })
    // Versions of one ad should look alike.
    if (!request.versions) used.push(scene.layout)
    const provenance = engineProvenance(
      request.images.length > 0 ? 'composite' : 'algorithmicMedia',
      { isRecognised },
    )
    const name = `result-${index + 1}`
    const image = await writeImage(paintScene(scene), request.workDir, name, provenance, { notes })
    outputs.push({ ...image, style: writeStyle(scene.style) })
    progress.made?.(image)
  }
  return outputs
}
