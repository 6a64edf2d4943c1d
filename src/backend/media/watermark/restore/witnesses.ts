import type { Affine } from '../motion/affine.ts'
import type { PlaneView, Samples } from '../picture/layout.ts'
import type { Mask } from '../picture/mask.ts'

/** An encoder smears a mark this far past its edge; witnesses must lie beyond. */
const SMEAR = 2
/** Witnesses of a point: the nearest visible pixels to its left and right, above and below. */
const SIDES = 4
const NONE = -1
/** How far a value may lie outside the range around its position in the other frame. */
const TOLERANCE = 12

/** A frame's stored luma, and what marks hide in it. */
export interface SeenFrame {
  samples: Samples
  hidden: Mask | null
}

/** Tells for hidden points whether another frame shows the same as this one right around them. */
export interface Witnesses {
  agree(k: number, own: SeenFrame, other: SeenFrame, motion: Affine): boolean
}

/**
 * Assumes that hidden content is the same in another frame if the visible pixels beside it are: a car coming in from
 * one side hides the road in that frame, however near it is in time.
 */
export function witnesses(
  view: PlaneView,
  scale: number,
  shape: Mask,
  points: Int32Array,
): Witnesses {
  const places = witnessesOf(shape, points)
  return {
    agree(k, own, other, motion) {
      for (let side = 0; side < SIDES; side++) {
        const at = places[k * SIDES + side]!
        if (at === NONE || own.hidden?.data[at]) continue
        if (differs(view, scale, at, own, other, motion)) return false
      }
      return true
    },
  }
}

function witnessesOf({ width, height, data }: Mask, points: Int32Array): Int32Array {
  const places = new Int32Array(points.length * SIDES).fill(NONE)
  const nearest = (at: number, step: number, room: number): number => {
    for (let far = 1; far + SMEAR < room; far++)
      if (!data[at + far * step]) return at + (far + SMEAR) * step
    return NONE
  }
  for (const [k, at] of points.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    places[k * SIDES] = nearest(at, -1, x)
    places[k * SIDES + 1] = nearest(at, 1, width - 1 - x)
    places[k * SIDES + 2] = nearest(at, -width, y)
    places[k * SIDES + 3] = nearest(at, width, height - 1 - y)
  }
  return places
}

/** Whether a pixel differs from everything around its position in the other frame; false if a mark hides that. */
function differs(
  { width, height, offset, stride }: PlaneView,
  scale: number,
  at: number,
  own: SeenFrame,
  other: SeenFrame,
  [a, b, c, d, e, f]: Affine,
): boolean {
  const [x, y] = [at % width, Math.floor(at / width)]
  const [u, v] = [Math.round(a * x + b * y + c), Math.round(d * x + e * y + f)]
  if (u < 1 || v < 1 || u >= width - 1 || v >= height - 1) return false
  if (other.hidden?.data[v * width + u]) return false
  const value = own.samples[offset + y * stride + x]!
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let row = v - 1; row <= v + 1; row++)
    for (let column = u - 1; column <= u + 1; column++) {
      const near = other.samples[offset + row * stride + column]!
      low = Math.min(low, near)
      high = Math.max(high, near)
    }
  return value < low - TOLERANCE / scale || value > high + TOLERANCE / scale
}
