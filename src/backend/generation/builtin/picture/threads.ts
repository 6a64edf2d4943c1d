import type { Size } from '../geometry.ts'
import type { Plane } from './guided-filter.ts'
import { grown, islands, type Mask } from './mask.ts'

const FAINT = 0.1
/** In pixels of the model's picture: anything thinner than twice this is a thread. */
const THIN = 3
/** A slanted thread is wider along the border than across. */
const RUN_MAX = THIN * 4
/** How much longer than wide a thread is, in pixels. */
const LONG = 40
/** In pixels. */
const CRUMB = 160
/** Below this mean certainty, a thread beside one that belongs to the ground belongs to it as well. */
const UNSURE = 0.85

interface Unthreaded {
  alpha: Plane
  /** Whether a cord or chain that is certainly there holds the object from the picture's upper border. */
  isHung: boolean
}

/**
 * Joints of planks and tiles run from under an object to the picture's border, and the model takes them
 * for its legs. A thread that leaves the picture isn't part of the object; whether the object hangs is reported.
 */
export function withoutThreads(alpha: Plane, size: Size): Unthreaded {
  if (!leavesThinly(alpha, size)) return { alpha, isHung: false }
  const mask: Mask = Uint8Array.from(alpha, (value) => (value > FAINT ? 1 : 0))
  const solid = grown(grown(mask, size, THIN, 0), size, THIN + 2)
  const threads = islands(
    mask.map((value, pixel) => (value === 1 && solid[pixel] === 0 ? 1 : 0)),
    size,
    1,
  ).filter(({ length }) => length >= LONG)
  const { width, height } = size
  const isAtBorder = (pixel: number) => {
    const x = pixel % width
    return x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)
  }
  const leaving = threads.filter((thread) => thread.some(isAtBorder))
  if (leaving.length === 0) return { alpha, isHung: false }
  const sureness = (thread: Int32Array) => {
    const sure = Float32Array.from(thread, (pixel) => alpha[pixel] ?? 0).sort()
    return { all: mean(sure), core: mean(sure.subarray(sure.length / 2)) }
  }
  // A chain's links are certain, the gaps between them aren't.
  const isHung = leaving.every(
    (thread) => sureness(thread).core >= UNSURE && thread.some((pixel) => pixel < width),
  )
  const clean = Float32Array.from(alpha)
  for (const thread of threads) {
    if (!leaving.includes(thread) && sureness(thread).all >= UNSURE) continue
    for (const pixel of thread) clean[pixel] = 0
  }
  return { alpha: withoutCrumbs(clean, size), isHung }
}

const mean = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Whether anything thin runs out of the picture: checking the border is cheap, checking all of it isn't. */
function leavesThinly(alpha: Plane, { width, height }: Size): boolean {
  const lines = [
    { from: 0, step: 1, length: width },
    { from: width * (height - 1), step: 1, length: width },
    { from: 0, step: width, length: height },
    { from: width - 1, step: width, length: height },
  ]
  return lines.some(({ from, step, length }) => {
    let run = 0
    for (let at = 0; at <= length; at += 1) {
      if (at < length && (alpha[from + at * step] ?? 0) > FAINT) run += 1
      else if (run > 0 && run <= RUN_MAX) return true
      else run = 0
    }
    return false
  })
}

/** Removes the remains of threads where they were thicker. */
function withoutCrumbs(alpha: Float32Array, size: Size): Float32Array {
  const mask: Mask = Uint8Array.from(alpha, (value) => (value > FAINT ? 1 : 0))
  for (const island of islands(mask, size, 1))
    if (island.length < CRUMB) for (const pixel of island) alpha[pixel] = 0
  return alpha
}
