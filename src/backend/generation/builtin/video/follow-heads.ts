import { findFaces } from '../faces/find-faces.ts'
import { isDetectorInstalled } from '../faces/weights.ts'
import type { FollowRequest } from './follow-request.ts'
import { readFrames } from './read-frames.ts'

/** A search takes a quarter second of processor time, so a film gets this many, at most one per second. */
const LOOKS_MAX = 6
const LOOKS_PER_SECOND = 1
const LONG_EDGE = 320

/** Where faces are along an axis (0 to 1), or null, at even time steps of a film. */
export async function followHeads(request: FollowRequest): Promise<(number | null)[]> {
  if (!isDetectorInstalled()) return []
  const { source, seconds, axis } = request
  const scale = LONG_EDGE / Math.max(source.width, source.height)
  const even = (edge: number) => Math.max(8, Math.round((edge * scale) / 2) * 2)
  const size = { width: even(source.width), height: even(source.height) }
  const fps = Math.min(LOOKS_PER_SECOND, LOOKS_MAX / Math.max(1, seconds))
  const places: (number | null)[] = []
  for await (const data of readFrames({ ...request, ...size, fps })) {
    const faces = findFaces({ data, ...size })
    const middles = faces.map((face) =>
      axis === 'x'
        ? (face.x + face.width / 2) / size.width
        : (face.y + face.height / 2) / size.height,
    )
    places.push(middles.length > 0 ? (Math.min(...middles) + Math.max(...middles)) / 2 : null)
  }
  return places
}
