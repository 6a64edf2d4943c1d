import { setImmediate } from 'node:timers/promises'
import { atFull } from '../fades/learn-fading.ts'
import { strengthBy, weakened } from '../fades/weaker-matte.ts'
import type { Matte } from '../mark/matte.ts'
import { type Affine, backward, IDENTITY, onward } from '../motion/affine.ts'
import { align } from '../motion/align.ts'
import { look, type Seen } from '../motion/look.ts'
import { motionBetween, type Track, typical } from '../motion/track.ts'
import type { PatchView, Samples } from '../picture/layout.ts'
import { halved, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane, readPlane, writePixels } from '../picture/plane.ts'
import type { Moment } from '../switches/pooled-matte.ts'
import { borrow, type Lender } from './borrow.ts'
import { brighterBy } from './brightness.ts'
import { type EvidenceMemory, evidenceMemory } from './evidence-memory.ts'
import { learningMoments } from './learning-moments.ts'
import { covering, hiddenTimeline, type MarkSpan, matteOf } from './mark-span.ts'
import { MISFIT_SHRINK, misfitMap } from './misfit-map.ts'
import { recent } from './recent.ts'
import type { PatchRestorer, Window } from './restorer.ts'
import { findSources, REACH, type Source, type SourceSearch } from './sources.ts'
import { addEvidence, type PlaneWork, restorePlane, unblend } from './still-mark.ts'

const PLANES = [0, 1, 2] as const
const SEEN_FRAMES = 16
const LUMA_FRAMES = 12
/** Every so manyth hidden pixel decides which frames are worth looking at. */
const POINT_STEP = 13
/** Two frames that agree so well at their steepest points need no better motion. */
const FITTING = 0.9

/** A stretch of frames as marks are looked for in it. */
export interface Stretch {
  window: Window
  track: Track
  luma: (index: number) => Plane
}

/** Finds the marks of a stretch of frames, once every patch has shown its own. */
export interface SpanFinder {
  /** Begins to learn what needs no stretch. */
  prepare(): void
  show(stretch: Stretch): void
  find(): Promise<MarkSpan[]>
  /** Takes what was seen of a mark, for luma and both colours; one mark is learnt from all its places. */
  note(span: MarkSpan, moments: readonly Moment[][]): void
  matteOf(span: MarkSpan): Matte | null
  /** What was seen of a stretch is not needed any more. */
  forget(): void
}

/** A patch that does not stand still in the picture. */
export interface Moving {
  /** Where the points of a frame lie in the one before while the camera stands still. */
  restAt: (index: number) => Affine
  /** What lies outside of the picture. */
  outsideAt: (index: number) => Mask | null
}

const STANDING: Moving = { restAt: () => IDENTITY, outsideAt: () => null }

