import type { Ctx } from '../canvas.ts'
import { grow, type Rect } from '../geometry.ts'
import type { Layer } from '../scene.ts'

export type Seam = 'straight' | 'arc' | 'slant'

interface SeamOptions {
  axis: 'x' | 'y'
  /** Whether the plane is on the far side: then its seam is its left or upper edge. */
  isSwapped: boolean
  seam: Seam
  unit: number
}

/** A plane up to the frame's edges whose one inner edge is straight, curved, or slanted. */
export function seamPanel(box: Rect, fill: string, options: SeamOptions): Layer {
  return {
    role: 'panel',
    depth: 0.3,
    bounds: grow(box, options.unit * 5),
    paint: (ctx) => {
      ctx.fillStyle = fill
      ctx.beginPath()
      trace(ctx, box, options)
      ctx.closePath()
      ctx.fill()
    },
  }
}

function trace(ctx: Ctx, box: Rect, { axis, isSwapped, seam, unit }: SeamOptions): void {
  const bow = { straight: 0, arc: unit * 5, slant: unit * 3.4 }[seam]
  const along = axis === 'x' ? box.height : box.width
  const across = axis === 'x' ? box.width : box.height
  /** Converts a point given as distances along the seam and from the outer edge. */
  const point = (a: number, b: number): [number, number] => {
    const away = isSwapped ? across - b : b
    return axis === 'x' ? [box.x + away, box.y + a] : [box.x + a, box.y + away]
  }
  ctx.moveTo(...point(0, 0))
  ctx.lineTo(...point(0, across + (seam === 'slant' ? bow : -bow * 0.4)))
  if (seam === 'arc') {
    ctx.quadraticCurveTo(...point(along / 2, across + bow), ...point(along, across - bow * 0.4))
  } else ctx.lineTo(...point(along, across - bow))
  ctx.lineTo(...point(along, 0))
}
