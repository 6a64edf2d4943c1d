import type { ResultNote } from '../../../../contract/result-notes.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { type Logo, readLogo } from '../brand/brand.ts'
import { paintLogo } from '../brand/paint-logo.ts'
import { surface } from '../canvas.ts'
import { engineProvenance } from '../credits.ts'
import { beforeAfter, combine, insetPicture } from '../edit/combine.ts'
import type { EditName } from '../edit/edit-words.ts'
import { graded } from '../edit/grades.ts'
import { blurGround, removeGround, replaceGround } from '../edit/ground.ts'
import {
  type OverlayLook,
  paintBadge,
  paintFrame,
  paintVignette,
  paintWords,
} from '../edit/overlays.ts'
import type { Pixels } from '../edit/pixels.ts'
import { type Instruction, readInstruction } from '../edit/read-instruction.ts'
import { recognisePictures } from '../edit/recognise-pictures.ts'
import { reframe } from '../edit/reframe.ts'
import { type FoundWords, findWords, paintNewWords, withoutWords } from '../edit/replace-text.ts'
import { edgesSharpened } from '../edit/sharpen.ts'
import { turned } from '../edit/turn.ts'
import { markLayer } from '../layout/mark.ts'
import { choosePalette } from '../palette/choose-palette.ts'
import { CONFIDENCE_SURE, isSeen, tryCutOut } from '../picture/cut-out.ts'
import { edgeFor, pictureFromPixels, readPicture } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { createRandom, type Random } from '../random.ts'
import { safeArea } from '../safe-area.ts'
import { choosePairing } from '../type/pairing.ts'
import { writeImage } from '../write-image.ts'
import { textToImage } from './text-to-image.ts'

const UNKNOWN = 'The built-in engine does not understand this instruction.'
const PART_CHARACTERS_MAX = 120

interface Edit {
  request: GenerationRequest
  instruction: Instruction
  pictures: Pixels[]
  logo: Logo | null
  /** Words of the picture that were taken out of it, to be set anew. */
  words: FoundWords | null
  notes: ResultNote[]
}

/** Changes a picture as the instruction says; what it cannot do it refuses, and nothing is charged. */
export async function imageEdit(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  if (request.images.length === 0)
    throw new ProviderError('media_unreadable', 'There is no picture to edit.')
  const instruction = readInstruction(request.prompt, request.language)
  if (instruction.wantsAd) return textToImage(request, progress)
  refuseWhatIsBeyond(request, instruction)
  const read = await Promise.all(
    request.images.map(({ path }) => readPicture(path, edgeFor(request))),
  )
  const pictures = read.map(({ pixels }) => pixels)
  const first = pictures[0]!
  const others = pictures.slice(1)
  const start = await framed(await turned(first, instruction.edits), request, instruction)
  const words = wordsToReplace(start, request, instruction)
  const edit: Edit = {
    request,
    instruction,
    pictures: [words ? withoutWords(start, words) : start, ...others],
    words,
    logo: instruction.edits.has('addLogo') ? await logoFor(request) : null,
    notes: read.some(({ isAnimated }) => isAnimated) ? ['first_frame_used'] : [],
  }
  const setting = { request, progress, given: pictures }
  await recognisePictures(edit.pictures, instruction.edits, setting)
  if (isObjectFreed(instruction) && isDoubtful(edit.pictures[0]!)) edit.notes.push('edge_uncertain')
  const outputs: OutputFile[] = []
  for (let variation = 0; variation < request.count; variation += 1) {
    progress.signal.throwIfAborted()
    progress.report(variation / request.count, 'rendering')
    outputs.push(await editOne(edit, variation))
  }
  return outputs
}

/** Half of an instruction done would be a wrong result, so one part beyond the engine refuses all. */
function refuseWhatIsBeyond(
  { prompt, images, brand }: GenerationRequest,
  instruction: Instruction,
): void {
  const { edits, beyond } = instruction
  const isGiven = (name: EditName) => images.length >= 2 || (name === 'addLogo' && !!brand?.logo)
  const lacksPicture = NEED_TWO.some((name) => edits.has(name) && !isGiven(name))
  if (beyond.length === 0 && edits.size > 0 && !lacksPicture) return
  throw beyondUs(beyond[0] ?? prompt)
}

const beyondUs = (part: string) =>
  new ProviderError('instruction_not_supported', UNKNOWN, {
    details: { part: part.trim().slice(0, PART_CHARACTERS_MAX) },
  })

