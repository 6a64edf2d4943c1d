import type { ResultNote } from '../../../../contract/result-notes.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { type Logo, readLogo } from '../brand/brand.ts'
import { paintLogo } from '../brand/paint-logo.ts'
import { surface } from '../canvas.ts'
import { engineProvenance } from '../credits.ts'
import { askedColour } from '../edit/asked-colour.ts'
import { type Begun, beginEdit, MADE_ANEW } from '../edit/begin-edit.ts'
import { beforeAfter, combine, insetPicture } from '../edit/combine.ts'
import { NEED_TWO } from '../edit/edit-kinds.ts'
import type { EditName } from '../edit/edit-words.ts'
import { graded } from '../edit/grades.ts'
import { blurGround, removeGround, replaceGround } from '../edit/ground.ts'
import type { Instruction, PlaceWish } from '../edit/instruction.ts'
import { withoutOldMark } from '../edit/old-mark.ts'
import {
  type OverlayLook,
  paintBadge,
  paintFrame,
  paintVignette,
  paintWords,
} from '../edit/overlays.ts'
import type { Pixels } from '../edit/pixels.ts'
import { readInstruction } from '../edit/read-instruction.ts'
import { beyondUs, missing } from '../edit/refuse.ts'
import { paintNewWords } from '../edit/replace-text.ts'
import { markLayer } from '../layout/mark.ts'
import { legibleOver } from '../legibility.ts'
import { choosePalette } from '../palette/choose-palette.ts'
import { toHex } from '../palette/color.ts'
import { CONFIDENCE_SURE, isSeen, tryCutOut } from '../picture/cut-out.ts'
import { edgeFor, pictureFromPixels, readPicture } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { provenanceOver } from '../provenance-of-sources.ts'
import { createRandom, type Random } from '../random.ts'
import { safeArea } from '../safe-area.ts'
import { choosePairing } from '../type/pairing.ts'
import { writeImage } from '../write-image.ts'
import { textToImage } from './text-to-image.ts'

interface Edit extends Begun {
  request: GenerationRequest
  instruction: Instruction
  logo: Logo | null
  notes: ResultNote[]
}

/** Edits a picture as instructed; refuses what it can't do, in which case nothing is charged. */
export async function imageEdit(
  asked: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  if (asked.images.length === 0)
    throw new ProviderError('media_unreadable', 'There’s no image to edit.')
  // The pictures load while the instruction is parsed; a refusal doesn't wait for them.
  const early = readAll(asked)
  early.catch(() => {})
  const instruction = readInstruction(asked.prompt, asked.language)
  if (instruction.wantsAd) return textToImage(asked, progress)
  refuseWhatIsBeyond(asked, instruction)
  const request = inShape(asked, instruction)
  const read = await (edgeFor(request) === edgeFor(asked) ? early : readAll(request))
  const [shown, ...others] = read.map(({ pixels }) => pixels)
  // If the old mark will be replaced by a new one, remove it first.
  const bare = shown && request.watermark ? await withoutOldMark(shown, request.images[0]) : shown
  const given = bare ? [bare, ...others] : others
  const edit: Edit = {
    ...(await beginEdit(given, request, instruction, progress)),
    request,
    instruction,
    logo: instruction.edits.has('addLogo') ? await logoFor(request) : null,
    notes: read.some(({ isAnimated }) => isAnimated) ? ['first_frame_used'] : [],
  }
  if (isObjectFreed(instruction) && isDoubtful(edit.pictures[0]!)) edit.notes.push('edge_uncertain')
  const outputs: OutputFile[] = []
  for (let variation = 0; variation < request.count; variation += 1) {
    progress.signal.throwIfAborted()
    progress.report(variation / request.count, 'rendering')
    const output = await editOne(edit, variation)
    outputs.push(output)
    progress.made?.(output)
  }
  return outputs
}

const readAll = (request: GenerationRequest) =>
  Promise.all(request.images.map(({ path }) => readPicture(path, edgeFor(request))))

