import type { Size } from '../geometry.ts'
import { islands } from './mask.ts'

/** An object without its ground, and how reliable that is (0 to 1). */
export interface CutOut {
  object: { data: Buffer } & Size
  confidence: number
  /** True if the recognition model separated it from the ground, rather than the plain ground itself. */
  isSeen: boolean
  /** Whether it hung from something that isn't part of it: standing on a floor it would look wrong. */
  isHung?: boolean
}

/** Below this a cut-out would look butchered more often than not (measured in `cut-out.test.ts`). */
export const CONFIDENCE_MIN = 0.5
/** From this on, the ground is so plain that it counts as much as the model. */
const CONFIDENCE_PLAIN = 0.95
/** Two cut-outs whose overlap is at least this share of their union show the same object. */
const SAME_OBJECT = 0.9
/** A piece below this share of the picture is a crumb. */
const THING = 0.005
/** Factor on the confidence in an object that the model doesn't see at all. */
const UNSEEN = 0.5

/**
 * Chooses between the two cut-outs of a picture: the model's, whose edges are finer, unless
 * it is in doubt, or a plain ground shows that it has lost a part. A confidence of zero means that the
 * model sees no object; what stands out from the ground is then more likely furniture than a product.
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

/** A lost part is connected to the object; a separate one is another thing in the room. */
function hasMoreThings(plain: CutOut, seen: CutOut): boolean {
  const isIn = ({ object }: CutOut, pixel: number) => object.data[pixel * 4 + 3]! > 127
  const mask = new Uint8Array(plain.object.data.length / 4).map((_, at) =>
    isIn(plain, at) ? 1 : 0,
  )
  return islands(mask, plain.object, 1).some(
    (island) => island.length > mask.length * THING && !island.some((pixel) => isIn(seen, pixel)),
  )
}

/** Intersection over union. */
function overlap(one: CutOut, other: CutOut): number {
  let [shared, either] = [0, 0]
  for (let at = 3; at < one.object.data.length; at += 4) {
    const [a, b] = [one.object.data[at]!, other.object.data[at]!]
    shared += Math.min(a, b)
    either += Math.max(a, b)
  }
  return either > 0 ? shared / either : 1
}
