import type { Size } from '../geometry.ts'
import { smoothed } from './flow-field.ts'
import { followHeads } from './follow-heads.ts'
import type { FollowRequest } from './follow-request.ts'
import { readFrames } from './read-frames.ts'

/** The subject's position over time, from 0 left or top to 1 right or bottom. */
export interface Track {
  stepSeconds: number
  places: number[]
}

const LONG_EDGE = 96
const SAMPLES_PER_SECOND = 4
const SAMPLES_MAX = 240
/** What draws the eye: motion, then detail, then the center. */
const WEIGHTS = { motion: 3, detail: 1, middle: 0.25 }

/**
 * Follows faces, or whatever else draws the eye, along the one axis on which the new shape leaves room. The path is
 * smoothed, the way a camera operator pans instead of jumping.
 */
export async function followSubject(request: FollowRequest): Promise<Track> {
  const { source, seconds } = request
  const scale = LONG_EDGE / Math.max(source.width, source.height)
  const size = {
    width: Math.max(8, Math.round((source.width * scale) / 2) * 2),
    height: Math.max(8, Math.round((source.height * scale) / 2) * 2),
  }
  const fps = Math.min(SAMPLES_PER_SECOND, SAMPLES_MAX / Math.max(1, seconds))
  const places: number[] = []
  let before: Uint8Array | null = null
  for await (const frame of readFrames({ ...request, ...size, fps })) {
    const grey = greyOf(frame)
    places.push(centreOf(grey, before, size, request.axis))
    before = grey
  }
  const heads = await followHeads(request)
  // People look at a face, whatever moves next to it.
  for (const at of places.keys()) {
    const head = heads[Math.floor((at / places.length) * heads.length)]
    if (head !== undefined && head !== null) places[at] = head
  }
  const steady = smoothed(
    Float32Array.from(places.length > 0 ? places : [0.5]),
    places.length || 1,
    1,
    2,
  )
  return { stepSeconds: 1 / fps, places: [...steady] }
}

const greyOf = (rgba: Uint8Array): Uint8Array =>
  Uint8Array.from(
    { length: rgba.length / 4 },
    (_, at) => (rgba[at * 4]! + 2 * rgba[at * 4 + 1]! + rgba[at * 4 + 2]!) >> 2,
  )

function centreOf(
  grey: Uint8Array,
  before: Uint8Array | null,
  { width, height }: Size,
  axis: 'x' | 'y',
): number {
  const length = axis === 'x' ? width : height
  const weights = new Float64Array(length)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const value = grey[at]!
      const detail = Math.abs(value - grey[at + 1]!) + Math.abs(value - grey[at + width]!)
      const motion = before ? Math.max(0, Math.abs(value - before[at]!) - 8) : 0
      const place = axis === 'x' ? x : y
      weights[place] = weights[place]! + WEIGHTS.detail * detail + WEIGHTS.motion * motion
    }
  }
  return weightedMiddle(weights)
}

/** Center of the weights; anything that stands out counts far more than an even texture. */
function weightedMiddle(weights: Float64Array): number {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  let [sum, moment] = [WEIGHTS.middle * mean + 1e-6, (WEIGHTS.middle * mean + 1e-6) * 0.5]
  for (const [index, weight] of weights.entries()) {
    const striking = Math.max(0, weight - mean) ** 1.5
    sum += striking
    moment += striking * ((index + 0.5) / weights.length)
  }
  return moment / sum
}
