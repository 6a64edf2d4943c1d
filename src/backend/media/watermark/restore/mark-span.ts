import type { Matte, PlaneMatte } from '../mark/matte.ts'
import type { Evidence } from '../picture/field.ts'
import { joined, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import type { FillMixer } from './fill-choice.ts'
import type { PlaneWork } from './still-mark.ts'

/** A mark may appear in several places: its whole shape at home, and this place's offset. */
export interface ClusterMember {
  cluster: object
  shape: Mask
  x: number
  y: number
}

/** One mark in one place for a stretch of frames. */
export interface MarkSpan {
  from: number
  /** First frame without the mark. */
  to: number
  shape: Mask
  /** Null if nothing is known about the light it transmits. */
  matte: Matte | null
  works: readonly PlaneWork[]
  /** A better fill for pixels without evidence, if a trial found one. */
  mixFill?: FillMixer | null
  member?: ClusterMember
  /** The still background behind the mark, plane by plane, for a frame that shows the mark this strongly. */
  ground?: readonly ((picture: Plane, shown: number) => Evidence)[]
  /** How strongly a frame shows a fading mark, 0 to 1; 1 by default. */
  strengthAt?: (index: number) => number
  /** The matte of a mark that shifts slightly from frame to frame. */
  matteAt?: (index: number) => Matte
}

export function matteOf(span: MarkSpan, plane: 0 | 1 | 2, index: number): PlaneMatte | null {
  const matte = span.matteAt?.(index) ?? span.matte
  return matte ? matte.planes[plane] : null
}

/** Everything hidden in a frame; returns the same object for frames that hide the same pixels. */
export function hiddenTimeline(spans: readonly MarkSpan[]): (index: number) => Mask | null {
  const known = new Map<string, Mask>()
  return (index) => {
    const active = spans.filter(({ from, to }) => from <= index && index < to)
    const [only] = active
    if (!only) return null
    if (active.length === 1) return only.shape
    const key = active.map((span) => spans.indexOf(span)).join()
    const mask = known.get(key) ?? joined(active.map(({ shape }) => shape))
    known.set(key, mask)
    return mask
  }
}

/** What is hidden by marks or lies outside the picture; returns the same object for the same masks. */
export function covering(
  hiddenAt: (index: number) => Mask | null,
  outsideAt: (index: number) => Mask | null,
): (index: number) => Mask | null {
  const known = new Map<Mask, Map<Mask, Mask>>()
  return (index) => {
    const [hidden, outside] = [hiddenAt(index), outsideAt(index)]
    if (!hidden || !outside) return hidden ?? outside
    const masks = known.get(hidden) ?? new Map<Mask, Mask>()
    const mask = masks.get(outside) ?? joined([hidden, outside])
    known.set(hidden, masks.set(outside, mask))
    return mask
  }
}
