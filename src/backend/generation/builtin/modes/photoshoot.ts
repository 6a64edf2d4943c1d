import { frameSize } from '../../../../contract/generation.ts'
import { shotsOf } from '../../../../contract/photoshoot.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { MARK_WORDS } from '../../providers/mark-words.ts'
import { surface } from '../canvas.ts'
import { engineProvenance } from '../credits.ts'
import { type GroundWish, replaceGround } from '../edit/ground.ts'
import type { Pixels } from '../edit/pixels.ts'
import { groundOf } from '../edit/shot-scenes.ts'
import type { Size } from '../geometry.ts'
import { markLayer } from '../layout/mark.ts'
import { legibleOver } from '../legibility.ts'
import { sceneMadeWith } from '../over/made-with.ts'
import { isSeen, recognise } from '../picture/cut-out.ts'
import { edgeFor, pictureFromPixels, readPicture } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { understand } from '../prompt/understand.ts'
import { provenanceOver } from '../provenance-of-sources.ts'
import { createRandom, type Random } from '../random.ts'
import { choosePairing } from '../type/pairing.ts'
import { writeImage } from '../write-image.ts'

interface Shot {
  size: Size
  wish: GroundWish
  random: Random
}

/** A product, cut out once, on every requested ground, or in the scenes that a model has painted. */
export async function photoshoot(
  request: GenerationRequest,
  { report, made, signal, matteOf }: Progress,
): Promise<OutputFile[]> {
  const {
    painted,
    images: [product],
  } = request
  if (!product) throw new ProviderError('media_unreadable', 'There is no picture.')
  const scenes = painted?.pictures ?? []
  const shots = painted ? scenes.map((_, at) => paintedShot(request, at)) : chosenShots(request)
  const edge = Math.max(...shots.map(({ size }) => edgeFor(size)))
  const { pixels, isAnimated } = await readPicture(product.path, edge)
  await recognise(pixels, product.path, matteOf)
  const own = painted
    ? sceneMadeWith(painted.madeBy)
    : engineProvenance('composite', { isRecognised: isSeen(pixels) })
  const ofProduct = await provenanceOver([product], own)
  // If a model drew another angle of the product, every shot is partly its work.
  const isDrawn = ofProduct !== own
  const provenance = isDrawn ? await provenanceOver([product, ...scenes], own) : own
  const notes = isAnimated ? (['first_frame_used'] as const) : []
  const outputs: OutputFile[] = []
  for (const [index, { size, wish, random }] of shots.entries()) {
    signal.throwIfAborted()
    report(index / shots.length, 'rendering')
    const scene = scenes[index] ? [(await readPicture(scenes[index].path, edge)).pixels] : []
    const shot = await replaceGround([pixels, ...scene], size, wish, random)
    const output = await writeImage(
      marked(shot, request, isDrawn),
      request.workDir,
      `result-${index + 1}`,
      provenance,
      { notes: [...notes] },
    )
    outputs.push(output)
    made?.(output)
  }
  return outputs
}

const chosenShots = ({ photoshoot, resolution, seed }: GenerationRequest): Shot[] =>
  shotsOf(photoshoot ?? { scenes: [], ratios: [] }).map(({ scene, ratio }) => ({
    size: frameSize(ratio, resolution),
    wish: groundOf(scene),
    // All ratios of a scene show the same ground.
    random: createRandom(seed, `shot-${scene}`),
  }))

const paintedShot = ({ width, height, seed }: GenerationRequest, at: number): Shot => ({
  size: { width, height },
  wish: { ...groundOf('white'), ground: 'other picture' },
  random: createRandom(seed, `painted-${at}`),
})

function marked(
  pixels: Pixels,
  { watermark, language, seed, painted }: GenerationRequest,
  isDrawn: boolean,
) {
  const { canvas, ctx } = surface(pixels.width, pixels.height)
  ctx.drawImage(pictureFromPixels(pixels, false).canvas, 0, 0)
  if (watermark) {
    const brief = understand('', language)
    const { text } = choosePairing(brief, createRandom(seed, 'pairing'))
    const words = isDrawn ? MARK_WORDS[language] : (painted?.mark ?? brief.labels.mark)
    legibleOver(markLayer(pixels, words, text), ctx, pixels).paint(ctx)
  }
  return canvas
}
