import type { Rect, Size } from '../geometry.ts'
import type { Plane } from '../picture/plane.ts'
import { staticEnergies } from '../switches/static-edges.ts'
import { rectMask } from './contrast.ts'

/** A side is moved out by so much at a time, and so often. */
const [STEP, STEPS] = [3, 3]
/** What stands beyond it there is compared with what does farther out. */
const [FROM, DEEP] = [6, 14]
/** A mark that is cut off has so many times the edges, and no fewer than these. */
const [STANDS_OUT, LEAST] = [4, 8]

type Side = 'left' | 'top' | 'right' | 'bottom'
const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom']

/**
 * The rectangle with what it cuts off of a mark: edges that stand right beyond one of its sides and not farther
 * out. Over a still picture edges stand everywhere, so there it stays as it was drawn.
 */
export function wholeExtent(lumas: readonly Plane[], rect: Rect): Rect {
  const [first] = lumas
  if (!first) return rect
  const energies = staticEnergies(lumas)
  const mean = (part: Rect): number => meanOver(energies, part, first)
  let whole = rect
  for (const side of SIDES)
    for (let n = 0; n < STEPS; n++) {
      const beyond = mean(beside(whole, side, 0, STEP))
      const farther = mean(beside(whole, side, FROM, DEEP))
      if (beyond < Math.max(LEAST, STANDS_OUT * farther)) break
      whole = movedOut(whole, side, STEP)
    }
  return whole
}

/** A strip along a side, some pixels away from it. */
function beside({ x, y, w, h }: Rect, side: Side, away: number, deep: number): Rect {
  if (side === 'left') return { x: x - away - deep, y, w: deep, h }
  if (side === 'right') return { x: x + w + away, y, w: deep, h }
  if (side === 'top') return { x, y: y - away - deep, w, h: deep }
  return { x, y: y + h + away, w, h: deep }
}

function movedOut({ x, y, w, h }: Rect, side: Side, by: number): Rect {
  if (side === 'left') return { x: x - by, y, w: w + by, h }
  if (side === 'right') return { x, y, w: w + by, h }
  if (side === 'top') return { x, y: y - by, w, h: h + by }
  return { x, y, w, h: h + by }
}

function meanOver(energies: Float32Array, part: Rect, { width, height }: Size): number {
  const { data } = rectMask(width, height, part)
  let [sum, count] = [0, 1e-9]
  for (let at = 0; at < energies.length; at++)
    if (data[at]) {
      sum += energies[at]!
      count++
    }
  return sum / count
}
