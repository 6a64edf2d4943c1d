import { setImmediate } from 'node:timers/promises'
import { atFull } from '../fades/learn-fading.ts'
import { strengthBy, weakened } from '../fades/weaker-matte.ts'
import type { Matte } from '../mark/matte.ts'
import { type Affine, backward, IDENTITY, onward } from '../motion/affine.ts'
import type { MotionFrame } from '../motion/motion-frame.ts'
import { motionBetween, type Track } from '../motion/track.ts'
import type { Evidence } from '../picture/field.ts'
import type { PatchView, Samples } from '../picture/layout.ts'
import type { Mask } from '../picture/mask.ts'
import { createPlane, type Plane, readPlane, writePixels } from '../picture/plane.ts'
import type { Moment } from '../switches/pooled-matte.ts'
import { evidenceMemory } from './evidence-memory.ts'
import { learningMoments } from './learning-moments.ts'
import { covering, hiddenTimeline, type MarkSpan, matteOf } from './mark-span.ts'
import { lumaFrames, motionFrames, type ScaledView, samplesAt } from './patch-frames.ts'
import { type Propagation, propagation } from './propagation.ts'
import type { PatchRestorer, Window } from './restorer.ts'
import { REACH, type SourceSearch } from './sources.ts'
import { addEvidence, restorePlane, unblend } from './still-mark.ts'

const PLANES = [0, 1, 2] as const

/** A stretch of frames in which marks are searched. */
export interface Stretch {
  window: Window
  track: Track
  luma: (index: number) => Plane
}

/** Finds the marks in a stretch of frames, after every patch has shown its own. */
export interface SpanFinder {
  /** Starts learning what doesn't depend on a stretch. */
  prepare(): void
  show(stretch: Stretch): void
  find(): Promise<MarkSpan[]>
  /** Records what was seen of a mark in luma and both chroma planes; a mark is learned from all its places. */
  note(span: MarkSpan, moments: readonly Moment[][]): void
  matteOf(span: MarkSpan): Matte | null
  /** Drops what was seen in a stretch. */
  forget(): void
}

/** How a patch moves across the picture. */
export interface PatchMotion {
  /** Maps a frame's points to the previous frame while the camera is still. */
  restAt: (index: number) => Affine
  /** The pixels outside the picture. */
  outsideAt: (index: number) => Mask | null
}

const AT_REST: PatchMotion = { restAt: () => IDENTITY, outsideAt: () => null }

/**
 * Repairs a patch from three estimates of each hidden pixel, weighted by their inverse variances: the un-blended
 * picture, propagation from other frames, and continuation of the surroundings.
 */
export function patchRestorer(
  view: PatchView,
  scale: number,
  regionMasks: Mask,
  finder: SpanFinder,
  { restAt, outsideAt }: PatchMotion = AT_REST,
): PatchRestorer {
  const patch = { view, scale }
  const restoreSpan = spanRestorer(patch)
  let spans: MarkSpan[] = []
  let track: Track
  let window: Window
  let luma: (index: number) => Plane
  let others: Propagation
  /** Whether frames are kept in memory to propagate from. */
  let isHolding = false
  return {
    reach: REACH,
    async look(given) {
      window = given
      finder.prepare()
      const hiddenAt = covering(() => regionMasks, outsideAt)
      track = await trackOf(window, motionFrames(patch, window, hiddenAt), restAt)
      luma = lumaFrames(patch, window)
      finder.show({ window, track, luma: (index) => luma(index) })
    },
    async open() {
      spans = await finder.find()
      luma = lumaFrames(patch, window)
      const search = searchIn(window, track, spans, outsideAt)
      others = propagation(patch, window, search)
      for (const span of spans)
        if (!span.matte && !span.ground)
          finder.note(span, momentsOf(span, patch, window, search, others))
      // Frees memory for the other patches, which are examined next.
      others.release()
    },
    learn() {
      spans = spans.map((span) => (span.matte ? span : { ...span, matte: finder.matteOf(span) }))
    },
    restore(_window, index, out) {
      finder.forget()
      const shown = spans.filter(({ from, to }) => from <= index && index < to)
      // While the mark is elsewhere, its memory goes to other patches.
      if (isHolding && shown.length === 0) others.release()
      isHolding = shown.length > 0
      const frame = samplesAt(window, index)
      const guesses = shown.map((span) => restoreSpan(span, index, frame, others, out))
      return guesses.includes(true)
    },
  }
}

