import type { Ctx } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import { type Oklch, toHex } from '../palette/color.ts'
import type { Towards } from './instruction.ts'

/** Smooth to the eye between any two colors. */
const STOPS = 24

/** A color between two others, mixed in OKLab, where halfway looks like half. */
function between(from: Oklch, to: Oklch, share: number): Oklch {
  const [a, b] = [placeOf(from), placeOf(to)]
  const mixed = (one: number, other: number) => one + (other - one) * share
  const [green, blue] = [mixed(a.green, b.green), mixed(a.blue, b.blue)]
  return {
    l: mixed(from.l, to.l),
    c: Math.hypot(green, blue),
    h: ((Math.atan2(blue, green) * 180) / Math.PI + 360) % 360,
  }
}

const placeOf = ({ c, h }: Oklch) => ({
  green: c * Math.cos((h * Math.PI) / 180),
  blue: c * Math.sin((h * Math.PI) / 180),
})

/** How far along the gradient a point is, given as fractions of the picture. */
export const SHARES: Record<Towards, (x: number, y: number) => number> = {
  down: (_x, y) => y,
  up: (_x, y) => 1 - y,
  right: (x) => x,
  left: (x) => 1 - x,
}

/** Fills the whole surface with a gradient between two colors. */
export function paintGradient(
  ctx: Ctx,
  { width, height }: Size,
  { from, to, towards }: { from: Oklch; to: Oklch; towards: Towards },
): void {
  const isUpright = towards === 'down' || towards === 'up'
  const [x, y] = isUpright ? [0, height] : [width, 0]
  const fall = ctx.createLinearGradient(0, 0, x, y)
  for (let step = 0; step <= STOPS; step += 1) {
    const at = step / STOPS
    fall.addColorStop(at, toHex(between(from, to, SHARES[towards](at, at))))
  }
  ctx.fillStyle = fall
  ctx.fillRect(0, 0, width, height)
}
