import type { Ctx } from '../canvas.ts'
import { grow, rect } from '../geometry.ts'
import { describeText } from '../layers/describe.ts'
import { withAlpha } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import { drawLine, lineBoxes } from '../type/draw-text.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { TextStyle } from '../type/measure.ts'

export interface BadgeRequest {
  text: string
  style: TextStyle
  x: number
  y: number
  /** Edge of the badge's square. */
  size: number
  fill: string
  colour: string
  shape: 'round' | 'star' | 'seal'
  /** Degrees; a slightly tilted badge looks stuck on. */
  tilt: number
}

type BadgeShape = BadgeRequest['shape']

const POINTS: Record<BadgeShape, { count: number; depth: number }> = {
  round: { count: 0, depth: 0 },
  star: { count: 16, depth: 0.1 },
  seal: { count: 26, depth: 0.045 },
}

/** As a share of the badge's edge: the radius of the ring around its words. */
const RING = 0.415
/** Words that touch the ring look as if they didn't fit. */
const RING_AIR = 0.95

/** Whether the corners of all lines are inside the ring. */
function isInRing({ lines, leading, height }: TextBlock, radius: number): boolean {
  return lines.every(({ width }, index) => {
    const top = Math.abs(index * leading - height / 2)
    const foot = Math.abs(height - (lines.length - 1 - index) * leading - height / 2)
    return Math.hypot(width / 2, Math.max(top, foot)) <= radius * RING_AIR
  })
}

/** An offer as a sticker on the picture. */
export function badge(request: BadgeRequest): Layer {
  const { x, y, size, text, style, fill, colour, tilt } = request
  const inner = size * 0.7
  const set = (share: number) =>
    fitText({
      text,
      style: { ...style, weight: Math.max(style.weight, 780) },
      maxWidth: size * share,
      maxHeight: size * share * 0.72,
      maxLines: text.length > 6 ? 3 : 1,
      minSize: size * 0.07,
      maxSize: size * 0.34,
    })
  const settings = [0.7, 0.64, 0.58].map(set)
  const block = settings.find((each) => isInRing(each, size * RING)) ?? set(0.52)
  const top = -block.height / 2
  const boxes = lineBoxes(block, -inner / 2, top, inner, 'center')
  return {
    role: 'badge',
    depth: 1,
    bounds: grow(rect(x, y, size, size), size * 0.12),
    paint: (ctx) => {
      ctx.save()
      ctx.translate(x + size / 2, y + size / 2)
      ctx.rotate((tilt * Math.PI) / 180)
      ctx.save()
      ctx.shadowColor = withAlpha('#000000', 0.24)
      ctx.shadowBlur = size * 0.09
      ctx.shadowOffsetY = size * 0.03
      ctx.fillStyle = fill
      outline(ctx, request.shape, size / 2)
      ctx.fill()
      ctx.restore()
      ctx.strokeStyle = withAlpha(colour, 0.35)
      ctx.lineWidth = size * 0.009
      ctx.beginPath()
      ctx.arc(0, 0, size * RING, 0, Math.PI * 2)
      ctx.stroke()
      for (const [index, box] of boxes.entries()) drawLine(ctx, block, index, box, colour)
      ctx.restore()
    },
    described: [
      {
        ...{ kind: 'shape', x, y, width: size, height: size, turn: tilt, opacity: 1 },
        ...{ shape: request.shape === 'round' ? 'ellipse' : request.shape, fill, radius: 0 },
        ...{ ring: withAlpha(colour, 0.35), has_shadow: true, is_hidden: false },
      },
      ...describeText(
        block,
        {
          x: x + (size - inner) / 2,
          y: y + (size - block.height) / 2,
          ...{ width: inner, height: block.height, align: 'center', turn: tilt },
        },
        { colour },
      ),
    ],
    text: {
      content: block.lines.map((line) => line.text).join('\n'),
      ink: rect(
        x + (size - block.width) / 2,
        y + (size - block.height) / 2,
        block.width,
        block.height,
      ),
      size: block.size,
      colour,
      ground: fill,
    },
  }
}

/** Traces a badge's edge around the origin. */
export function outline(ctx: Ctx, shape: BadgeShape, radius: number): void {
  const { count, depth } = POINTS[shape]
  ctx.beginPath()
  if (count === 0) return void ctx.arc(0, 0, radius, 0, Math.PI * 2)
  for (let step = 0; step < count * 2; step += 1) {
    const reach = radius * (step % 2 === 0 ? 1 : 1 - depth * 2)
    const angle = (step / count) * Math.PI
    ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  ctx.closePath()
}