/** The frames that may show what a stretch's marks hide. */
function searchIn(
  { first, frames }: Window,
  track: Track,
  spans: readonly MarkSpan[],
  outsideAt: (index: number) => Mask | null,
): SourceSearch {
  const hiddenAt = covering(hiddenTimeline(spans), outsideAt)
  const switches = [...new Set(spans.flatMap((span) => [span.from, span.to]))]
  return { track, hiddenAt, switches, first, last: first + frames.length }
}

/** Repairs one mark in one frame at a time, reusing its memory from frame to frame. */
function spanRestorer({ view, scale }: ScaledView) {
  const pictures = view.planes.map(({ width, height }) => createPlane(width, height))
  const [propagated, bare] = [PLANES.map(evidenceMemory), PLANES.map(evidenceMemory)]
  return (
    span: MarkSpan,
    index: number,
    frame: Samples,
    others: Propagation,
    out: Samples,
  ): boolean => {
    let isGuess = false
    const evidenceOf = others.evidenceFor(span, index, propagated)
    let strength = { value: span.strengthAt?.(index) ?? 1, spread: 0 }
    for (const plane of PLANES) {
      const work = span.works[plane]!
      const planeView = view.planes[plane]
      const picture = readPlane(frame, planeView, scale, pictures[plane]!)
      const evidence = evidenceOf(plane)
      addGround(evidence, span, picture, plane, strength.value)
      const matte = matteOf(span, plane, index)
      if (matte) {
        // Luma comes first: the strength measured on it also applies to chroma.
        if (plane === 0 && strength.value < 1)
          strength = strengthBy(picture, matte, evidence, strength.value)
        addEvidence(evidence, unblend(picture, weakened(matte, strength), bare[plane]))
      }
      if (plane === 0) isGuess = isMostlyGuess(evidence)
      restorePlane(picture, work, evidence)
      span.mixFill?.(picture, plane, work, evidence)
      writePixels(out, planeView, picture, work.grid.indices, scale)
    }
    return isGuess
  }
}

function addGround(
  evidence: Evidence,
  { ground }: MarkSpan,
  picture: Plane,
  plane: 0 | 1 | 2,
  shown: number,
): void {
  const behind = ground?.[plane]
  if (behind) addEvidence(evidence, behind(picture, shown))
}

/**
 * Below this precision, a pixel is continued from its surroundings; from this share of such pixels on, it is
 * noticeable.
 */
const [HARDLY_KNOWN, SEEN] = [1 / 400, 0.25]

function isMostlyGuess({ precision }: Evidence): boolean {
  let count = 0
  for (const sure of precision) if (sure < HARDLY_KNOWN) count++
  return count > SEEN * precision.length
}

/** What was seen of a mark at some moments, with the background shown by other frames. */
function momentsOf(
  span: MarkSpan,
  { view, scale }: ScaledView,
  window: Window,
  search: SourceSearch,
  others: Propagation,
): Moment[][] {
  const moments = learningMoments(span, search)
  const evidence = moments.map((index) => others.evidenceFor(span, index))
  return PLANES.map((plane) => {
    const { indices } = span.works[plane]!.grid
    return moments.map((index, n): Moment => {
      const { data } = readPlane(samplesAt(window, index), view.planes[plane], scale)
      const { values, precision } = evidence[n]!(plane)
      const seen = Float32Array.from(indices, (at) => data[at]!)
      return atFull({ seen, behind: values, precision }, span.strengthAt?.(index) ?? 1)
    })
  })
}

/** The camera's motion through a stretch, measured around the marks from each frame to the one before. */
async function trackOf(
  window: Window,
  frameAt: (index: number) => MotionFrame,
  restAt: (index: number) => Affine,
): Promise<Track> {
  const { first, frames } = window
  const steps: (Affine | null)[] = [null]
  let guess: Affine = IDENTITY
  for (let index = first + 1; index < first + frames.length; index++) {
    // Feeds an encoder that is still working on the last stretch.
    await setImmediate()
    const rest = restAt(index)
    const step = motionBetween(frameAt(index), frameAt(index - 1), onward(guess, rest), rest)
    guess = step ? backward(step, rest) : IDENTITY
    steps.push(step)
  }
  return { first, steps }
}
