import type { Edges } from './edges.ts'

/** Edges in a patch of this width, and the corner of their region. */
export interface PlacedEdges {
  edges: Edges
  width: number
  left: number
  top: number
}

/** Offset of one set of edges from another, corner to corner, and their similarity there. */
export interface GradientMatch {
  dx: number
  dy: number
  /** 1 identical, 0 unrelated. */
  score: number
}

/** Regions are drawn around a mark more or less loosely. */
const REACH = 24
/** How many of the strongest edges are used for the search, and for the final score. */
const FEW = 250
const MANY = 1500

/** Finds the offset with the highest normalized cross-correlation of two sets of gradients. */
export function gradientCorrelation(one: PlacedEdges, other: PlacedEdges): GradientMatch {
  const canvas = canvasOf(other)
  const points = strongest(one)
  const few = points.slice(0, FEW)
  let best = correlationAt(few, canvas, 0, 0)
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const found = correlationAt(few, canvas, dx, dy)
      if (found.score > best.score) best = found
    }
  }
  return correlationAt(points, canvas, best.dx, best.dy)
}

interface Canvas extends PlacedEdges {
  gradientX: Float32Array
  gradientY: Float32Array
}

function canvasOf(placed: PlacedEdges): Canvas {
  const { indices, gradientX, gradientY } = placed.edges
  const size = (indices.at(-1) ?? 0) + 1
  const canvas = { ...placed, gradientX: new Float32Array(size), gradientY: new Float32Array(size) }
  for (let k = 0; k < indices.length; k++) {
    canvas.gradientX[indices[k]!] = gradientX[k]!
    canvas.gradientY[indices[k]!] = gradientY[k]!
  }
  return canvas
}

interface Point {
  x: number
  y: number
  gradientX: number
  gradientY: number
}

function strongest({ edges, width, left, top }: PlacedEdges): Point[] {
  const { indices, gradientX, gradientY } = edges
  const points = Array.from(indices, (at, k) => ({
    x: (at % width) - left,
    y: Math.floor(at / width) - top,
    gradientX: gradientX[k]!,
    gradientY: gradientY[k]!,
  }))
  const length = (point: Point) => Math.hypot(point.gradientX, point.gradientY)
  return points.sort((a, b) => length(b) - length(a)).slice(0, MANY)
}

function correlationAt(
  points: readonly Point[],
  { gradientX, gradientY, width, left, top }: Canvas,
  dx: number,
  dy: number,
): GradientMatch {
  let [both, mine, its] = [0, 1e-6, 0]
  for (const point of points) {
    const x = point.x + left + dx
    const at = (point.y + top + dy) * width + x
    mine += point.gradientX * point.gradientX + point.gradientY * point.gradientY
    if (x < 0 || x >= width || at < 0 || at >= gradientX.length) continue
    const [gx, gy] = [gradientX[at]!, gradientY[at]!]
    both += point.gradientX * gx + point.gradientY * gy
    its += gx * gx + gy * gy
  }
  // A few steep edges that coincide by chance are no similarity.
  return { dx, dy, score: both / Math.sqrt(mine * Math.max(its, mine / 4)) }
}
