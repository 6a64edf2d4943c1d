import type { Ctx } from '../canvas.ts'
import { type Rect, rect, type Size } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import type { Layer } from '../scene.ts'

export type ScrimSide = 'left' | 'right' | 'bottom' | 'top'

const STEPS = 12
/** How far the scrim extends beyond the words, in units. */
const FADE = 24

/** The part of the frame that a picture needs to fill: the free part and the scrim's gradient. */
export function pictureBeyond({ width, height }: Size, words: Rect, side: ScrimSide, unit: number) {
  const fade = unit * FADE
  const left = words.x + words.width - fade * 0.5
  return {
    left: rect(left, 0, width - left, height),
    right: rect(0, 0, Math.min(width, words.x + fade * 0.5), height),
    bottom: rect(0, 0, width, Math.min(height, words.y + fade * 0.5)),
    top: rect(0, words.y + words.height - fade * 0.5, width, height),
  }[side]
}

interface Shade {
  side: ScrimSide
  colour: string
  unit: number
  /** 1 hides what is under the words, less lets it show through. */
  strength?: number
}

/** One color behind the words that eases into the picture; a linear gradient would show its end. */
export function scrimLayer(
  size: Size,
  words: Rect,
  { side, colour, unit, strength = 1 }: Shade,
): Layer {
  const { width, height } = size
  const full = {
    left: words.x + words.width,
    right: width - words.x,
    bottom: height - words.y,
    top: words.y + words.height,
  }[side]
  const whole = side === 'left' || side === 'right' ? width : height
  const fade = unit * FADE
  return {
    role: 'scrim',
    depth: 0.1,
    bounds: rect(0, 0, width, height),
    paint: (ctx) => {
      const ramp = gradientFrom(ctx, side, size)
      for (let step = 0; step <= STEPS; step += 1) {
        const t = step / STEPS
        // Opaque up to the edge of the words and slightly less below their last line.
        const at = full - fade * 0.5 + t * fade * 1.5
        const left = 1 - t
        ramp.addColorStop(
          Math.min(1, Math.max(0, at / whole)),
          withAlpha(colour, strength * left * left * (3 - 2 * left)),
        )
      }
      ctx.fillStyle = ramp
      ctx.fillRect(0, 0, width, height)
    },
  }
}

function gradientFrom(ctx: Ctx, side: ScrimSide, { width, height }: Size) {
  if (side === 'left') return ctx.createLinearGradient(0, 0, width, 0)
  if (side === 'right') return ctx.createLinearGradient(width, 0, 0, 0)
  if (side === 'top') return ctx.createLinearGradient(0, 0, 0, height)
  return ctx.createLinearGradient(0, height, 0, 0)
}
