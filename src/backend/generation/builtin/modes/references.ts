import type { ResultNote } from '../../../../contract/result-notes.ts'
import type { GenerationRequest, LocalFile } from '../../provider.ts'
import { type Logo, readLogo } from '../brand/brand.ts'
import { EDIT_WORDS } from '../edit/edit-words.ts'
import type { Pixels } from '../edit/pixels.ts'
import { grow, type Rect, rect } from '../geometry.ts'
import { isCutByBorder } from '../picture/cut-by-border.ts'
import {
  CONFIDENCE_SURE,
  cutOut,
  hasOwnCutOut,
  recognise,
  subjectBox,
  tryCutOut,
} from '../picture/cut-out.ts'
import { type LogoHint, looksLikeLogo } from '../picture/logo-look.ts'
import { partObjects } from '../picture/part-objects.ts'
import { edgeFor, type Picture, pictureFromPixels, readPicture } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { readBrief } from '../prompt/read-brief.ts'
import type { Brief } from '../prompt/understand.ts'
import { mentions } from '../prompt/words.ts'

/** The pictures that an ad is made from. */
export interface References {
  /** Each cut out of its ground where that works well. */
  pictures: Picture[]
  /** The seller's logo, if it's among the pictures. */
  logo: Logo | null
  /** Whether each of them must appear in the result. */
  isEachShown: boolean
  /** Whether the recognition model cut out one of them. */
  isRecognised: boolean
  /** What the owner has to be told about them. */
  notes: ResultNote[]
}

interface Wants extends Pick<Progress, 'matteOf'> {
  edge: number
  mayBeLogo: boolean
  isLogoNamed: boolean
  /** Whether a place is sold: its picture is then a view, and nothing in it is cut out. */
  isPlace: boolean
}

/** Reads the given pictures; a logo among them is separated from the products. */
async function givenPictures(
  files: LocalFile[],
  { edge, matteOf, ...wants }: Wants,
): Promise<Omit<References, 'isEachShown'>> {
  const read = await Promise.all(files.map(({ path }) => readPicture(path, edge)))
  const signs = wants.mayBeLogo ? signAmong(read, files, wants.isLogoNamed) : -1
  const isView = (index: number) => wants.isPlace && !files[index]?.isProduct
  for (const [index, { pixels }] of read.entries())
    if (index !== signs && !isView(index)) await recognise(pixels, files[index]!.path, matteOf)
  const notes = new Set<ResultNote>()
  if (read.some(({ isAnimated }) => isAnimated)) notes.add('first_frame_used')
  let isRecognised = false
  const pictures = read.flatMap(({ pixels }, index) => {
    if (index === signs) return []
    const freed = sureCutOut(pixels, isView(index))
    if (!freed || freed.isHung) {
      if (!isView(index)) notes.add('picture_framed')
      return [{ ...inFrame(pixels, isView(index)), isHung: freed?.isHung }]
    }
    if (freed.isSeen) isRecognised = true
    const shown = files.length === 1 ? partObjects(freed.object) : [freed.object]
    return shown.map((one) => pictureFromPixels(one, true))
  })
  const sign = files[signs]
  return {
    pictures,
    logo: sign ? await readLogo(sign.path) : null,
    isRecognised,
    notes: [...notes],
  }
}

/**
 * If in doubt, the picture is shown as it is: a cut-out based on the ground alone is often half the object,
 * where the model hesitates the ground shines through, and an object cut off by the picture's edge would end
 * in mid-air.
 */
function sureCutOut(pixels: Pixels, isView: boolean) {
  if (isView && !hasOwnCutOut(pixels)) return null
  const freed = cutOut(pixels)
  if (!freed || freed.confidence < CONFIDENCE_SURE) return null
  const isWhole = hasOwnCutOut(pixels) || !isCutByBorder(tryCutOut(pixels)?.object ?? pixels)
  return isWhole ? freed : null
}

/** As a share of both edges: an object that fills more of its picture is a view. */
const VIEW = 0.92
/** As a share of the longer edge: how far the object may extend beyond a doubtful outline. */
const DOUBT = 0.03

/**
 * The picture as it is, with the box of its subject. An outline too doubtful to cut along still
 * shows which part of the picture has to stay; in a room it only shows where the furniture is.
 */
function inFrame(pixels: Pixels, isView: boolean): Picture {
  const subject = subjectBox(pixels) ?? (isView ? null : doubtfulSubject(pixels))
  return { ...pictureFromPixels(pixels, false), ...(subject && { subject }) }
}

function doubtfulSubject(pixels: Pixels): Rect | null {
  const found = subjectBox(pixels, 0)
  if (!found) return null
  const { width, height } = pixels
  if (found.width > width * VIEW && found.height > height * VIEW * VIEW) return null
  const grown = grow(found, Math.max(width, height) * DOUBT)
  const [left, top] = [Math.max(0, grown.x), Math.max(0, grown.y)]
  return rect(
    left,
    top,
    Math.min(width, grown.x + grown.width) - left,
    Math.min(height, grown.y + grown.height) - top,
  )
}

type Read = Awaited<ReturnType<typeof readPicture>>

/** Index of the logo among the pictures, -1 if there is none; a product is never one, however flat and plain. */
function signAmong(read: Read[], files: LocalFile[], isNamed: boolean): number {
  const isLogo = (at: number, hint: LogoHint) =>
    !files[at]?.isProduct && looksLikeLogo(read[at]!.pixels, hint)
  const isBesideProduct = read.some((_, at) => !isLogo(at, 'named'))
  const hint = isBesideProduct ? 'besidePhotographs' : 'alone'
  return read.findIndex((_, at) => isLogo(at, isNamed ? 'named' : hint))
}

type Order = Pick<
  GenerationRequest,
  'images' | 'prompt' | 'language' | 'corrections' | 'wordsIn' | 'workflowType' | 'width' | 'height'
>

/** Sellers of places show views of them. */
const OF_PLACES = new Set<Brief['trade']>(['property', 'travel'])

/** The given pictures; without any, the ad is made of words alone. */
export async function referencePictures(
  order: Order,
  { matteOf }: Pick<Progress, 'matteOf'>,
): Promise<References> {
  const { images, prompt, workflowType, width, height } = order
  const files = images.filter(({ kind }) => kind === 'image')
  const given = await givenPictures(files, {
    edge: edgeFor({ width, height }),
    matteOf,
    // A single picture to be animated is the subject, whatever it shows.
    mayBeLogo: workflowType !== 'image_to_video' || files.length > 1,
    isLogoNamed: mentions(prompt, EDIT_WORDS.addLogo),
    isPlace: files.length > 0 && OF_PLACES.has(readBrief(order).trade),
  })
  return { ...given, isEachShown: given.pictures.length > 0 }
}
