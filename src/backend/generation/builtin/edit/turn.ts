import type { EditName } from './edit-words.ts'
import { type Pixels, through } from './pixels.ts'

const ROTATIONS = [
  ['rotateLeft', 270],
  ['rotateHalf', 180],
  ['rotateRight', 90],
] as const

/** Rotates and mirrors the picture before anything else is measured on it. */
export async function turned(pixels: Pixels, edits: ReadonlyMap<EditName, number>) {
  let result = pixels
  const rotation = ROTATIONS.find(([name]) => edits.has(name))
  if (rotation) result = await through(result, (image) => image.rotate(rotation[1]))
  if (edits.has('flip')) result = await through(result, (image) => image.flop())
  if (edits.has('flipDown')) result = await through(result, (image) => image.flip())
  return result
}
