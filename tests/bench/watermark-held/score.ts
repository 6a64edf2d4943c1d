import type { Picture } from './frames.ts'
import type { LaidOver } from './laid-over.ts'

export interface Score {
  /** Decibels against the clean clip, in the watermark and five pixels around it, while it's visible. */
  psnr: number
  /** The same in frames without it; null if all frames show it. */
  absent: number | null
  /** The share of the watermark's edges that's left, in the worst half second. */
  left: number
  /** Mean change of the error between frames. */
  flicker: number
}

const AROUND = 5
const SEEN = 0.02
/** Frames to average a watermark's remains over, so that noise isn't mistaken for them. */
const TOGETHER = 12

/** Compares a result with the clean clip in the watermark's area. */
export function scoreOf(
  got: readonly Picture[],
  clean: readonly Picture[],
  mark: LaidOver,
  strengthAt: (index: number) => number,
): Score {
  const rois = mark.alphas.map((alpha, plane) => roiOf(alpha, clean[0]![plane]!.width, plane))
  const [shown, gone] = [new Mean(), new Mean()]
  const flicker = new Mean()
  const lefts: { own: number; all: number }[] = []
  let before: Float32Array | null = null
  for (const [index, picture] of clean.entries()) {
    const strength = strengthAt(index)
    const { error, squares } = errorsOf(got[index]!, picture, rois)
    if (strength > 0) shown.add(squares)
    else gone.add(squares)
    for (const [k, value] of error.entries()) if (before) flicker.add(Math.abs(value - before[k]!))
    before = error
    if (strength > 0.5) lefts.push(edgesLeft(got[index]!, picture, mark, strength, rois[0]!))
  }
  return {
    psnr: decibels(shown.value),
    absent: gone.count > 0 ? decibels(gone.value) : null,
    left: worst(lefts),
    flicker: flicker.value,
  }
}

/** The luma error per pixel, and the mean square including chroma. */
function errorsOf(got: Picture, clean: Picture, rois: readonly Int32Array[]) {
  const error = new Float32Array(rois[0]!.length)
  const squares = rois.map((roi, plane) => {
    let sum = 0
    for (const [k, at] of roi.entries()) {
      const apart = got[plane]!.data[at]! - clean[plane]!.data[at]!
      sum += apart * apart
      if (plane === 0) error[k] = apart
    }
    return sum / roi.length
  })
  return { error, squares: (6 * squares[0]! + squares[1]! + squares[2]!) / 8 }
}

class Mean {
  sum = 0
  count = 0
  add(value: number): void {
    this.sum += value
    this.count++
  }
  get value(): number {
    return this.sum / Math.max(1, this.count)
  }
}

const decibels = (squares: number): number => 10 * Math.log10(255 ** 2 / Math.max(1e-3, squares))

function roiOf(alpha: Float32Array, width: number, plane: number): Int32Array {
  const around = plane === 0 ? AROUND : Math.ceil(AROUND / 2)
  const near = new Set<number>()
  for (let at = 0; at < alpha.length; at++) {
    if (alpha[at]! <= SEEN) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    for (let v = Math.max(0, y - around); v <= Math.min(alpha.length / width - 1, y + around); v++)
      for (let u = Math.max(0, x - around); u <= Math.min(width - 1, x + around); u++)
        near.add(v * width + u)
  }
  return Int32Array.from(near).sort()
}

/** The error's gradients along those that the watermark added to this frame. */
function edgesLeft(
  [got]: Picture,
  [clean]: Picture,
  { alphas: [alpha], colours: [colour] }: LaidOver,
  strength: number,
  roi: Int32Array,
) {
  const { width } = clean
  // Every fill's error contains the frame's own texture, so only the watermark's edges count.
  const light = roi.reduce((sum, at) => sum + clean.data[at]!, 0) / roi.length
  const added = (at: number) => strength * (colour![at]! - alpha![at]! * light)
  const error = (at: number) => got.data[at]! - clean.data[at]!
  let [own, all] = [0, 1e-6]
  for (const at of roi)
    for (const step of [1, width]) {
      const slope = added(at + step) - added(at)
      if (!slope) continue
      own += slope * (error(at + step) - error(at))
      all += slope * slope
    }
  return { own, all }
}

function worst(lefts: readonly { own: number; all: number }[]): number {
  let most = 0
  for (let from = 0; from === 0 || from + TOGETHER <= lefts.length; from += TOGETHER / 2) {
    const some = lefts.slice(from, from + TOGETHER)
    const sum = (of: 'own' | 'all') => some.reduce((total, one) => total + one[of], 0)
    most = Math.max(most, sum('own') / Math.max(1, sum('all')))
  }
  return most
}
