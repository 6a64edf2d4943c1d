import { createMask, dilated, type Mask } from '../picture/mask.ts'
import { candidateSubstances } from './candidate-substances.ts'
import { colouredSubstances } from './coloured-substances.ts'
import { labelMark } from './label.ts'
import { withoutMark } from './label-energy.ts'
import { matched } from './matched-substance.ts'
import { atFewerMoments } from './neighbour-graph.ts'
import { hasMore } from './remaining-contrast.ts'
import { rimSteps } from './rim.ts'
import { lastingSteps, type Substance } from './steps.ts'
import { CHANNELS, type Stills } from './stills.ts'

/** A mark of one substance, or of several side by side. */
export interface FoundMark {
  substances: readonly Substance[]
  /** Per pixel 0, or one plus the index of its substance. */
  label: Uint8Array
}

interface Part {
  substance: Substance
  label: Uint8Array
  gain: number
}

/** Most marks are white or black, whatever the picture shows. */
const USUAL = [235, 16].flatMap((luma) =>
  [0.75, 0.5, 0.25].map(
    (transmittance): Substance => ({ transmittance, colour: [luma, 128, 128] }),
  ),
)

const ROUNDS = 3
const MARGIN = 4
const BESIDE = 28
const PECULIAR = 0.3
/** The first look at all candidates uses every nth moment and few rounds. */
const GLANCE = { step: 4, rounds: 4 }
/** How many candidates get a closer look afterward, and how many of those are followed up. */
const LOOKED_AT = 5
const CLOSER = { step: 2, rounds: 10 }
const FOLLOWED = 3
const FEWEST_STEPS = 60
/** How strongly the picture beside it must show through. */
const SHARED = 0.45
const MOST_PARTS = 4

/** What a mark must prove from the moments alone. */
interface Proof {
  /** Largest share of the steps across its rim that may remain, for a first and for a further part. */
  first: number
  further: number
  /**
   * What must already hold at the first glance. Among marks that were eventually found, no candidate left more than 0.4
   * of its steps, or shared less than 0.2 with what goes on beside it; opaque marks do both.
   */
  hopeful: { explained: number; shared: number }
}

const BY_ITSELF: Proof = { first: 0.5, further: 0.3, hopeful: { explained: 0.6, shared: 0.1 } }

/** Sufficient if there are moments without the mark, which show what belongs to the picture itself. */
export const BESIDE_OTHERS: Proof = {
  first: 0.7,
  further: 0.4,
  hopeful: { explained: 0.8, shared: 0.1 },
}

/**
 * Substances and pixels of a static mark; null if the picture can't be explained as something laid over it, as with an
 * opaque mark.
 */
export function findMark(stills: Stills, proof = BY_ITSELF): FoundMark | null {
  const label = new Uint8Array(stills.regionMask.data.length)
  const substances: Substance[] = []
  let rest = stills
  for (let n = 0; n < MOST_PARTS; n++) {
    const part = findPart(rest, n === 0 ? proof.first : proof.further, proof)
    if (!part) return null
    substances.push(part.substance)
    for (let at = 0; at < label.length; at++) if (part.label[at]) label[at] = substances.length
    rest = without(rest, part)
    if (!hasMore(rest, stills.regionMask, label)) return { substances, label }
  }
  return null
}

/** The one substance whose removal makes the picture continue most smoothly. */
function findPart(stills: Stills, explained: number, proof: Proof): Part | null {
  const around = dilated(stills.regionMask, MARGIN).data
  const inside = lastingSteps(stills, around)
  const beside = lastingSteps(
    stills,
    around.map((bit) => 1 - bit),
  )
  const candidates = [
    ...candidateSubstances(inside, beside),
    ...colouredSubstances(inside),
    ...USUAL,
  ]
  const glance = atFewerMoments(stills, GLANCE.step)
  const closer = atFewerMoments(stills, CLOSER.step)
  const promising = candidates
    .map((substance) => ({ substance, ...labelMark(glance, substance, GLANCE.rounds) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, LOOKED_AT)
    .filter((part) => isHopeful(glance, part, proof))
    .map(({ substance }) => ({ substance, ...labelMark(closer, substance, CLOSER.rounds) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  let best: Part | null = null
  for (const candidate of promising.slice(0, FOLLOWED)) {
    const part = settled(stills, closer, candidate, explained)
    if (part && part.gain > (best?.gain ?? 0)) best = part
  }
  return best && isPeculiar(stills, best) ? best : null
}

/** Whether a closer look could still explain enough: it never turns a bad candidate into a good one. */
function isHopeful(glance: Stills, { substance, label }: Part, { hopeful }: Proof): boolean {
  const rim = rimSteps(glance, label)
  if (rim.count === 0) return false
  const { before, after, shared } = matched(substance, rim)
  return after < hopeful.explained * before && shared > hopeful.shared
}

/** Rules out a substance that the picture beside the mark would fit as well: that is the picture's own texture. */
function isPeculiar(stills: Stills, { substance, gain }: Part): boolean {
  const near = dilated(stills.regionMask, MARGIN).data
  const far = dilated(stills.regionMask, MARGIN + BESIDE).data
  const beside = { ...stills.regionMask, data: far.map((bit, at) => bit & ~near[at]! & 1) }
  const usual = labelMark({ ...stills, regionMask: beside }, substance).gain / areaOf(beside)
  return usual < PECULIAR * (gain / areaOf(stills.regionMask))
}

const areaOf = ({ data }: Mask): number => data.reduce((sum, bit) => sum + bit, 1)

/** Alternates between estimating substance and pixels until they agree; the last estimate uses all moments. */
function settled(stills: Stills, closer: Stills, first: Part, explained: number): Part | null {
  let part = first
  for (let round = 1; ; round++) {
    const rim = rimSteps(stills, part.label)
    if (rim.count < FEWEST_STEPS * stills.moments.length) return null
    const { substance, before, after, shared } = matched(part.substance, rim)
    if (round === ROUNDS)
      return after < explained * before && shared > SHARED ? { ...part, substance } : null
    part = { substance, ...labelMark(round === ROUNDS - 1 ? stills : closer, substance) }
  }
}

/** The stills without one part of the mark; its pixels are excluded from now on. */
function without(stills: Stills, { substance, label }: Part): Stills {
  const regionMask = createMask(stills.width, stills.height)
  const covered = dilated({ ...stills.regionMask, data: label }, 1).data
  for (let at = 0; at < covered.length; at++)
    regionMask.data[at] = stills.regionMask.data[at] && !covered[at] ? 1 : 0
  const moments = stills.moments.map((pixels) => {
    const bare = withoutMark(pixels, substance)
    for (let at = 0; at < label.length; at++)
      if (!label[at])
        for (let c = 0; c < CHANNELS; c++) bare[at * CHANNELS + c] = pixels[at * CHANNELS + c]!
    return bare
  })
  return { ...stills, regionMask, moments }
}
