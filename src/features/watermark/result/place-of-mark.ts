import type { EraseArea } from '@/contract/endpoints/removal-view'

/** Keeps the line away from the edges, where its handle is hard to see. */
const EDGE = 0.1

/** Place and time of the first mark: the line and the video start there, so that the difference shows at once. */
export function placeOfMark([first]: readonly EraseArea[], width: number) {
  if (!first) return { share: undefined, seconds: 0 }
  const middle = (first.x + first.w / 2) / width
  return { share: Math.min(1 - EDGE, Math.max(EDGE, middle)), seconds: first.from ?? 0 }
}
