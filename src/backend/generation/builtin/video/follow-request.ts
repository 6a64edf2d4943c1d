import type { Size } from '../geometry.ts'

/** What of a film is followed, and along which axis a new shape leaves room. */
export interface FollowRequest {
  file: string
  source: Size
  filters: string[]
  axis: 'x' | 'y'
  fromSeconds: number
  seconds: number
  signal: AbortSignal
}