/** In the ratio that the instruction asks for, with as many pixels as ordered. */
function inShape(request: GenerationRequest, { ratio }: Instruction): GenerationRequest {
  if (!ratio) return request
  const unit = Math.sqrt((request.width * request.height) / (ratio[0] * ratio[1]))
  const even = (value: number) => Math.max(2, Math.round(value / 2) * 2)
  return { ...request, width: even(ratio[0] * unit), height: even(ratio[1] * unit) }
}

/** Half of an instruction done would be a wrong result, so one part beyond the engine refuses all of it. */
function refuseWhatIsBeyond(
  { prompt, images, brand }: GenerationRequest,
  instruction: Instruction,
): void {
  const { edits, beyond, lacksWords } = instruction
  const isGiven = (name: EditName) => images.length >= 2 || (name === 'addLogo' && !!brand?.logo)
  if (beyond.length > 0 || edits.size === 0) throw beyondUs(beyond[0] ?? prompt, instruction)
  // On a new ground, the object's size is chosen to suit the picture.
  if (edits.has('scale') && MADE_ANEW.some((name) => edits.has(name)))
    throw beyondUs(prompt, instruction)
  if (lacksWords) throw missing('words_missing', prompt)
  if (NEED_TWO.some((name) => edits.has(name) && !isGiven(name)))
    throw missing('picture_missing', prompt)
}

/** The last picture besides the first; if there is none, the brand's logo. */
async function logoFor({ images, brand }: GenerationRequest): Promise<Logo | null> {
  const file = images.length > 1 ? images.at(-1) : brand?.logo
  return file ? await readLogo(file.path) : null
}

const isObjectFreed = ({ edits }: Instruction) => OF_AN_OBJECT.some((name) => edits.has(name))

const OF_AN_OBJECT: EditName[] = [
  ...(['removeGround', 'replaceGround', 'blurGround', 'recolour'] as const),
  ...(['scale', 'shadow'] as const),
]

const isDoubtful = (pixels: Pixels) => (tryCutOut(pixels)?.confidence ?? 0) < CONFIDENCE_SURE

/** Variations of one edit differ in strength, from as requested to clearly more. */
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
    await provenanceOver(
      request.images,
      engineProvenance('algorithmicallyEnhanced', { isRecognised: edit.pictures.some(isSeen) }),
    ),
    { isTransparent: instruction.edits.has('removeGround'), notes },
  )
}

/** The picture in the requested size with the requested ground. */
function prepared(
  { request, instruction, pictures }: Edit,
  random: Random,
): Pixels | Promise<Pixels> {
  const { edits } = instruction
  const size = { width: request.width, height: request.height }
  const first = pictures[0]!
  const second = pictures[1]
  if (edits.has('removeGround')) return removeGround(first, size, edits.has('shadow'))
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
  const { edits, wishes, brief, replaced } = instruction
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
  const asked = (name: EditName) => {
    const wish = wishes.get(name)
    const colour = wish?.colour ? toHex(askedColour(wish.colour)) : null
    return { place: wish?.place ?? null, colour, words: wish?.words ?? [] }
  }
  const [text, sticker, mark] = [asked('addText'), asked('addBadge'), asked('addLogo')]
  const vignette = edits.get('vignette')
  if (vignette) paintVignette(ctx, size, vignette)
  if (edits.has('addText')) paintWords(ctx, look, text.words, text)
  if (found && replaced) paintNewWords(ctx, found, replaced.text, look.pairing)
  const offer = sticker.words[0] ?? brief.offer
  if (edits.has('addBadge') && offer)
    paintBadge(ctx, look, offer, { ...sticker, isRound: instruction.isRound })
  if (logo)
    paintLogo(ctx, size, logo, { at: cornerOf(mark.place), safe: safeArea(size, request.safeZone) })
  if (edits.has('frame')) paintFrame(ctx, size, asked('frame').colour)
  if (request.watermark)
    legibleOver(markLayer(size, brief.labels.mark, look.pairing.text), ctx, size).paint(ctx)
  return canvas
}

/** For a logo, "at the top" means its usual side; "in the middle" means centered both ways. */
const cornerOf = (place: PlaceWish | null) =>
  place
    ? { across: place.across ?? (place.down === 0.5 ? 0.5 : 0), down: place.down ?? 0 }
    : undefined
