import type { Matte, PlaneMatte } from '../mark/matte.ts'
import type { Evidence } from '../picture/field.ts'
import { joined, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import type { FillMixer } from './fill-choice.ts'
import type { PlaneWork } from './still-mark.ts'

/** One mark may be shown in several places: its whole shape at home, and the offset of this place. */
export interface ClusterMember {
  cluster: object
  shape: Mask
  x: number
  y: number
}

/** One mark in one place for a stretch of frames. */
export interface MarkSpan {
  from: number
  /** First frame without it. */
  to: number
  shape: Mask
  /** Null when nothing is known of what shines through. */
  matte: Matte | null
  works: readonly PlaneWork[]
  /** A better fill for what nothing is known of, where a trial found one. */
  mixFill?: FillMixer | null
  member?: ClusterMember
  /** What stands still behind the mark, plane by plane, for a frame that shows so much of it. */
  ground?: readonly ((picture: Plane, shown: number) => Evidence)[]
  /** How much of a mark that fades a frame shows, 0 to 1; all of it when left out. */
  strengthAt?: (index: number) => number
  /** The matte of a mark that is a little elsewhere in every frame. */
  matteAt?: (index: number) => Matte
}

export function matteOf(span: MarkSpan, plane: 0 | 1 | 2, index: number): PlaneMatte | null {
  const matte = span.matteAt?.(index) ?? span.matte
  return matte ? matte.planes[plane] : null
}

/** Everything hidden at a frame; the same object for frames that hide the same. */
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

/** What is hidden by marks or outside of the picture; the same object for the same masks. */
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
