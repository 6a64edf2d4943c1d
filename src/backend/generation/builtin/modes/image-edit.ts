import type { Sharp } from 'sharp'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { surface } from '../canvas.ts'
import { engineProvenance } from '../credits.ts'
import { combine } from '../edit/combine.ts'
import type { EditName } from '../edit/edit-words.ts'
import { GRADES } from '../edit/grades.ts'
import { blurGround, removeGround, replaceGround } from '../edit/ground.ts'
import { type OverlayLook, paintBadge, paintFrame, paintWords } from '../edit/overlays.ts'
import { type Pixels, through } from '../edit/pixels.ts'
import { type Instruction, readInstruction } from '../edit/read-instruction.ts'
import { reframe } from '../edit/reframe.ts'
import { markLayer } from '../layout/mark.ts'
import type { Progress } from '../make-outputs.ts'
import { choosePalette } from '../palette/palette.ts'
import { pictureFromPixels, readPixels } from '../picture/picture.ts'
import { createRandom, type Random } from '../random.ts'
import { choosePairing } from '../type/pairing.ts'
import { writeImage } from '../write-image.ts'
import { textToImage } from './text-to-image.ts'

const UNKNOWN =
  'The built-in engine understands edits such as a new, blurred or removed background, looks (warm, cinematic, black and white), brighter, sharper, crop, extend, text in quotes, badge, frame and combining pictures. For anything else choose a model of a connected provider.'

/** Changes a picture as the instruction says; what it cannot do it refuses, and nothing is charged. */
export async function imageEdit(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  const [first] = request.images
  if (!first) throw new ProviderError('media_unreadable', 'There is no picture to edit.')
  const instruction = readInstruction(request.prompt, request.language)
  if (instruction.wantsAd) return textToImage(request, progress)
  if (instruction.edits.size === 0) throw new ProviderError('instruction_not_supported', UNKNOWN)
  const pictures = await Promise.all(request.images.map(({ path }) => readPixels(path)))
  const outputs: OutputFile[] = []
  for (let variation = 0; variation < request.count; variation += 1) {
    progress.signal.throwIfAborted()
    progress.report(variation / request.count, 'rendering')
    const random = createRandom(request.seed, `variation-${variation}`)
    outputs.push(await editOne(request, instruction, pictures, { random, variation }))
  }
  return outputs
}

async function editOne(
  request: GenerationRequest,
  instruction: Instruction,
  pictures: Pixels[],
  { random, variation }: { random: Random; variation: number },
): Promise<OutputFile> {
  const { edits } = instruction
  const base = await prepared(request, instruction, pictures, random)
  let pixels = base
  for (const name of edits) {
    const grade = GRADES[name]
    if (grade) pixels = await through(pixels, (image) => grade(strengthened(image, variation)))
  }
  const canvas = painted(request, instruction, pixels, random)
  const isTransparent = edits.has('removeGround')
  return writeImage(
    canvas,
    request.workDir,
    `result-${variation + 1}`,
    engineProvenance('algorithmicallyEnhanced'),
    { isTransparent },
  )
}

/** Variations of one edit differ in strength, from as asked to clearly more. */
const strengthened = (image: Sharp, variation: number) =>
  variation === 0
    ? image
    : image.modulate({ saturation: 1 + variation * 0.08, brightness: 1 + variation * 0.02 })

const EXTENDING: EditName[] = ['extend', 'resize']

/** The picture in the asked size with the ground it shall have. */
async function prepared(
  request: GenerationRequest,
  { edits, brief }: Instruction,
  pictures: Pixels[],
  random: Random,
): Promise<Pixels> {
  const size = { width: request.width, height: request.height }
  const [first] = pictures as [Pixels]
  if (edits.has('removeGround')) return removeGround(first, size)
  if (edits.has('combine') && pictures.length > 1) return combine(pictures, size, random)
  if (edits.has('replaceGround')) return replaceGround(first, size, brief, random)
  const way = EXTENDING.some((name) => edits.has(name)) ? 'extend' : 'crop'
  const framed = await reframe(first, size, way)
  return edits.has('blurGround') ? blurGround(framed) : framed
}

function painted(
  request: GenerationRequest,
  { edits, quotes, brief }: Instruction,
  pixels: Pixels,
  random: Random,
) {
  const size = { width: request.width, height: request.height }
  const { canvas, ctx } = surface(size.width, size.height)
  const picture = pictureFromPixels(pixels, false)
  ctx.drawImage(picture.canvas, 0, 0)
  const look: OverlayLook = {
    ...size,
    brief,
    palette: choosePalette(brief, { objectHue: picture.hue }, random.fork('palette')),
    pairing: choosePairing(brief, random.fork('pairing')),
  }
  const sticker = edits.has('addBadge') ? (brief.offer ?? quotes[0] ?? null) : null
  const words = sticker === quotes[0] ? quotes.slice(1) : quotes
  if (edits.has('addText') || words.length > 0)
    paintWords(ctx, look, words.length > 0 ? words : [brief.headline])
  if (sticker) paintBadge(ctx, look, sticker)
  if (edits.has('frame')) paintFrame(ctx, look)
  if (request.watermark) markLayer(size, brief.labels.mark, look.pairing.text).paint(ctx)
  return canvas
}
