import type { Size } from '../geometry.ts'
import { islands } from './mask.ts'

/** An object without its ground, and how far that can be trusted (0 to 1). */
export interface CutOut {
  object: { data: Buffer } & Size
  confidence: number
  /** True when the recognition model separated object from ground, and not the ground's own plainness. */
  isSeen: boolean
  /** Whether it hung from something that is not part of it: standing on a floor it would be wrong. */
  isHung?: boolean
}

/** Below this a cut-out would look butchered more often than not (measured in `cut-out.test.ts`). */
export const CONFIDENCE_MIN = 0.5
/** At this the ground is so plain that its word counts as much as the model's. */
const CONFIDENCE_PLAIN = 0.95
/** Two cut-outs that share this much of what either takes show the same object. */
const SAME_OBJECT = 0.9
/** Smaller than this share of the picture a piece is a crumb. */
const THING = 0.005
/** What is left of the trust in an object that the model does not see at all. */
const UNSEEN = 0.5

/**
 * Of the two ways to cut out one picture the one to use: the model's, whose edges are finer, unless
 * it is in doubt, or a plain ground shows that it has lost a part. A confidence of zero from the model
 * means that it sees no object; then one found by its ground is a piece of furniture rather than a product.
 */
export function chooseCutOut(plain: CutOut | null, seen: CutOut): CutOut | null {
  if (seen.confidence === 0) return plain && { ...plain, confidence: plain.confidence * UNSEEN }
  if (seen.confidence < CONFIDENCE_MIN) return plain
  if (!plain || plain.confidence < CONFIDENCE_PLAIN) return seen
  const isPlainBetter =
    plain.confidence > seen.confidence &&
    overlap(plain, seen) < SAME_OBJECT &&
    !hasMoreThings(plain, seen)
  return isPlainBetter ? plain : seen
}

/** A lost part hangs together with the object; what is apart is another thing of the room. */
function hasMoreThings(plain: CutOut, seen: CutOut): boolean {
  const isIn = ({ object }: CutOut, pixel: number) => object.data[pixel * 4 + 3]! > 127
  const mask = new Uint8Array(plain.object.data.length / 4).map((_, at) =>
    isIn(plain, at) ? 1 : 0,
  )
  return islands(mask, plain.object, 1).some(
    (island) => island.length > mask.length * THING && !island.some((pixel) => isIn(seen, pixel)),
  )
}

/** What both take, in parts of what either takes. */
function overlap(one: CutOut, other: CutOut): number {
  let [shared, either] = [0, 0]
  for (let at = 3; at < one.object.data.length; at += 4) {
    const [a, b] = [one.object.data[at]!, other.object.data[at]!]
    shared += Math.min(a, b)
    either += Math.max(a, b)
  }
  return either > 0 ? shared / either : 1
}
