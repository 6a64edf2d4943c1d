import type { GenerationRequest } from '../../provider.ts'
import { keepCutOut, recognise, subjectBox } from '../picture/cut-out.ts'
import type { Progress } from '../progress.ts'
import { askedColour } from './asked-colour.ts'
import { NEED_TWO } from './edit-kinds.ts'
import type { EditName } from './edit-words.ts'
import { freedInPlace } from './ground.ts'
import type { Instruction } from './instruction.ts'
import { movedHeadline } from './move-words.ts'
import { withoutNamedWords } from './named-words.ts'
import { withScaled, withShadow } from './own-object.ts'
import type { Pixels } from './pixels.ts'
import { recognisePictures } from './recognise-pictures.ts'
import { recoloured } from './recolour.ts'
import { reframe } from './reframe.ts'
import { missing } from './refuse.ts'
import { type FoundWords, findWords, withoutAnyWords } from './replace-text.ts'
import { enlarged } from './sharpen.ts'
import { straightened } from './straighten.ts'
import { turned } from './turn.ts'

export interface Begun {
  pictures: Pixels[]
  /** Text that was removed from the picture, to be set anew. */
  words: FoundWords | null
}

/** The steps all variations share: the picture turned and framed, its text removed, its object found and recolored. */
export async function beginEdit(
  given: Pixels[],
  request: GenerationRequest,
  instruction: Instruction,
  progress: Progress,
): Promise<Begun> {
  const { edits } = instruction
  const [first, ...others] = given
  const upright = await leveled(await turned(first!, edits), request, instruction)
  if (edits.has('crop') && !subjectBox(upright) && upright === first)
    await recognise(upright, request.images[0]!.path, progress.matteOf)
  const start = await framed(upright, request, instruction)
  const words = wordsToReplace(start, request, instruction)
  const clean = words?.without ?? withoutWordsAsked(start, request, instruction)
  const pictures = [clean, ...others]
  const isResizedOnly = upright === first && isAlike(clean, first!)
  await recognisePictures(pictures, edits, { request, progress, given, isResizedOnly })
  const own = standing(inAskedColour(clean, instruction), request, instruction)
  return { pictures: [own, ...others], words }
}

const SAME_SHAPE = 0.015
const isAlike = (one: Pixels, other: Pixels) =>
  Math.abs(one.width / one.height / (other.width / other.height) - 1) < SAME_SHAPE

async function leveled(
  pixels: Pixels,
  { prompt }: GenerationRequest,
  { edits }: Instruction,
): Promise<Pixels> {
  if (!edits.has('straighten')) return pixels
  const level = await straightened(pixels)
  if (!level) throw missing('no_lines_found', prompt)
  return level
}

/** Text can only be replaced where its background can be continued; elsewhere it would leave a mark. */
function wordsToReplace(
  pixels: Pixels,
  { prompt }: GenerationRequest,
  { replaced }: Instruction,
): FoundWords | null {
  if (!replaced) return null
  const words = findWords(pixels, replaced.old)
  if (!words) throw missing('no_words_found', prompt)
  return words
}

function withoutWordsAsked(
  pixels: Pixels,
  { prompt }: GenerationRequest,
  { wishes }: Instruction,
): Pixels {
  const wish = wishes.get('removeText')
  const { detail } = wish ?? {}
  const clean =
    wish &&
    (detail ? withoutNamedWords(pixels, detail, wish.words[0] ?? '') : withoutAnyWords(pixels))
  if (clean === null) throw missing('no_words_found', prompt)
  const move = wishes.get('moveText')
  const start = clean ?? pixels
  if (!move?.place) return start
  return movedHeadline(start, move.place, { prompt, isABit: move.detail?.isABit ?? false })
}

function inAskedColour(pixels: Pixels, { wishes }: Instruction): Pixels {
  const wish = wishes.get('recolour')?.colour
  if (!wish) return pixels
  const object = freedInPlace(pixels)
  const colour = askedColour(wish)
  const painted = recoloured(pixels, object, colour)
  keepCutOut(pixels, painted, (one) => recoloured(one, one, colour))
  return painted
}

/** The object scaled as requested, or with a shadow; a scaled one gets its own shadow anyway. */
function standing(pixels: Pixels, { prompt }: GenerationRequest, { wishes }: Instruction): Pixels {
  const amount = wishes.get('scale')?.detail?.amount
  if (amount) return withScaled(pixels, amount, prompt)
  const shadow = wishes.get('shadow')
  if (!shadow || wishes.has('removeGround')) return pixels
  return withShadow(pixels, shadow.detail?.isStrong ?? false, prompt)
}

export const MADE_ANEW: EditName[] = [
  'removeGround',
  'replaceGround',
  'combine',
  'inset',
  'beforeAfter',
]

/** The picture in the requested size, unless it becomes part of a new one. */
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
  // A picture is only cropped on request; to fit another ratio it is extended.
  const isCrop = edits.has('crop')
  const scales = [width / pixels.width, height / pixels.height]
  const scale = isCrop ? Math.max(...scales) : Math.min(...scales)
  const isLarger = edits.has('upscale') && scale > 1
  const found = isLarger ? await enlarged(pixels, scale) : pixels
  return reframe(found, { width, height }, isCrop ? 'crop' : 'extend')
}
