import { mapTriple } from '../../triple.ts'
import type { Rect } from '../geometry.ts'
import type { Picture } from '../mark/contrast.ts'
import { type Evidence, gridOf } from '../picture/field.ts'
import { createMask, dilated, halved, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { sideFiller } from '../picture/side-fill.ts'
import { spatialFill } from '../picture/spatial-fill.ts'
import type { PlaneWork } from './still-mark.ts'

/** Places beside a mark where a trial fill is made, and pictures used for it. */
const [TRIALS, MOMENTS] = [6, 4]
/** Gap between a mark and a trial, and how far beyond its box's sides a trial looks. */
const [APART, AROUND] = [4, 3]
/** The reduction in squared error that makes it worth the time. */
const LEAST_GAIN = 0.03

/** How to fill pixels without evidence: a share from the sides of a box, the rest from the immediate surroundings. */
export interface FillChoice {
  box: Rect
  share: number
  /** Mean squared error of the usual fill: evidence with a smaller error beats either fill. */
  error: number
}

/** Result of the trials. */
interface FillTrial {
  choice: FillChoice | null
  /** Mean squared error of the usual fill; unknown if there was no room for a trial. */
  error: number
}

const UNTRIED: FillTrial = { choice: null, error: 0 }

/**
 * Chooses between two fills by cross-validation: lays holes of the same shape over the picture right beside the mark,
 * where the truth is visible, and takes the mixing share with the least squared error, the same for all frames.
 */
export function tryFills(pictures: readonly Picture[], shape: Mask, hidden: Mask): FillTrial {
  const box = boxOf(shape)
  if (!box) return UNTRIED
  const step = Math.max(1, Math.floor(pictures.length / MOMENTS))
  const some = pictures.filter((_, n) => n % step === 0).slice(0, MOMENTS)
  const near = dilated(hidden, APART).data
  let [products, squares, all] = [0, 1e-6, 0]
  const errors = trialsAround(box, hidden, near).map(({ x, y }) => {
    const moved = movedBy(shape, x - box.x, y - box.y)
    const { error, ...gain } = trialAt(some, moved, { ...box, x, y })
    // Weights all places equally, however rough they are.
    products += gain.products / error
    squares += gain.squares / error
    all += gain.count
    return error
  })
  if (errors.length === 0) return UNTRIED
  const share = Math.min(1, products / squares)
  const gain = (share * (2 * products - share * squares)) / all
  const error = median(errors)
  return { choice: share > 0 && gain > LEAST_GAIN ? { box, share, error } : null, error }
}

/** The usual fill's error in one place, and how well the other fill corrects it. */
function trialAt(pictures: readonly Picture[], hole: Mask, box: Rect) {
  const grid = gridOf(hole)
  const { values, depth } = sideFiller(hole, grid.indices, box)
  let [products, squares, errors] = [0, 0, 1e-6]
  for (const [luma] of pictures) {
    const [around, across] = [spatialFill(luma, grid), values(luma)]
    for (let k = 0; k < around.length; k++) {
      const apart = depth[k]! * (across[k]! - around[k]!)
      const error = luma.data[grid.indices[k]!]! - around[k]!
      products += apart * error
      squares += apart * apart
      errors += error * error
    }
  }
  const count = grid.indices.length * pictures.length
  return { products, squares, count, error: errors / count }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Corners of boxes that are fully visible including their sides, nearest to the mark first. */
function trialsAround(box: Rect, { width, height }: Mask, near: Uint8Array): Corner[] {
  const stride = Math.max(4, Math.min(box.w, box.h) >> 1)
  const found: (Corner & { far: number })[] = []
  for (let y = AROUND; y + box.h + AROUND <= height; y += stride)
    for (let x = AROUND; x + box.w + AROUND <= width; x += stride)
      if (isSeen({ x, y, w: box.w, h: box.h }, width, near))
        found.push({ x, y, far: Math.hypot(x - box.x, y - box.y) })
  found.sort((a, b) => a.far - b.far)
  return found.slice(0, TRIALS)
}

interface Corner {
  x: number
  y: number
}

function isSeen({ x, y, w, h }: Rect, width: number, near: Uint8Array): boolean {
  for (let v = y; v < y + h; v++)
    for (let u = x; u < x + w; u++) if (near[v * width + u]) return false
  return true
}

function movedBy({ width, height, data }: Mask, dx: number, dy: number): Mask {
  const moved = createMask(width, height)
  for (let at = 0; at < data.length; at++) if (data[at]) moved.data[at + dy * width + dx] = 1
  return moved
}

function boxOf({ width, data }: Mask): Rect | null {
  let [left, top, right, bottom] = [width, -1, 0, 0]
  for (let at = 0; at < data.length; at++) {
    if (!data[at]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    if (top < 0) top = y
    bottom = y + 1
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
  }
  return top < 0 ? null : { x: left, y: top, w: right - left, h: bottom - top }
}

/** Mixes the chosen fill into the continued surroundings, the more so the less is known of a pixel. */
export type FillMixer = (plane: Plane, n: 0 | 1 | 2, work: PlaneWork, known: Evidence) => void

export function fillMixer(
  shape: Mask,
  works: readonly PlaneWork[],
  { box, share, error }: FillChoice,
): FillMixer {
  const { x, y, w, h } = box
  const [left, top] = [x >> 1, y >> 1]
  const half = { x: left, y: top, w: ((x + w + 1) >> 1) - left, h: ((y + h + 1) >> 1) - top }
  const small = halved(shape)
  const fillers = mapTriple([shape, small, small], (mask, n) =>
    sideFiller(mask, works[n]!.grid.indices, n === 0 ? box : half),
  )
  return ({ data, ...size }, n, { grid: { indices } }, { precision }) => {
    const { depth, values } = fillers[n]
    const across = values({ data, ...size })
    for (let k = 0; k < indices.length; k++) {
      const at = indices[k]!
      const part = (share * depth[k]!) / (1 + precision[k]! * error)
      data[at] = data[at]! + part * (across[k]! - data[at]!)
    }
  }
}
