import type { EraseArea } from '@/contract/endpoints/removal-view'

/** The line keeps away from the edges, where its handle is hard to see. */
const EDGE = 0.1

/** Where and when the first mark is: there the line and the video begin, so that the difference is seen at once. */
export function placeOfMark([first]: readonly EraseArea[], width: number) {
  if (!first) return { share: undefined, seconds: 0 }
  const middle = (first.x + first.w / 2) / width
  return { share: Math.min(1 - EDGE, Math.max(EDGE, middle)), seconds: first.from ?? 0 }
}
