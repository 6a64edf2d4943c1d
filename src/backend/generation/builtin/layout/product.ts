import { roundedPath } from '../canvas.ts'
import { contain, grow, type Rect, unionOf } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import type { Picture } from '../picture/picture.ts'
import type { Layer } from '../scene.ts'
import { photoPlace, wholePlace } from './photo-place.ts'
import { standingShadow } from './standing-shadow.ts'

export interface StandOptions {
  /** Alignment within its box, horizontally and vertically: 0 start, 1 end. */
  across?: number
  ground?: number
}

/** Where a picture goes in a box: objects keep their shape; photographs fill it unless that crops their subject. */
export const standingPlace = (picture: Picture, box: Rect, options: StandOptions = {}): Rect =>
  picture.isCutOut
    ? contain(picture, box, options.across ?? 0.5, options.ground ?? 1)
    : wholePlace(picture, box)

/** An object standing in its box on its shadow, or a photograph as a rounded card. */
export function productLayers(picture: Picture, box: Rect, options: StandOptions = {}): Layer[] {
  return picture.isCutOut
    ? standing(picture, box, options)
    : [photoCard(picture, standingPlace(picture, box), 0.05)]
}

function standing(picture: Picture, box: Rect, options: StandOptions): Layer[] {
  const place = standingPlace(picture, box, options)
  return [
    standingShadow(picture, place),
    {
      role: 'product',
      depth: 0.9,
      place,
      bounds: grow(place, Math.max(place.width, place.height) * 0.12),
      paint: (ctx) => {
        ctx.save()
        ctx.shadowColor = withAlpha('#0b0b14', 0.16)
        ctx.shadowBlur = place.width * 0.06
        ctx.shadowOffsetY = place.width * 0.025
        ctx.drawImage(picture.canvas, place.x, place.y, place.width, place.height)
        ctx.restore()
      },
    },
  ]
}

/** Objects next to one another on one floor, the first in front and largest. */
export function groupLayers(pictures: Picture[], box: Rect): { layers: Layer[]; place: Rect } {
  const [first, ...others] = pictures
  if (!first) return { layers: [], place: box }
  const place = standingPlace(first, box)
  if (!first.isCutOut) return { layers: productLayers(first, box), place }
  const companions = others.filter(({ isCutOut }) => isCutOut).slice(0, 2)
  const places = companions.map((picture, index) => {
    const side = index === 0 ? 1 : -1
    const height = place.height * 0.62
    const width = (picture.width / picture.height) * height
    const x = place.x + place.width / 2 + side * (place.width * 0.42 + width * 0.22) - width / 2
    const inside = Math.min(Math.max(x, box.x), box.x + box.width - width)
    return { x: inside, y: place.y + place.height * 0.96 - height, width, height }
  })
  return {
    layers: [
      ...companions.flatMap((picture, index) => standing(picture, places[index]!, {})),
      ...standing(first, box, {}),
    ],
    place: unionOf([place, ...places]),
  }
}

/** Default alignment of a photograph in its box. */
export const CARD_LEAN = { x: 0.5, y: 0.42 }

/** A photograph cropped to its box, with rounded corners and a soft shadow. */
export function photoCard(
  picture: Picture,
  box: Rect,
  roundness: number,
  lean: { x: number; y: number } = CARD_LEAN,
): Layer {
  const radius = Math.min(box.width, box.height) * roundness
  return {
    role: 'picture',
    depth: 0.5,
    place: box,
    corner: radius,
    bounds: grow(box, Math.max(box.width, box.height) * 0.08),
    paint: (ctx) => {
      ctx.save()
      if (radius > 0) {
        ctx.save()
        ctx.shadowColor = withAlpha('#000000', 0.26)
        ctx.shadowBlur = box.width * 0.06
        ctx.shadowOffsetY = box.width * 0.02
        ctx.fillStyle = '#777777'
        roundedPath(ctx, box, radius)
        ctx.fill()
        ctx.restore()
      }
      roundedPath(ctx, box, radius)
      ctx.clip()
      const place = photoPlace(picture, box, lean)
      ctx.drawImage(picture.canvas, place.x, place.y, place.width, place.height)
      ctx.restore()
    },
  }
}