/** Words can be replaced where they stand on a plain ground; anywhere else a scar would stay. */
function wordsToReplace(
  pixels: Pixels,
  { prompt }: GenerationRequest,
  { replaced }: Instruction,
): FoundWords | null {
  if (!replaced) return null
  const words = findWords(pixels, replaced.old)
  if (!words) throw beyondUs(prompt)
  return words
}

const NEED_TWO: EditName[] = ['combine', 'inset', 'beforeAfter', 'addLogo']

/** The last picture given besides the first; without one, the logo of the team's brand. */
async function logoFor({ images, brand }: GenerationRequest): Promise<Logo | null> {
  const file = images.length > 1 ? images.at(-1) : brand?.logo
  return file ? await readLogo(file.path) : null
}

const isObjectFreed = ({ edits }: Instruction) =>
  edits.has('removeGround') || edits.has('replaceGround') || edits.has('blurGround')

const isDoubtful = (pixels: Pixels) => (tryCutOut(pixels)?.confidence ?? 0) < CONFIDENCE_SURE

/** Variations of one edit differ in strength, from as asked to clearly more. */
const MORE_PER_VARIATION = 0.3

async function editOne(edit: Edit, variation: number): Promise<OutputFile> {
  const { request, instruction, notes } = edit
  const random = createRandom(request.seed, `variation-${variation}`)
  let pixels = await prepared(edit, random)
  for (const [name, strength] of instruction.edits)
    pixels = (await graded(pixels, name, strength * (1 + variation * MORE_PER_VARIATION))) ?? pixels
  return writeImage(
    painted(edit, pixels, random),
    request.workDir,
    `result-${variation + 1}`,
    engineProvenance('algorithmicallyEnhanced', { isRecognised: edit.pictures.some(isSeen) }),
    { isTransparent: instruction.edits.has('removeGround'), notes },
  )
}

const MADE_ANEW: EditName[] = ['removeGround', 'replaceGround', 'combine', 'inset', 'beforeAfter']

/** The picture in the asked size, unless it becomes a part of a new one. */
async function framed(
  pixels: Pixels,
  request: GenerationRequest,
  { edits }: Instruction,
): Promise<Pixels> {
  const { width, height, images } = request
  const isPart = MADE_ANEW.some(
    (name) => edits.has(name) && (images.length > 1 || !NEED_TWO.includes(name)),
  )
  if (isPart) return pixels
  // A picture is cut only when that is asked for; to fit another ratio it is continued.
  const result = await reframe(pixels, { width, height }, edits.has('crop') ? 'crop' : 'extend')
  const scale = Math.min(width / pixels.width, height / pixels.height)
  return edits.has('upscale') ? edgesSharpened(result, scale) : result
}

/** The picture in the asked size with the ground it shall have. */
function prepared(
  { request, instruction, pictures }: Edit,
  random: Random,
): Pixels | Promise<Pixels> {
  const { edits } = instruction
  const size = { width: request.width, height: request.height }
  const first = pictures[0]!
  const second = pictures[1]
  if (edits.has('removeGround')) return removeGround(first, size)
  if (edits.has('replaceGround')) return replaceGround(pictures, size, instruction, random)
  if (second && edits.has('beforeAfter')) return beforeAfter(first, second, size)
  if (second && edits.has('inset')) return insetPicture(first, second, size)
  if (second && edits.has('combine')) return combine(pictures, size, random)
  return edits.has('blurGround') ? blurGround(first) : first
}

function painted(
  { request, instruction, logo, words: found }: Edit,
  pixels: Pixels,
  random: Random,
) {
  const { edits, quotes, brief, replaced } = instruction
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
  const vignette = edits.get('vignette')
  if (vignette) paintVignette(ctx, size, vignette)
  if (edits.has('addText') || words.length > 0)
    paintWords(ctx, look, words.length > 0 ? words : [brief.headline])
  if (found && replaced) paintNewWords(ctx, found, replaced.text, look.pairing)
  if (sticker) paintBadge(ctx, look, sticker)
  if (logo) paintLogo(ctx, size, logo, { safe: safeArea(size, request.safeZone) })
  if (edits.has('frame')) paintFrame(ctx, look)
  if (request.watermark) markLayer(size, brief.labels.mark, look.pairing.text).paint(ctx)
  return canvas
}
