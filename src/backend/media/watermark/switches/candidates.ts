import { dilated } from '../picture/mask.ts'
import { changedPixels, meanChange } from './change.ts'
import { common, type Edges, edgesOf, opposite, presence } from './edges.ts'
import { endOf, firstOf, type Scene } from './scene.ts'
import { STEADY } from './sliding-means.ts'

/** A mark as revealed by one switch. */
export interface Candidate {
  edges: Edges
  /** How much of its edges each frame shows; the picture's own edges may add to or subtract from it. */
  curve: Float32Array
  /** Midpoint between the curve's values without the mark and with it. */
  level: number
}

const TOLERANCE = { flat: 5, steep: 0.3 }
/** Least number of edge pixels in a mark. */
const FEWEST = 60
/** A switch this much weaker than the strongest is hardly one end of a mark. */
const STRONG = 0.1

/** What appeared or disappeared at each switch, and what appeared at one and disappeared at the next. */
export function candidatesAt(scene: Scene, switches: readonly number[]): Candidate[] {
  const news = switches.map((at, n) => {
    const before = at - (switches[n - 1]! ?? firstOf(scene))
    const after = (switches[n + 1]! ?? endOf(scene)) - at
    return { at, edges: edgesAt(scene, at, clamp(before), clamp(after)) }
  })
  const singles = news.map(({ at, edges }) => {
    // The side with the sharper edges shows the mark.
    const shown = presence(edges, scene.luma(at)) + presence(edges, scene.luma(at - 1))
    return shown > 0 ? edges : opposite(edges)
  })
  const strongest = Math.max(0, ...singles.map(({ energy }) => energy))
  const strong = news.filter(({ edges }) => edges.energy > STRONG * strongest)
  // One text may directly replace another: the edges common to both of its switches are its own.
  const pairs = strong.slice(1).map(({ edges }, n) => common(strong[n]!.edges, opposite(edges)))
  const all = [...singles, ...pairs].filter(({ indices }) => indices.length >= FEWEST)
  return candidatesOf(scene, all)
}

function edgesAt(scene: Scene, at: number, before: number, after: number): Edges {
  const { regionMask } = scene
  const gate = dilated(changedPixels(scene, at, TOLERANCE, regionMask), 1)
  for (let k = 0; k < gate.data.length; k++) if (!regionMask.data[k]) gate.data[k] = 0
  return edgesOf(meanChange(scene, at, before, after), gate)
}

/** Measures known edges in every frame. */
export function candidatesOf(scene: Scene, all: readonly Edges[]): Candidate[] {
  const [first, end] = [firstOf(scene), endOf(scene)]
  const curves = all.map(() => new Float32Array(end - first))
  for (let index = first; index < end; index++) {
    const luma = scene.luma(index)
    for (const [k, edges] of all.entries()) curves[k]![index - first] = presence(edges, luma)
  }
  return all.map((edges, k) => {
    const curve = curves[k]!
    return { edges, curve, level: middleOf(curve) }
  })
}

/** Edges are scaled so that the mark counts as one: finds the level that most steps of size one cross. */
function middleOf(curve: Float32Array): number {
  let [best, most] = [0.5, 0]
  for (let n = 1; n < curve.length; n++) {
    const [low, high] = [curve[n - 1]!, curve[n]!]
    const step = Math.abs(high - low)
    // A step of one is the mark; anything else is the picture.
    const worth = Math.exp(-(((step - 1) / 0.2) ** 2))
    if (worth <= most) continue
    most = worth
    best = (low + high) / 2
  }
  return best
}

const clamp = (frames: number): number => Math.max(1, Math.min(STEADY, frames))
