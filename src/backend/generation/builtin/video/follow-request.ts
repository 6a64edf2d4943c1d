import type { Size } from '../geometry.ts'

/** The part of a film to follow, and the axis along which the new shape leaves room. */
export interface FollowRequest {
  file: string
  source: Size
  filters: string[]
  axis: 'x' | 'y'
  fromSeconds: number
  seconds: number
  signal: AbortSignal
}
