import { surface } from '../canvas.ts'
import { inset, type Rect, rect, type Size } from '../geometry.ts'
import { photoCard, productLayers } from '../layout/product.ts'
import { backdrop } from '../paint/backdrops.ts'
import { grain } from '../paint/grain.ts'
import { makeNeutralPalette } from '../palette/palette.ts'
import { cutOut } from '../picture/cut-out.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import type { Random } from '../random.ts'
import { pixelsOf } from './ground.ts'
import type { Pixels } from './pixels.ts'

/** Several pictures in one: freed objects stand together on a stage, photographs lie side by side. */
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
  for (const [index, picture] of shown.entries()) {
    const box = cell(area, index, shown.length, size)
    const layers = picture.isCutOut ? productLayers(picture, box) : [photoCard(picture, box, 0.05)]
    for (const layer of layers) layer.paint(ctx)
  }
  return pixelsOf(canvas, size)
}

function cell(area: Rect, index: number, count: number, { width, height }: Size): Rect {
  const gap = Math.min(width, height) * 0.04
  if (width >= height) {
    const share = (area.width - gap * (count - 1)) / count
    return rect(area.x + index * (share + gap), area.y, share, area.height)
  }
  const share = (area.height - gap * (count - 1)) / count
  return rect(area.x, area.y + index * (share + gap), area.width, share)
}
