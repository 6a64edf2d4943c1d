import { createPlane, type Plane } from '../../src/backend/media/watermark/picture/plane.ts'

/** A plane whose pixels are computed from their position. */
export function planeOf(
  width: number,
  height: number,
  valueAt: (x: number, y: number) => number,
): Plane {
  const plane = createPlane(width, height)
  for (let at = 0; at < plane.data.length; at++)
    plane.data[at] = valueAt(at % width, Math.floor(at / width))
  return plane
}

/** White noise between 0 and 1, the same for a position in every run. */
export function noise(x: number, y: number, seed = 0): number {
  const sum = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 974_634_541)
  const mixed = Math.imul(sum ^ (sum >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** A smooth picture that never repeats, also defined between pixels. */
export const texture = (x: number, y: number): number =>
  110 +
  30 * Math.sin(x / 6.1 + Math.sin(y / 9)) +
  25 * Math.cos(y / 5.3 - x / 13) +
  15 * Math.sin(x / 3.7 + y / 4.1)

/** Makes each frame at its first request and reuses it. */
export function framesOf(make: (index: number) => Plane): (index: number) => Plane {
  const known = new Map<number, Plane>()
  return (index) => {
    const frame = known.get(index) ?? make(index)
    known.set(index, frame)
    return frame
  }
}
