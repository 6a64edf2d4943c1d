import type { Ctx } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import type { Random } from '../random.ts'
import type { Camera } from './camera.ts'

interface Mote {
  x: number
  y: number
  size: number
  fall: number
  sway: number
  phase: number
  alpha: number
}

const COUNTS: Record<Camera['particles'], number> = { dust: 26, snow: 110 }

/** Floating dust or falling snow over a picture, as a function of time alone. */
export function particles(kind: Camera['particles'], { width, height }: Size, random: Random) {
  const unit = Math.sqrt(width * height) / 100
  const isSnow = kind === 'snow'
  const motes: Mote[] = Array.from({ length: COUNTS[kind] }, () => ({
    x: random.next(),
    y: random.next(),
    size: unit * random.between(isSnow ? 0.25 : 0.12, isSnow ? 0.8 : 0.4),
    fall: isSnow ? random.between(0.07, 0.2) : random.between(-0.03, -0.01),
    sway: random.between(0.005, 0.025),
    phase: random.between(0, 7),
    alpha: random.between(0.25, isSnow ? 0.9 : 0.55),
  }))
  return (ctx: Ctx, time: number) => {
    for (const mote of motes) {
      const x = (mote.x + Math.sin(time * 0.9 + mote.phase) * mote.sway) * width
      const y = ((((mote.y + mote.fall * time) % 1.1) + 1.1) % 1.1) * height - 0.05 * height
      const twinkle = isSnow ? 1 : 0.6 + 0.4 * Math.sin(time * 2 + mote.phase)
      ctx.fillStyle = withAlpha('#ffffff', mote.alpha * twinkle)
      ctx.beginPath()
      ctx.arc(x, y, mote.size, 0, Math.PI * 2)
      ctx.fill()
    }
  }
}
