import type { Sharp } from 'sharp'
import type { ColourName } from '../../../../contract/ad-words.ts'
import { ProviderError } from '../../provider.ts'
import { type Ctx, surface } from '../canvas.ts'
import { contain, inset, rect, type Size } from '../geometry.ts'
import { productLayers, standingPlace } from '../layout/product.ts'
import { floorReflections } from '../layout/reflection.ts'
import { standingShadow } from '../layout/standing-shadow.ts'
import { type BackdropName, backdrop } from '../paint/backdrops.ts'
import { grain } from '../paint/grain.ts'
import { choosePalette } from '../palette/choose-palette.ts'
import { fromHex } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import { CONFIDENCE_MIN, cutOut, tryCutOut } from '../picture/cut-out.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import type { Random } from '../random.ts'
import type { Backdrop } from '../scene.ts'
import { hasLettering } from '../video/lettering.ts'
import { askedColour, onColour } from './asked-colour.ts'
import { paintGradient } from './gradient-ground.ts'
import { inLightOf } from './in-light.ts'
import type { ColourWish, Instruction } from './instruction.ts'
import { type Pixels, through, toSharp } from './pixels.ts'
import { reframe } from './reframe.ts'
import type { SceneLight } from './scene-light.ts'
import { SCENES, windowLight } from './scenes.ts'
import { tintGround } from './tint-ground.ts'

const CHROMA_MIN = 0.08

const BUSY =
  'The built-in engine could not free the object cleanly: the background is too busy. A model from a connected provider can do it.'
const OTHER_LIGHT =
  'The ground of this ad is too dark or too light for these colors: its words would not be readable.'
const EMPTY = 'Nothing stands out from the background of this picture that could be cut out.'

const freed = (pixels: Pixels): Pixels => cutOut(pixels)?.object ?? refuse(pixels)

/** The object at its place in the picture, with everything else transparent. */
export function freedInPlace(pixels: Pixels): Pixels {
  const found = tryCutOut(pixels)
  return found && found.confidence >= CONFIDENCE_MIN ? found.object : refuse(pixels)
}

export const tooBusy = (): ProviderError => new ProviderError('cut_out_uncertain', BUSY)

function refuse(pixels: Pixels): never {
  if (tryCutOut(pixels)) throw tooBusy()
  throw new ProviderError('cut_out_uncertain', EMPTY, { details: { reason: 'no_object' } })
}

/** The object alone on a transparent background of the requested size, optionally with its shadow. */
export function removeGround(pixels: Pixels, size: Size, isShadowed = false): Pixels {
  const object = freed(pixels)
  const { canvas, ctx } = surface(size.width, size.height)
  const picture = pictureFromPixels(object, true)
  const place = contain(
    picture,
    inset(rect(0, 0, size.width, size.height), Math.min(size.width, size.height) * 0.06),
  )
  if (isShadowed) standingShadow(picture, place).paint(ctx)
  ctx.drawImage(picture.canvas, place.x, place.y, place.width, place.height)
  return pixelsOf(canvas, size)
}

/**
 * Puts the object on a new background, with the shadow it would cast there. If it cannot be cut out, as in a whole ad,
 * and only another color is wanted, the existing background is recolored.
 */
export async function replaceGround(
  pictures: Pixels[],
  size: Size,
  instruction: GroundWish,
  random: Random,
): Promise<Pixels> {
  const first = pictures[0]!
  const isTinted = !cutOut(first) || isWholeAd(first)
  const tinted = isTinted ? await tintedWhole(first, size, instruction, random) : null
  if (tinted) return tinted
  const object = freed(first)
  const { canvas, ctx } = surface(size.width, size.height)
  const stage = await paintGround(ctx, size, pictures[1], {
    instruction,
    random,
    objectHue: pictureFromPixels(object, true).hue,
  })
  const box = inset(
    rect(0, 0, size.width, size.height * 0.9),
    size.width * 0.12,
    size.height * 0.08,
  )
  const picture = pictureFromPixels(inLightOf(object, pixelsOf(canvas, size)), true)
  const places = [standingPlace(picture, box)]
  const mirrored = stage
    ? floorReflections({ pictures: [picture], random }, { places }, stage, size.height, {
        isAsked: instruction.isGlossy,
      })
    : []
  for (const layer of [...mirrored, ...productLayers(picture, box)]) layer.paint(ctx)
  return pixelsOf(canvas, size)
}

export interface GroundWish
  extends Pick<Instruction, 'brief' | 'isEvening' | 'isGlossy' | 'wishes'> {
  ground: Instruction['ground'] | BackdropName
}

interface GroundSetting {
  instruction: GroundWish
  random: Random
  objectHue: number | null
}

