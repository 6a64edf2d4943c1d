import type { Size } from '../geometry.ts'

/** What a plain ground looks like at each place: a smooth surface per colour channel. */
export interface GroundSurface {
  /** Distance in colour of a pixel from the ground at its place. */
  distance(data: Uint8Array, x: number, y: number): number
  colourAt(x: number, y: number): [number, number, number]
  /** How far the border itself strays from the surface. */
  spread: number
}

const TERMS = 6
const STRIP = 0.025
const SAMPLES = 900
const OUTLIER = 30

/**
 * Fits a quadratic surface to the picture's border, so that studio sweeps, soft light and vignettes
 * count as plain too. Objects that reach the border are outliers and left out of a second fit.
 */
export function fitGround(data: Uint8Array, { width, height }: Size): GroundSurface {
  const points = borderPoints({ width, height })
  const first = surfaceOf(data, points, { width, height })
  const near = points.filter(([x, y]) => first.distance(data, x, y) < OUTLIER)
  const surface =
    near.length > points.length * 0.6 ? surfaceOf(data, near, { width, height }) : first
  const distances = points.map(([x, y]) => surface.distance(data, x, y)).sort((a, b) => a - b)
  return { ...surface, spread: distances[Math.floor(distances.length * 0.88)] ?? 255 }
}

type Point = [x: number, y: number]

function borderPoints({ width, height }: Size): Point[] {
  const depth = Math.max(1, Math.round(Math.min(width, height) * STRIP))
  const perSide = SAMPLES / 4
  const points: Point[] = []
  for (let index = 0; index < perSide; index += 1) {
    const x = Math.floor((index / perSide) * (width - 1))
    const y = Math.floor((index / perSide) * (height - 1))
    const inwards = index % depth
    points.push([x, inwards], [x, height - 1 - inwards], [inwards, y], [width - 1 - inwards, y])
  }
  return points
}

function surfaceOf(
  data: Uint8Array,
  points: Point[],
  { width, height }: Size,
): Omit<GroundSurface, 'spread'> {
  const basis = (x: number, y: number) => {
    const [u, v] = [x / width - 0.5, y / height - 0.5]
    return [1, u, v, u * u, u * v, v * v]
  }
  const channels = [0, 1, 2].map((offset) =>
    leastSquares(
      points.map(([x, y]) => basis(x, y)),
      points.map(([x, y]) => data[(y * width + x) * 4 + offset] as number),
    ),
  )
  const [red, green, blue] = channels as [number[], number[], number[]]
  const colourAt = (x: number, y: number): [number, number, number] => {
    const [u, v] = [x / width - 0.5, y / height - 0.5]
    return [valueAt(red, u, v), valueAt(green, u, v), valueAt(blue, u, v)]
  }
  const distance = (pixels: Uint8Array, x: number, y: number) => {
    const at = (y * width + x) * 4
    const u = x / width - 0.5
    const v = y / height - 0.5
    const r = (pixels[at] as number) - valueAt(red, u, v)
    const g = (pixels[at + 1] as number) - valueAt(green, u, v)
    const b = (pixels[at + 2] as number) - valueAt(blue, u, v)
    return Math.sqrt(r * r + g * g + b * b)
  }
  return { distance, colourAt }
}

/** Written out, because it runs for every pixel. */
function valueAt(weights: number[], u: number, v: number): number {
  const [a, b, c, d, e, f] = weights as [number, number, number, number, number, number]
  return a + b * u + c * v + d * u * u + e * u * v + f * v * v
}

/** Normal equations, solved by elimination; six unknowns need nothing finer. */
function leastSquares(rows: number[][], values: number[]): number[] {
  const matrix = Array.from({ length: TERMS }, () => new Array<number>(TERMS + 1).fill(0))
  for (const [index, row] of rows.entries()) {
    for (let i = 0; i < TERMS; i += 1) {
      const target = matrix[i] as number[]
      for (let j = 0; j < TERMS; j += 1)
        target[j] = (target[j] as number) + (row[i] as number) * (row[j] as number)
      target[TERMS] = (target[TERMS] as number) + (row[i] as number) * (values[index] as number)
    }
  }
  return eliminate(matrix)
}

function eliminate(matrix: number[][]): number[] {
  for (let pivot = 0; pivot < TERMS; pivot += 1) {
    const row = matrix[pivot] as number[]
    // A hair of damping keeps tiny pictures, whose border has too few places, solvable.
    const divisor = (row[pivot] as number) + 1e-9
    for (let column = pivot; column <= TERMS; column += 1)
      row[column] = (row[column] as number) / divisor
    for (let other = 0; other < TERMS; other += 1) {
      if (other === pivot) continue
      const target = matrix[other] as number[]
      const factor = target[pivot] as number
      for (let column = pivot; column <= TERMS; column += 1) {
        target[column] = (target[column] as number) - factor * (row[column] as number)
      }
    }
  }
  return matrix.map((row) => row[TERMS] as number)
}
