import type { Rect } from '../geometry.ts'
import { type PatchView, type PlaneView, type Samples, stackPatches } from '../picture/layout.ts'
import { createMask, type Mask } from '../picture/mask.ts'
import type { Point } from './smooth-trajectory.ts'

/** Margin around a moving mark: its motion uncovers what it hides, so more than the usual margin helps. */
const AROUND = 80

/** A crop that follows a mark, which stays still in it except for a fraction of a pixel. */
export interface TrackingCrop {
  view: PatchView
  /** The mark's box inside the crop. */
  box: Rect
  /** Upper left corner in the patch, on even pixels; may lie outside the patch. */
  cornerAt(point: Point): Point
  /** The mark's offset from its box, up to a pixel. */
  phaseAt(point: Point): Point
  cut(samples: Samples, corner: Point): Samples
  paste(samples: Samples, corner: Point, into: Samples): void
  /** The pixels outside the patch; null if there are none. */
  outsideAt(corner: Point): Mask | null
}

export function trackingCrop(patch: PatchView, box: Rect): TrackingCrop {
  const rect = { x: 0, y: 0, w: (box.w + 2 * AROUND + 1) & ~1, h: (box.h + 2 * AROUND + 1) & ~1 }
  const stack = stackPatches([rect])
  const view = stack.patches[0]!
  const even = (value: number) => 2 * Math.round(value / 2)
  const masks = new Map<string, Mask>()
  const { width, height } = patch.planes[0]
  const cornerAt = ({ x, y }: Point): Point => ({
    x: even(box.x + x - AROUND),
    y: even(box.y + y - AROUND),
  })
  return {
    view,
    box: { x: AROUND, y: AROUND, w: box.w, h: box.h },
    cornerAt,
    phaseAt(point) {
      const corner = cornerAt(point)
      return { x: box.x + point.x - corner.x - AROUND, y: box.y + point.y - corner.y - AROUND }
    },
    cut(samples, corner) {
      const kind = samples instanceof Uint16Array ? Uint16Array : Uint8Array
      const small: Samples = new kind(stack.sampleCount)
      view.planes.forEach((plane, n) => {
        const shift = n === 0 ? 1 : 2
        copyClamped(samples, patch.planes[n]!, small, plane, corner.x / shift, corner.y / shift)
      })
      return small
    },
    paste(small, corner, into) {
      view.planes.forEach((plane, n) => {
        const shift = n === 0 ? 1 : 2
        putBack(small, plane, into, patch.planes[n]!, corner.x / shift, corner.y / shift)
      })
    },
    outsideAt({ x, y }) {
      if (x >= 0 && y >= 0 && x + rect.w <= width && y + rect.h <= height) return null
      const key = `${Math.min(0, x)} ${Math.min(0, y)} ${Math.max(width, x + rect.w)} ${Math.max(height, y + rect.h)}`
      const known = masks.get(key)
      if (known) return known
      const mask = createMask(rect.w, rect.h)
      for (let v = 0, at = 0; v < rect.h; v++)
        for (let u = 0; u < rect.w; u++, at++)
          if (x + u < 0 || y + v < 0 || x + u >= width || y + v >= height) mask.data[at] = 1
      masks.set(key, mask)
      return mask
    },
  }
}

/** Copies a crop; outside pixels take the nearest border samples. */
function copyClamped(
  from: Samples,
  whole: PlaneView,
  to: Samples,
  piece: PlaneView,
  left: number,
  top: number,
): void {
  for (let y = 0; y < piece.height; y++) {
    const row = Math.min(whole.height - 1, Math.max(0, top + y))
    const start = whole.offset + row * whole.stride
    const target = piece.offset + y * piece.stride
    for (let x = 0; x < piece.width; x++) {
      const column = Math.min(whole.width - 1, Math.max(0, left + x))
      to[target + x] = from[start + column]!
    }
  }
}

function putBack(
  from: Samples,
  piece: PlaneView,
  to: Samples,
  whole: PlaneView,
  left: number,
  top: number,
): void {
  const first = Math.max(0, -left)
  const end = Math.min(piece.width, whole.width - left)
  if (end <= first) return
  for (let y = Math.max(0, -top); y < Math.min(piece.height, whole.height - top); y++) {
    const start = piece.offset + y * piece.stride
    to.set(
      from.subarray(start + first, start + end),
      whole.offset + (top + y) * whole.stride + left + first,
    )
  }
}