/** Paints the requested background; null if it is a picture rather than a stage. */
async function paintGround(
  ctx: Ctx,
  size: Size,
  other: Pixels | undefined,
  { instruction, random, objectHue }: GroundSetting,
): Promise<Backdrop | null> {
  const { brief, ground, isEvening } = instruction
  if (ground === 'other picture' && other) {
    const scene = pictureFromPixels(await reframe(other, size, 'crop'), false)
    ctx.drawImage(scene.canvas, 0, 0)
    return null
  }
  const wish = { objectHue, tone: ground === 'bokeh' ? ('dark' as const) : undefined }
  const colour = colourOf(instruction)
  const chosen = choosePalette(brief, wish, random.fork('palette'))
  const palette = onColour(chosen, colour ?? (ground === 'window' ? WINDOW_WALL : null))
  const scenery = { random, stage: { x: 0.5, y: 0.45, floor: 0.74 }, isEvening }
  const gradient = gradientOf(instruction)
  const stage: Backdrop = gradient
    ? { name: 'gradient', paint: (on, all) => paintGradient(on, all, gradient) }
    : stageFor(ground, palette, scenery)
  stage.paint(ctx, size)
  grain(ctx, size)
  return stage
}

/** The gradient between two requested colors, if any. */
function gradientOf({ wishes }: GroundWish) {
  const wish = wishes.get('replaceGround')
  if (!wish?.colour || !wish.detail?.to) return null
  const { to, towards = 'down' } = wish.detail
  return { from: askedColour(wish.colour), to: askedColour(to), towards }
}

function stageFor(ground: GroundWish['ground'], palette: Palette, scenery: SceneLight): Backdrop {
  if (ground === 'shore' || ground === 'table' || ground === 'sand')
    return { name: ground, paint: (ctx, size) => SCENES[ground](ctx, size, scenery) }
  if (ground === 'window')
    return { name: ground, paint: (ctx, size) => windowLight(ctx, size, palette, scenery) }
  const name = ground === null || ground === 'other picture' ? 'studio' : ground
  return backdrop(name, palette, scenery.random, scenery.stage)
}

const WINDOW_WALL: ColourWish = { name: 'beige', hex: null, tone: 'pale' }

const colourOf = ({ wishes }: GroundWish): ColourWish | null =>
  wishes.get('replaceGround')?.colour ?? null

/** Whether there is text outside the object; text on a label belongs to the object. */
export function isWholeAd(pixels: Pixels): boolean {
  if (!hasLettering(pixels)) return false
  const found = tryCutOut(pixels)
  return !found || hasLettering(blankedOut(pixels, found.object))
}

const BLANK = 128

/** The picture with an even gray in place of the object. */
function blankedOut(pixels: Pixels, object: Pixels): Pixels {
  const data = Buffer.from(pixels.data)
  for (let at = 0; at < data.length; at += 4) {
    if (object.data[at + 3]! >= BLANK) data.fill(BLANK, at, at + 3)
  }
  return { ...pixels, data }
}

/** Recolors the background of a whole ad, from which nothing can be cut out. */
async function tintedWhole(
  pixels: Pixels,
  size: Size,
  instruction: GroundWish,
  random: Random,
): Promise<Pixels | null> {
  const wish = colourOf(instruction)
  const gradient = gradientOf(instruction)
  if (gradient) {
    const tinted = tintGround(await reframe(pixels, size, 'extend'), gradient.from, gradient)
    if (!tinted) throw new ProviderError('instruction_not_supported', OTHER_LIGHT)
    return tinted
  }
  if (instruction.ground !== null || !wish) return null
  const palette = choosePalette(instruction.brief, { objectHue: null }, random.fork('palette'))
  const colour = fromHex(onColour(palette, wish).ground)
  const isGrey = wish.name !== null && GREYS.has(wish.name)
  return tintGround(await reframe(pixels, size, 'extend'), {
    ...colour,
    // A blue background must clearly be blue, not just tinged.
    c: isGrey ? 0 : Math.max(colour.c, CHROMA_MIN),
  })
}

const GREYS: ReadonlySet<ColourName> = new Set(['white', 'grey', 'black'])

/** The object in focus on its blurred background; without an object, blurred towards the edges. */
export async function blurGround(pixels: Pixels): Promise<Pixels> {
  const { width, height } = pixels
  const found = tryCutOut(pixels)
  const isObject = found !== null && found.confidence >= CONFIDENCE_MIN
  const soft = await through(isObject ? without(pixels, found.object) : pixels, (image) =>
    image.blur(Math.max(3, Math.min(width, height) * 0.014)),
  )
  for (let at = 3; at < soft.data.length; at += 4) soft.data[at] = 255
  const sharpPart = await (isObject ? toSharp(found.object) : fallingOff(pixels)).png().toBuffer()
  return through(soft, (image) => image.composite([{ input: sharpPart }]))
}

/** Only the background: blurred together with the object, its color would glow around it. */
function without(pixels: Pixels, object: Pixels): Pixels {
  const data = Buffer.from(pixels.data)
  for (let at = 3; at < data.length; at += 4) data[at] = 255 - object.data[at]!
  return { ...pixels, data }
}

function fallingOff(pixels: Pixels): Sharp {
  const { width, height } = pixels
  const focus = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="f" cx=".5" cy=".52" r=".5"><stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  )
  return toSharp(pixels).composite([{ input: focus, blend: 'dest-in' }])
}

export function pixelsOf(canvas: ReturnType<typeof surface>['canvas'], size: Size): Pixels {
  const { data } = canvas.getContext('2d').getImageData(0, 0, size.width, size.height)
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), ...size }
}
