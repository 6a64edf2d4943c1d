import { frameSize } from '../../../../contract/generation.ts'
import { shotsOf } from '../../../../contract/photoshoot.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { surface } from '../canvas.ts'
import { engineProvenance } from '../credits.ts'
import { replaceGround } from '../edit/ground.ts'
import type { Pixels } from '../edit/pixels.ts'
import { groundOf } from '../edit/shot-scenes.ts'
import { markLayer } from '../layout/mark.ts'
import { isSeen, recognise } from '../picture/cut-out.ts'
import { edgeFor, pictureFromPixels, readPicture } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { choosePairing } from '../type/pairing.ts'
import { writeImage } from '../write-image.ts'

/** A product, cut out once, on every ground that is asked for. */
export async function photoshoot(
  request: GenerationRequest,
  { report, signal, matteOf }: Progress,
): Promise<OutputFile[]> {
  const {
    photoshoot: asked,
    images: [product],
  } = request
  if (!asked || !product) throw new ProviderError('media_unreadable', 'There is no picture.')
  const shots = shotsOf(asked).map(({ scene, ratio }) => ({
    scene,
    size: frameSize(ratio, request.resolution),
  }))
  const edge = Math.max(...shots.map(({ size }) => edgeFor(size)))
  const { pixels, isAnimated } = await readPicture(product.path, edge)
  await recognise(pixels, product.path, matteOf)
  const provenance = engineProvenance('composite', { isRecognised: isSeen(pixels) })
  const notes = isAnimated ? (['first_frame_used'] as const) : []
  const outputs: OutputFile[] = []
  for (const [index, { scene, size }] of shots.entries()) {
    signal.throwIfAborted()
    report(index / shots.length, 'rendering')
    // Of one scene the ratios show the same ground.
    const random = createRandom(request.seed, `shot-${scene}`)
    const shot = await replaceGround([pixels], size, groundOf(scene), random)
    outputs.push(
      await writeImage(marked(shot, request), request.workDir, `result-${index + 1}`, provenance, {
        notes: [...notes],
      }),
    )
  }
  return outputs
}

function marked(pixels: Pixels, { watermark, language, seed }: GenerationRequest) {
  const { canvas, ctx } = surface(pixels.width, pixels.height)
  ctx.drawImage(pictureFromPixels(pixels, false).canvas, 0, 0)
  if (watermark) {
    const brief = understand('', language)
    const { text } = choosePairing(brief, createRandom(seed, 'pairing'))
    markLayer(pixels, brief.labels.mark, text).paint(ctx)
  }
  return canvas
}
