import { type Affine, IDENTITY } from '../motion/affine.ts'
import { align } from '../motion/align.ts'
import type { MotionFrame } from '../motion/motion-frame.ts'
import { ownMotion } from '../motion/own-motion.ts'
import { medianResidual } from '../motion/track.ts'
import type { Evidence } from '../picture/field.ts'
import { halved, type Mask } from '../picture/mask.ts'
import { brightnessOffset } from './brightness.ts'
import type { EvidenceMemory } from './evidence-memory.ts'
import type { MarkSpan } from './mark-span.ts'
import { motionFrames, type ScaledView, samplesAt } from './patch-frames.ts'
import { type PropagationSource, propagate } from './propagate.ts'
import { RESIDUAL_SHRINK, residualMap } from './residual-map.ts'
import type { Window } from './restorer.ts'
import {
  type Agreement,
  findSources,
  followedSources,
  type Source,
  type SourceSearch,
} from './sources.ts'
import { type SeenFrame, type Witnesses, witnesses } from './witnesses.ts'

/** One in this many hidden pixels decides which frames are worth using. */
const POINT_STEP = 13
/** Two frames that agree this well at their steepest points need no motion refinement. */
const FITTING = 0.9

type PlaneNumber = 0 | 1 | 2

/** Propagates pixels from other frames of a stretch into those hidden by marks. */
export interface Propagation {
  /** What other frames show behind a mark in a frame, plane by plane. */
  evidenceFor(
    span: MarkSpan,
    index: number,
    memories?: readonly EvidenceMemory[],
  ): (plane: PlaneNumber) => Evidence
  /** Releases the frames it keeps. */
  release(): void
}

export function propagation(patch: ScaledView, window: Window, search: SourceSearch): Propagation {
  let frameAt = motionFrames(patch, window, search.hiddenAt)
  const pointsOf = pointsOfSpans(patch)
  const halfOf = perMask(halved)
  return {
    evidenceFor(span, index, memories) {
      const { points, beside } = pointsOf(span)
      const seenAt = (at: number): SeenFrame => ({
        samples: samplesAt(window, at),
        hidden: search.hiddenAt(at),
      })
      const own = seenAt(index)
      const agrees: Agreement = (k, there, motion) => beside.agree(k, own, seenAt(there), motion)
      const found = findSources(search, index, span.shape, points, agrees)
      const known = { points, open: found.open }
      const followed = followedSources(search, index, span.shape, known, agrees, (to, ...motions) =>
        ownMotion(frameAt(index), frameAt(to), ...motions),
      )
      const sources = [
        ...found.sources.map((source) => refined(source, index, frameAt)),
        ...followed,
      ]
      const sourcesIn = preparedSources(sources, frameAt, index, { patch, window, search, halfOf })
      return (plane) => propagate(span.works[plane]!, sourcesIn(plane), memories?.[plane])
    },
    release() {
      frameAt = motionFrames(patch, window, search.hiddenAt)
    },
  }
}

/** Caches one value per mask. */
function perMask<Value>(make: (mask: Mask) => Value): (mask: Mask) => Value {
  const known = new Map<Mask, Value>()
  return (mask) => {
    const value = known.get(mask) ?? make(mask)
    known.set(mask, value)
    return value
  }
}

/** A sample of the pixels a mark hides, and what is visible beside them. */
interface Points {
  points: Int32Array
  beside: Witnesses
}

/** Shared by all marks with the same shape. */
function pointsOfSpans({ view, scale }: ScaledView): (span: MarkSpan) => Points {
  const known = new Map<Mask, Points>()
  return ({ shape, works }) => {
    const found = known.get(shape)
    if (found) return found
    const points = works[0]!.grid.indices.filter((_, k) => k % POINT_STEP === 0)
    const made = { points, beside: witnesses(view.planes[0], scale, shape, points) }
    known.set(shape, made)
    return made
  }
}

/** Motion over many frames is composed of small steps; where it fits badly, it is measured again. */
function refined(
  { index: there, motion }: Source,
  index: number,
  frameAt: (index: number) => MotionFrame,
): Source {
  if (Math.abs(there - index) < 2) return { index: there, motion }
  const residual = medianResidual(frameAt(index), frameAt(there), motion)
  if (residual < FITTING) return { index: there, motion }
  const better = align(frameAt(index), frameAt(there), motion, 0)
  const isBetter = medianResidual(frameAt(index), frameAt(there), better) < residual
  return { index: there, motion: isBetter ? better : motion }
}

interface Surroundings {
  patch: ScaledView
  window: Window
  search: SourceSearch
  halfOf: (mask: Mask) => Mask
}

/** The sources in the form each plane needs; agreement is measured on luma, for all three planes. */
function preparedSources(
  sources: readonly Source[],
  frameAt: (index: number) => MotionFrame,
  index: number,
  { patch: { view, scale }, window, search, halfOf }: Surroundings,
): (plane: PlaneNumber) => PropagationSource[] {
  const offsets = sources.map(({ index: there, motion }) =>
    brightnessOffset(frameAt(index), frameAt(there), motion),
  )
  const residuals = sources.map(({ index: there, motion }, k) =>
    residualMap(frameAt(index), frameAt(there), motion, offsets[k]!),
  )
  return (plane) =>
    sources.map(({ index: there, motion }, k) => {
      const hidden = search.hiddenAt(there)
      const common = { samples: samplesAt(window, there), scale, residual: residuals[k]! }
      const luma = { view: view.planes[0], motion, hidden, brightnessOffset: offsets[k]! }
      if (plane === 0) return { ...common, ...luma, shrink: RESIDUAL_SHRINK }
      return {
        ...common,
        view: view.planes[plane],
        brightnessOffset: 0,
        shrink: RESIDUAL_SHRINK / 2,
        motion: motion === IDENTITY ? motion : inHalf(motion),
        hidden: hidden && halfOf(hidden),
      }
    })
}

/** The same motion on a chroma plane, half the size of luma. */
const inHalf = ([a, b, c, d, e, f]: Affine): Affine => [a, b, c / 2, d, e, f / 2]
