import { type Affine, IDENTITY } from '../motion/affine.ts'
import { align, type Seen } from '../motion/align.ts'
import { look, motionBetween, type Track, typical } from '../motion/track.ts'
import type { Evidence } from '../picture/field.ts'
import type { PatchView, PlaneView, Samples } from '../picture/layout.ts'
import { halved, indicesOf, type Mask } from '../picture/mask.ts'
import { readPlane, writePixels } from '../picture/plane.ts'
import { borrow, type Lender } from './borrow.ts'
import { hiddenTimeline, type MarkSpan, matteOf } from './mark-span.ts'
import { misfitMap } from './misfit-map.ts'
import { recent } from './recent.ts'
import type { PatchRestorer, Window } from './restorer.ts'
import { findSources, REACH, type Source, type SourceSearch } from './sources.ts'
import { addEvidence, type PlaneWork, restorePlane, unblend } from './still-mark.ts'

const PLANES = [0, 1, 2] as const
const SEEN_FRAMES = 28
/** Every so manyth hidden pixel decides which frames are worth looking at. */
const POINT_STEP = 13

/** Finds the marks of a stretch of frames; for marks that stand still always the same. */
export type SpanFinder = (window: Window, from: number, to: number) => MarkSpan[]

/** Repairs one patch from all that is known: what shines through, other frames, surroundings. */
export function patchRestorer(
  view: PatchView,
  scale: number,
  findSpans: SpanFinder,
): PatchRestorer {
  let spans: MarkSpan[] = []
  let search: SourceSearch
  let window: Window
  let seen: (index: number) => Seen
  const halves = new Map<Mask, Mask>()
  const halfOf = (mask: Mask): Mask => {
    const half = halves.get(mask) ?? halved(mask)
    halves.set(mask, half)
    return half
  }

  const open = (given: Window, from: number, to: number) => {
    window = given
    spans = findSpans(window, from, to)
    halves.clear()
    const hiddenAt = hiddenTimeline(spans)
    const last = window.first + window.frames.length
    seen = recent(SEEN_FRAMES, (index) =>
      look(readPlane(frameOf(window, index), view.planes[0], scale), hiddenAt(index)),
    )
    const switches = [...new Set(spans.flatMap((span) => [span.from, span.to]))]
    search = { track: trackOf(window, seen), hiddenAt, switches, first: window.first, last }
  }

  const lendersFor = (index: number, shape: Mask): ((plane: 0 | 1 | 2) => Lender[]) => {
    const points = indicesOf(shape).filter((_, k) => k % POINT_STEP === 0)
    const sources = findSources(search, index, shape, points).map((source) =>
      refined(source, index),
    )
    const maps = sources.map(({ index: there, motion }) =>
      misfitMap(seen(index), seen(there), motion),
    )
    return (plane) =>
      sources.map(({ index: there, motion }, k) => {
        const hidden = search.hiddenAt(there)
        return {
          samples: frameOf(window, there),
          view: view.planes[plane] as PlaneView,
          scale,
          motion: plane === 0 ? motion : inHalf(motion),
          hidden: hidden && plane > 0 ? halfOf(hidden) : hidden,
          misfit: maps[k] as Lender['misfit'],
          shrink: plane === 0 ? 2 : 1,
        }
      })
  }

  const refined = ({ index: there, motion }: Source, index: number): Source => {
    if (motion === IDENTITY || Math.abs(there - index) < 2) return { index: there, motion }
    const better = align(seen(index), seen(there), motion, 0)
    const gain =
      typical(seen(index), seen(there), better) < typical(seen(index), seen(there), motion)
    return { index: there, motion: gain ? better : motion }
  }

  return {
    reach: REACH,
    open,
    restore(_window, index, out) {
      for (const span of spans) {
        if (index < span.from || index >= span.to) continue
        const lenders = lendersFor(index, span.shape)
        for (const plane of PLANES) {
          const work = span.works[plane] as PlaneWork
          const planeView = view.planes[plane] as PlaneView
          const picture = readPlane(frameOf(window, index), planeView, scale)
          const evidence = borrow(work.grid.indices, planeView.width, lenders(plane))
          const matte = matteOf(span, plane)
          if (matte) addEvidence(evidence, unblend(picture, matte) as Evidence)
          restorePlane(picture, work, evidence)
          writePixels(out, planeView, picture, work.grid.indices, scale)
        }
      }
    },
  }
}

const frameOf = ({ first, frames }: Window, index: number): Samples =>
  frames[index - first] as Samples

const inHalf = ([a, b, c, d, e, f]: Affine): Affine => [a, b, c / 2, d, e, f / 2]

function trackOf(window: Window, seen: (index: number) => Seen): Track {
  const { first, frames } = window
  const steps: (Affine | null)[] = [null]
  let guess: Affine = IDENTITY
  for (let index = first + 1; index < first + frames.length; index++) {
    const step = motionBetween(seen(index), seen(index - 1), guess)
    guess = step ?? IDENTITY
    steps.push(step)
  }
  return { first, steps }
}