/** Repairs one patch from all that is known: what shines through, other frames, surroundings. */
export function patchRestorer(
  view: PatchView,
  scale: number,
  rooms: Mask,
  finder: SpanFinder,
  { restAt, outsideAt }: Moving = STANDING,
): PatchRestorer {
  let spans: MarkSpan[] = []
  let track: Track
  let search: SourceSearch
  let window: Window
  let seen: (index: number) => Seen
  let luma: (index: number) => Plane
  /** Whether frames are held to borrow from. */
  let isLooking = false
  // The same memory for one frame after the other.
  const pictures = view.planes.map(({ width, height }) => createPlane(width, height))
  const [borrowed, bare] = [PLANES.map(evidenceMemory), PLANES.map(evidenceMemory)]
  const halves = new Map<Mask, Mask>()
  const halfOf = (mask: Mask): Mask => {
    const half = halves.get(mask) ?? halved(mask)
    halves.set(mask, half)
    return half
  }

  const points = new Map<Mask, Int32Array>()
  const pointsOf = (span: MarkSpan): Int32Array => {
    const { indices } = workOf(span, 0).grid
    const some = points.get(span.shape) ?? indices.filter((_, k) => k % POINT_STEP === 0)
    points.set(span.shape, some)
    return some
  }

  const lookWith = (hiddenAt: (index: number) => Mask | null) =>
    recent<Seen>(SEEN_FRAMES, (index, spare) =>
      look(
        readPlane(frameOf(window, index), view.planes[0], scale, spare?.pyramid[0]),
        hiddenAt(index),
        spare?.pyramid,
      ),
    )

  const lumas = () =>
    recent<Plane>(LUMA_FRAMES, (index, spare) =>
      readPlane(frameOf(window, index), view.planes[0], scale, spare),
    )

  const lookAt = async (given: Window) => {
    window = given
    finder.prepare()
    track = await trackOf(window, lookWith(covering(() => rooms, outsideAt)), restAt)
    luma = lumas()
    finder.show({ window, track, luma: (index) => luma(index) })
  }

  const open = async () => {
    halves.clear()
    points.clear()
    spans = await finder.find()
    luma = lumas()
    const hiddenAt = covering(hiddenTimeline(spans), outsideAt)
    seen = lookWith(hiddenAt)
    const switches = [...new Set(spans.flatMap((span) => [span.from, span.to]))]
    const last = window.first + window.frames.length
    search = { track, hiddenAt, switches, first: window.first, last }
  }

  const lendersFor = (index: number, span: MarkSpan): ((plane: 0 | 1 | 2) => Lender[]) => {
    const sources = findSources(search, index, span.shape, pointsOf(span)).map((source) =>
      refined(source, index),
    )
    const lights = sources.map(({ index: there, motion }) =>
      brighterBy(seen(index), seen(there), motion),
    )
    const maps = sources.map(({ index: there, motion }, k) =>
      misfitMap(seen(index), seen(there), motion, lights[k]!),
    )
    return (plane) =>
      sources.map(({ index: there, motion }, k) => {
        const hidden = search.hiddenAt(there)
        const common = { samples: frameOf(window, there), scale, misfit: maps[k]! }
        const luma = { view: view.planes[0], motion, hidden, brighter: lights[k]! }
        if (plane === 0) return { ...common, ...luma, shrink: MISFIT_SHRINK }
        return {
          ...common,
          view: view.planes[plane],
          brighter: 0,
          shrink: MISFIT_SHRINK / 2,
          motion: motion === IDENTITY ? motion : inHalf(motion),
          hidden: hidden && halfOf(hidden),
        }
      })
  }

  const refined = ({ index: there, motion }: Source, index: number): Source => {
    if (Math.abs(there - index) < 2) return { index: there, motion }
    const misfit = typical(seen(index), seen(there), motion)
    if (misfit < FITTING) return { index: there, motion }
    const better = align(seen(index), seen(there), motion, 0)
    const gain = typical(seen(index), seen(there), better) < misfit
    return { index: there, motion: gain ? better : motion }
  }

  const evidenceFor = (span: MarkSpan, index: number, memories?: readonly EvidenceMemory[]) => {
    const lenders = lendersFor(index, span)
    return (plane: 0 | 1 | 2) => borrow(workOf(span, plane), lenders(plane), memories?.[plane])
  }

  const restoreSpan = (span: MarkSpan, index: number, out: Samples) => {
    const evidenceOf = evidenceFor(span, index, borrowed)
    let strength = { value: span.strengthAt?.(index) ?? 1, spread: 0 }
    for (const plane of PLANES) {
      const work = workOf(span, plane)
      const planeView = view.planes[plane]
      const picture = pictures[plane]!
      readPlane(frameOf(window, index), planeView, scale, picture)
      const evidence = evidenceOf(plane)
      const matte = matteOf(span, plane, index)
      if (matte) {
        // Luma comes first: it tells how strong the mark is for the colours too.
        if (plane === 0 && strength.value < 1)
          strength = strengthBy(picture, matte, evidence, strength.value)
        addEvidence(evidence, unblend(picture, weakened(matte, strength), bare[plane]))
      }
      restorePlane(picture, work, evidence)
      writePixels(out, planeView, picture, work.grid.indices, scale)
    }
  }

  /** What was seen of a mark at some moments, and what other frames show lay behind it then. */
  const momentsOf = (span: MarkSpan): Moment[][] => {
    const moments = learningMoments(span, search)
    const evidence = moments.map((index) => evidenceFor(span, index))
    return PLANES.map((plane) => {
      const { indices } = workOf(span, plane).grid
      return moments.map((index, n): Moment => {
        const { data } = readPlane(frameOf(window, index), view.planes[plane], scale)
        const { values, precision } = evidence[n]!(plane)
        const seenThere = Float32Array.from(indices, (at) => data[at]!)
        return atFull({ seen: seenThere, behind: values, precision }, span.strengthAt?.(index) ?? 1)
      })
    })
  }

  return {
    reach: REACH,
    look: lookAt,
    async open() {
      await open()
      for (const span of spans) if (!span.matte) finder.note(span, momentsOf(span))
      // The other patches are looked at next.
      seen = lookWith(search.hiddenAt)
    },
    learn() {
      spans = spans.map((span) => (span.matte ? span : { ...span, matte: finder.matteOf(span) }))
    },
    restore(_window, index, out) {
      finder.forget()
      const shown = spans.filter(({ from, to }) => from <= index && index < to)
      // A mark that is elsewhere for now leaves the memory to other patches.
      if (isLooking && shown.length === 0) seen = lookWith(search.hiddenAt)
      isLooking = shown.length > 0
      for (const span of shown) restoreSpan(span, index, out)
    },
  }
}

const workOf = (span: MarkSpan, plane: 0 | 1 | 2): PlaneWork => span.works[plane]!

const frameOf = ({ first, frames }: Window, index: number): Samples => frames[index - first]!

const inHalf = ([a, b, c, d, e, f]: Affine): Affine => [a, b, c / 2, d, e, f / 2]

async function trackOf(
  window: Window,
  seen: (index: number) => Seen,
  restAt: (index: number) => Affine,
): Promise<Track> {
  const { first, frames } = window
  const steps: (Affine | null)[] = [null]
  let guess: Affine = IDENTITY
  for (let index = first + 1; index < first + frames.length; index++) {
    // An encoder that is still at work on the last stretch gets its frames.
    await setImmediate()
    const rest = restAt(index)
    const step = motionBetween(seen(index), seen(index - 1), onward(guess, rest), rest)
    guess = step ? backward(step, rest) : IDENTITY
    steps.push(step)
  }
  return { first, steps }
}
