import type { Sharp } from 'sharp'
import type { ColourName } from '../../../../contract/ad-words.ts'
import { ProviderError } from '../../provider.ts'
import { surface } from '../canvas.ts'
import { contain, inset, rect, type Size } from '../geometry.ts'
import { productLayers, standingPlace } from '../layout/product.ts'
import { floorReflections } from '../layout/reflection.ts'
import { backdrop } from '../paint/backdrops.ts'
import { grain } from '../paint/grain.ts'
import { choosePalette } from '../palette/choose-palette.ts'
import { fromHex } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import { CONFIDENCE_MIN, cutOut, tryCutOut } from '../picture/cut-out.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import type { Backdrop } from '../scene.ts'
import { type Pixels, through, toSharp } from './pixels.ts'
import type { Instruction } from './read-instruction.ts'
import { reframe } from './reframe.ts'
import { SCENES } from './scenes.ts'
import { tintGround } from './tint-ground.ts'

const CHROMA_MIN = 0.08

const BUSY =
  'The built-in engine could not free the object cleanly: the background is too busy. A model from a connected provider can do it.'
const EMPTY = 'Nothing stands out from the background of this picture that could be cut out.'

function freed(pixels: Pixels): Pixels {
  const object = cutOut(pixels)?.object
  if (object) return object
  if (tryCutOut(pixels)) throw new ProviderError('cut_out_uncertain', BUSY)
  throw new ProviderError('cut_out_uncertain', EMPTY, { details: { reason: 'no_object' } })
}

/** The object alone on a transparent ground of the asked size. */
export function removeGround(pixels: Pixels, size: Size): Pixels {
  const object = freed(pixels)
  const { canvas, ctx } = surface(size.width, size.height)
  const picture = pictureFromPixels(object, true)
  const place = contain(
    picture,
    inset(rect(0, 0, size.width, size.height), Math.min(size.width, size.height) * 0.06),
  )
  ctx.drawImage(picture.canvas, place.x, place.y, place.width, place.height)
  return pixelsOf(canvas, size)
}

/** Greys as they are called: a white ground is white, not the palest tint of the object's colour. */
const GREYS: Partial<Record<ColourName, [ground: string, groundAlt: string]>> = {
  white: ['#ffffff', '#f4f4f5'],
  grey: ['#d6d6d9', '#bfbfc4'],
  black: ['#17171a', '#0b0b0d'],
}

function plain(palette: Palette, { colours }: Brief): Palette {
  const [ground, groundAlt] = (colours[0] && GREYS[colours[0]]) || []
  if (!ground || !groundAlt) return palette
  const isDark = colours[0] === 'black'
  return { ...palette, ground, groundAlt, isDark, ink: isDark ? '#ffffff' : '#111111' }
}

/**
 * The object on a new ground, with the shadow it would cast there. Where it cannot be freed, as in a
 * whole ad, and only another colour is asked for, the ground takes that colour where it is.
 */
export async function replaceGround(
  pictures: Pixels[],
  size: Size,
  instruction: Pick<Instruction, 'brief' | 'ground' | 'isEvening'>,
  random: Random,
): Promise<Pixels> {
  const { brief, ground, isEvening } = instruction
  const first = pictures[0]!
  const other = pictures[1]
  const object = cutOut(first)?.object
  const tinted = object ? null : await recoloured(first, size, instruction, random)
  if (tinted) return tinted
  const picture = pictureFromPixels(freed(first), true)
  const { canvas, ctx } = surface(size.width, size.height)
  let stage: Backdrop | null = null
  if (ground === 'other picture' && other) {
    const scene = pictureFromPixels(await reframe(other, size, 'crop'), false)
    ctx.drawImage(scene.canvas, 0, 0)
  } else {
    const tone = ground === 'bokeh' ? ('dark' as const) : undefined
    const wish = { objectHue: picture.hue, tone }
    const palette = plain(choosePalette(brief, wish, random.fork('palette')), brief)
    const name = ground && ground !== 'other picture' ? ground : 'studio'
    const light = { x: 0.5, y: 0.45, floor: 0.74 }
    stage =
      name === 'shore' || name === 'table'
        ? {
            name,
            paint: (target, frame) =>
              SCENES[name](target, frame, { random, stage: light, isEvening }),
          }
        : backdrop(name, palette, random, light)
    stage.paint(ctx, size)
    grain(ctx, size)
  }
  const box = inset(
    rect(0, 0, size.width, size.height * 0.9),
    size.width * 0.12,
    size.height * 0.08,
  )
  const mirrored = stage
    ? floorReflections(
        { pictures: [picture], random },
        { places: [standingPlace(picture, box)] },
        stage,
        size.height,
      )
    : []
  for (const layer of [...mirrored, ...productLayers(picture, box)]) layer.paint(ctx)
  return pixelsOf(canvas, size)
}

async function recoloured(
  pixels: Pixels,
  size: Size,
  { brief, ground }: Pick<Instruction, 'brief' | 'ground'>,
  random: Random,
): Promise<Pixels | null> {
  const isColourAsked = brief.colours.length > 0 || brief.hexColours.length > 0
  if (ground !== null || !isColourAsked) return null
  const palette = plain(choosePalette(brief, { objectHue: null }, random.fork('palette')), brief)
  const colour = fromHex(palette.ground)
  const isGrey = brief.colours[0] !== undefined && brief.colours[0] in GREYS
  return tintGround(await reframe(pixels, size, 'extend'), {
    ...colour,
    // A ground that is to be blue is seen to be blue, not only tinged with it.
    c: isGrey ? 0 : Math.max(colour.c, CHROMA_MIN),
  })
}

/** The object sharp on its own ground out of focus; without an object, soft towards the edges. */
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

/** Only the ground: blurred with the object, it would glow in the object's colour around it. */
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
