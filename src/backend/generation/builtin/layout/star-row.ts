import { rect } from '../geometry.ts'
import type { Layer } from '../scene.ts'

const STARS = 5
const INNER = 0.42

const STEP = 1.18

export const rowWidth = (size: number): number => size * (STEP * (STARS - 1) + 1)

/** Five full stars. */
export function starRow(
  colour: string,
  { x, y, size }: { x: number; y: number; size: number },
): Layer {
  const step = size * STEP
  return {
    role: 'decor',
    depth: 0.5,
    bounds: rect(x, y, rowWidth(size), size),
    paint: (ctx) => {
      ctx.fillStyle = colour
      for (let star = 0; star < STARS; star += 1) {
        ctx.beginPath()
        for (let corner = 0; corner < 10; corner += 1) {
          const reach = (size / 2) * (corner % 2 === 0 ? 1 : INNER)
          const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2
          ctx.lineTo(
            x + star * step + size / 2 + Math.cos(angle) * reach,
            y + size / 2 + Math.sin(angle) * reach,
          )
        }
        ctx.closePath()
        ctx.fill()
      }
    },
  }
}
