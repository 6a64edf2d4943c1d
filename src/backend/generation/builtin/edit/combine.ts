import { surface } from '../canvas.ts'
import { inset, rect, type Size } from '../geometry.ts'
import { lineUp } from '../layout/line-up.ts'
import { photoCard } from '../layout/product.ts'
import { backdrop } from '../paint/backdrops.ts'
import { grain } from '../paint/grain.ts'
import { makeNeutralPalette } from '../palette/choose-palette.ts'
import { cutOut } from '../picture/cut-out.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import type { Random } from '../random.ts'
import { pixelsOf } from './ground.ts'
import type { Pixels } from './pixels.ts'
import { reframe } from './reframe.ts'

/** Combines several pictures: cut-out objects stand together on a stage, photos are set side by side. */
export function combine(pictures: Pixels[], size: Size, random: Random): Pixels {
  const { canvas, ctx } = surface(size.width, size.height)
  const shown = pictures.map((pixels) => {
    const object = cutOut(pixels)?.object ?? null
    return pictureFromPixels(object ?? pixels, object !== null)
  })
  const hue = shown.find((picture) => picture.hue !== null)?.hue ?? 70
  backdrop('studio', makeNeutralPalette(hue, random), random, {
    x: 0.5,
    y: 0.45,
    floor: 0.76,
  }).paint(ctx, size)
  grain(ctx, size)
  const area = inset(rect(0, 0, size.width, size.height), size.width * 0.06, size.height * 0.12)
  const unit = Math.sqrt(size.width * size.height) / 100
  for (const layer of lineUp(shown, area, unit).layers) layer.paint(ctx)
  return pixelsOf(canvas, size)
}

const CORNER = 0.3

/** The second picture, small, in a corner of the first. */
export async function insetPicture(first: Pixels, second: Pixels, size: Size): Promise<Pixels> {
  const { canvas, ctx } = surface(size.width, size.height)
  const ground = pictureFromPixels(await reframe(first, size, 'crop'), false)
  ctx.drawImage(ground.canvas, 0, 0)
  const short = Math.min(size.width, size.height)
  const edge = short * 0.05
  const picture = pictureFromPixels(second, false)
  const scale = (short * CORNER * 1.3) / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const box = rect(size.width - width - edge, size.height - height - edge, width, height)
  photoCard(picture, box, 0.06).paint(ctx)
  return pixelsOf(canvas, size)
}

/** Two pictures of the same size side by side or stacked, with a thin line between them. */
export async function beforeAfter(first: Pixels, second: Pixels, size: Size): Promise<Pixels> {
  const { canvas, ctx } = surface(size.width, size.height)
  const isWide = size.width >= size.height
  const half = isWide
    ? { width: Math.ceil(size.width / 2), height: size.height }
    : { width: size.width, height: Math.ceil(size.height / 2) }
  for (const [index, pixels] of [first, second].entries()) {
    const part = pictureFromPixels(await reframe(pixels, half, 'crop'), false)
    ctx.drawImage(
      part.canvas,
      isWide ? index * (size.width - half.width) : 0,
      isWide ? 0 : index * (size.height - half.height),
    )
  }
  const line = Math.max(2, Math.min(size.width, size.height) * 0.008)
  ctx.fillStyle = '#ffffff'
  if (isWide) ctx.fillRect((size.width - line) / 2, 0, line, size.height)
  else ctx.fillRect(0, (size.height - line) / 2, size.width, line)
  return pixelsOf(canvas, size)
}
