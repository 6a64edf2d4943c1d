import { createMask, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'

/** Edges of a picture over time: what stays where it is, and how strong edges are there usually. */
export interface Edges {
  /** Length of the mean slope: slopes of what moves cancel each other out. */
  steady: Plane
  /** Mean length of the slope. */
  usual: Plane
}

export function edgesOver(planes: readonly Plane[]): Edges {
  const [{ width, height }] = planes as [Plane]
  const [across, down, usual] = [0, 1, 2].map(() => createPlane(width, height)) as [
    Plane,
    Plane,
    Plane,
  ]
  for (const { data } of planes) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
        const gx = ((data[at + 1] as number) - (data[at - 1] as number)) / 2 / planes.length
        const gy = ((data[at + width] as number) - (data[at - width] as number)) / 2 / planes.length
        across.data[at] = (across.data[at] as number) + gx
        down.data[at] = (down.data[at] as number) + gy
        usual.data[at] = (usual.data[at] as number) + (Math.abs(gx) + Math.abs(gy))
      }
    }
  }
  const steady = createPlane(width, height)
  for (let at = 0; at < steady.data.length; at++)
    steady.data[at] = Math.abs(across.data[at] as number) + Math.abs(down.data[at] as number)
  return { steady, usual }
}

const WEAKEST = 3
/** Added to the usual slope, so that noise alone persists nowhere. */
const NOISE = 1.5
const PERSISTENT = 0.72

/** Pixels whose edge stands still although the picture need not. */
export function persistentEdges({ steady, usual }: Edges): Mask {
  const mask = createMask(steady.width, steady.height)
  for (let at = 0; at < mask.data.length; at++) {
    const isStrong = (steady.data[at] as number) > WEAKEST
    if (isStrong && (steady.data[at] as number) > PERSISTENT * ((usual.data[at] as number) + NOISE))
      mask.data[at] = 1
  }
  return mask
}

/** Share of all edges of the picture that stand still: near one on a tripod. */
export function steadyShare({ usual }: Edges, persistent: Mask): number {
  let [edges, still] = [0, 0]
  for (let at = 0; at < usual.data.length; at++) {
    if ((usual.data[at] as number) < WEAKEST) continue
    edges++
    still += persistent.data[at] as number
  }
  return edges === 0 ? 1 : still / edges
}
