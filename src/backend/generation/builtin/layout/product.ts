import type { Ctx } from '../canvas.ts'
import { roundedPath } from '../canvas.ts'
import { contain, cover, grow, type Rect, rect } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import type { Picture } from '../picture/picture.ts'
import type { Layer } from '../scene.ts'

/** An object standing in its box with a contact shadow, or a photograph as a rounded card. */
export function productLayers(
  picture: Picture,
  box: Rect,
  options: { ground?: number; tilt?: number } = {},
): Layer[] {
  return picture.isCutOut ? standing(picture, box, options) : [photoCard(picture, box, 0.05)]
}

function standing(
  picture: Picture,
  box: Rect,
  { ground = 1, tilt = 0 }: { ground?: number; tilt?: number },
): Layer[] {
  const place = contain(picture, box, 0.5, ground)
  const foot = place.y + place.height
  const shadow = rect(
    place.x - place.width * 0.1,
    foot - place.width * 0.11,
    place.width * 1.2,
    place.width * 0.24,
  )
  return [
    { role: 'shadow', depth: 0.7, bounds: shadow, paint: (ctx) => contactShadow(ctx, shadow) },
    {
      role: 'product',
      depth: 0.9,
      bounds: grow(place, Math.max(place.width, place.height) * 0.12),
      paint: (ctx) => {
        ctx.save()
        ctx.shadowColor = withAlpha('#0b0b14', 0.28)
        ctx.shadowBlur = place.width * 0.07
        ctx.shadowOffsetY = place.width * 0.035
        ctx.translate(place.x + place.width / 2, foot)
        ctx.rotate((tilt * Math.PI) / 180)
        ctx.drawImage(picture.canvas, -place.width / 2, -place.height, place.width, place.height)
        ctx.restore()
      },
    },
  ]
}

/** Two soft ellipses: a wide faint one and a dark one where the object touches the ground. */
function contactShadow(ctx: Ctx, box: Rect): void {
  for (const [share, alpha] of [
    [1, 0.24],
    [0.66, 0.34],
  ] as const) {
    ctx.save()
    ctx.translate(box.x + box.width / 2, box.y + box.height / 2)
    ctx.scale((box.width / 2) * share, (box.height / 2) * share)
    const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
    glow.addColorStop(0, withAlpha('#07060f', alpha))
    glow.addColorStop(0.5, withAlpha('#07060f', alpha * 0.45))
    glow.addColorStop(1, withAlpha('#07060f', 0))
    ctx.fillStyle = glow
    ctx.fillRect(-1, -1, 2, 2)
    ctx.restore()
  }
}

/** A photograph cropped to its box, with rounded corners and a soft shadow. */
export function photoCard(picture: Picture, box: Rect, roundness: number): Layer {
  const radius = Math.min(box.width, box.height) * roundness
  return {
    role: 'picture',
    depth: 0.5,
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
      const place = cover(picture, box, 0.5, 0.42)
      ctx.drawImage(picture.canvas, place.x, place.y, place.width, place.height)
      ctx.restore()
    },
  }
}
