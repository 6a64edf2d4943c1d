import type { Edges } from './edges.ts'

/** Edges as they lie in a patch of this width, and the corner of the room they were seen in. */
export interface PlacedEdges {
  edges: Edges
  width: number
  left: number
  top: number
}

/** How far one set of edges lies from another, corner to corner, and how alike they are there. */
export interface Resemblance {
  dx: number
  dy: number
  /** 1 the same, 0 unlike. */
  likeness: number
}

/** Rooms are drawn around a mark more or less loosely. */
const REACH = 24
/** So many of the strongest edges tell where the others may lie, and so many whether they do. */
const FEW = 250
const MANY = 1500

/** Where in its room the second set of edges is what the first is in its own. */
export function resemblance(one: PlacedEdges, other: PlacedEdges): Resemblance {
  const canvas = canvasOf(other)
  const points = strongest(one)
  const few = points.slice(0, FEW)
  let best = likenessAt(few, canvas, 0, 0)
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const found = likenessAt(few, canvas, dx, dy)
      if (found.likeness > best.likeness) best = found
    }
  }
  return likenessAt(points, canvas, best.dx, best.dy)
}

interface Canvas extends PlacedEdges {
  across: Float32Array
  down: Float32Array
}

function canvasOf(placed: PlacedEdges): Canvas {
  const { indices, across, down } = placed.edges
  const size = (indices.at(-1) ?? 0) + 1
  const canvas = { ...placed, across: new Float32Array(size), down: new Float32Array(size) }
  for (let k = 0; k < indices.length; k++) {
    canvas.across[indices[k]!] = across[k]!
    canvas.down[indices[k]!] = down[k]!
  }
  return canvas
}

interface Point {
  x: number
  y: number
  across: number
  down: number
}

function strongest({ edges, width, left, top }: PlacedEdges): Point[] {
  const { indices, across, down } = edges
  const points = Array.from(indices, (at, k) => ({
    x: (at % width) - left,
    y: Math.floor(at / width) - top,
    across: across[k]!,
    down: down[k]!,
  }))
  const length = (point: Point) => Math.hypot(point.across, point.down)
  return points.sort((a, b) => length(b) - length(a)).slice(0, MANY)
}

function likenessAt(
  points: readonly Point[],
  { across, down, width, left, top }: Canvas,
  dx: number,
  dy: number,
): Resemblance {
  let [both, mine, its] = [0, 1e-6, 0]
  for (const point of points) {
    const x = point.x + left + dx
    const at = (point.y + top + dy) * width + x
    mine += point.across * point.across + point.down * point.down
    if (x < 0 || x >= width || at < 0 || at >= across.length) continue
    const [gx, gy] = [across[at]!, down[at]!]
    both += point.across * gx + point.down * gy
    its += gx * gx + gy * gy
  }
  // A few steep edges by chance are no likeness.
  return { dx, dy, likeness: both / Math.sqrt(mine * Math.max(its, mine / 4)) }
}
