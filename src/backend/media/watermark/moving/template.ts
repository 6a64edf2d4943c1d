import { connectedComponents } from '../detect/connected-components.ts'
import type { Rect } from '../geometry.ts'
import { meanAlong, type Position, type TrajectoryMean } from '../moving/trajectory-mean.ts'
import type { Plane } from '../picture/plane.ts'

/** A moving mark's edges in its own coordinates, for tracking. */
export interface Template {
  x: Float32Array
  y: Float32Array
  value: Float32Array
  gradientX: Float32Array
  gradientY: Float32Array
  /** Sum of the squared gradients. */
  energy: number
  /** Bounding box of the edges. */
  box: Rect
}

/** Means along a trajectory: of the whole picture, and of the foreground alone. */
export interface TrajectoryMeans {
  all: TrajectoryMean
  foreground: TrajectoryMean
  rect: Rect
}

const FLATTEST = 3
const CELL = 8
/** Parts of one mark lie within this many cells of each other. */
const NEAR = 3
/** Cells with fewer edges are chance. */
const FEWEST = 4
/** A part this much weaker than the strongest doesn't count. */
const WEAK = 0.15
const MOST_POINTS = 2400
const LEAST_POINTS = 60

export const meansAlong = (
  luma: (index: number) => Plane,
  foreground: (index: number, within: Rect) => Plane,
  path: readonly Position[],
  rect: Rect,
): TrajectoryMeans => ({
  all: meanAlong(({ index }) => luma(index), path, rect),
  foreground: meanAlong(({ index, x, y }) => foreground(index, around(rect, x, y)), path, rect),
  rect,
})

/** A moved rectangle, on whole pixels, including all its neighbors. */
const around = ({ x, y, w, h }: Rect, dx: number, dy: number): Rect => ({
  x: Math.floor(x + dx) - 1,
  y: Math.floor(y + dy) - 1,
  w: w + 4,
  h: h + 4,
})

/** The template of what follows a trajectory: edges that are consistent over the frames. Null if there are too few. */
export function templateIn(
  { all, foreground, rect }: TrajectoryMeans,
  leastLasting: number,
): Template | null {
  const isEdge = (at: number) =>
    Math.hypot(foreground.gradientX[at]!, foreground.gradientY[at]!) >= FLATTEST &&
    foreground.consistency[at]! >= leastLasting
  const edges = Array.from(all.mean.keys()).filter(isEdge)
  const pixels = strongest(edges, all, rect.w)
  if (pixels.length < LEAST_POINTS) return null
  const step = Math.ceil(pixels.length / MOST_POINTS)
  const chosen = pixels.filter((_, n) => n % step === 0)
  const pick = (values: Float32Array) => Float32Array.from(chosen, (at) => values[at]!)
  return {
    x: Float32Array.from(chosen, (at) => rect.x + (at % rect.w)),
    y: Float32Array.from(chosen, (at) => rect.y + Math.floor(at / rect.w)),
    value: pick(all.mean),
    gradientX: pick(all.gradientX),
    gradientY: pick(all.gradientY),
    energy: energyOf(all, chosen),
    box: boxOf(pixels, rect),
  }
}

function energyOf({ gradientX, gradientY }: TrajectoryMean, pixels: readonly number[]): number {
  return pixels.reduce((sum, at) => sum + gradientX[at]! ** 2 + gradientY[at]! ** 2, 0)
}

/** The edges of the strongest connected parts. */
function strongest(edges: readonly number[], means: TrajectoryMean, width: number): number[] {
  const cells = new Map<string, { x: number; y: number; pixels: number[] }>()
  for (const at of edges) {
    const [x, y] = [Math.floor((at % width) / CELL), Math.floor(at / width / CELL)]
    const cell = cells.get(`${x} ${y}`) ?? { x, y, pixels: [] }
    cell.pixels.push(at)
    cells.set(`${x} ${y}`, cell)
  }
  const filled = [...cells.values()].filter(({ pixels }) => pixels.length >= FEWEST)
  const groups = connectedComponents(
    filled,
    (a, b) => Math.abs(a.x - b.x) <= NEAR && Math.abs(a.y - b.y) <= NEAR,
  ).map((group) => group.flatMap(({ pixels }) => pixels))
  const most = Math.max(0, ...groups.map((group) => energyOf(means, group)))
  return groups.filter((group) => energyOf(means, group) > WEAK * most).flat()
}

function boxOf(pixels: readonly number[], rect: Rect): Rect {
  let [left, top, right, bottom] = [rect.w, rect.h, 0, 0]
  for (const at of pixels) {
    left = Math.min(left, at % rect.w)
    right = Math.max(right, at % rect.w)
    top = Math.min(top, Math.floor(at / rect.w))
    bottom = Math.max(bottom, Math.floor(at / rect.w))
  }
  return { x: rect.x + left, y: rect.y + top, w: right - left + 1, h: bottom - top + 1 }
}
