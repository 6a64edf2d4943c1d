import type { Region } from './geometry.ts'

/** Frames to repair: the first, and the one after the last. */
export interface Lifetime {
  from: number
  to: number
}

/** Less than half a frame at any rate: a person's seconds are rounded, a file's are not. */
const TOLERANCE_SECONDS = 0.0005

/** The frames a region applies to; its seconds are on the player's clock. */
export function lifetimeOf(
  { from, to }: Pick<Region, 'from' | 'to'>,
  times: Float64Array,
  clockShiftSeconds: number,
): Lifetime {
  const frameAt = (seconds: number): number => {
    const at = times.findIndex((time) => time + clockShiftSeconds >= seconds - TOLERANCE_SECONDS)
    return at < 0 ? times.length : at
  }
  return {
    from: from === undefined ? 0 : frameAt(from),
    to: to === undefined ? Number.POSITIVE_INFINITY : frameAt(to),
  }
}

export const isWithin = (frame: number, { from, to }: Lifetime): boolean =>
  from <= frame && frame < to

/** The part of a span within a lifetime; empty if there is none. */
export function clipped<Span extends Lifetime>(span: Span, lifetime: Lifetime): Span[] {
  const from = Math.max(span.from, lifetime.from)
  const to = Math.min(span.to, lifetime.to)
  if (from >= to) return []
  return from === span.from && to === span.to ? [span] : [{ ...span, from, to }]
}
