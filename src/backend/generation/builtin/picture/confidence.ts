import { mapTriple } from '../../../media/triple.ts'
import type { GroundMatch } from './ground-match.ts'
import { grown, islands, type Mask } from './mask.ts'
import type { SmallPicture } from './small-picture.ts'

const ISLANDS_EXPECTED = 4
const NEAR = 3

/**
 * Confidence in a segmentation, 0 to 1: its outline should follow edges, its outside should look like the
 * ground, its inside shouldn't, nothing with hard edges should be left out, and it should neither
 * run out of the picture nor be in pieces. `looks` is the mismatch that the segmentation is based on.
 */
export function confidenceOf(
  small: SmallPicture,
  mask: Mask,
  match: GroundMatch,
  looks: Float32Array,
): number {
  const { edge, leftOut } = edgesOf(small, mask, match)
  const { ground, object, cut } = regionsOf(small, mask, match, looks)
  const whole = 1 - Math.min(1, cut * 3)
  const calm = 1 - Math.min(1, Math.max(0, match.texture - 9) / 26)
  const complete = 1 - Math.min(0.8, leftOut * 1.2)
  const shape = edge ** 1.5 * (0.35 + 0.65 * object) * (0.4 + 0.6 * whole)
  return shape * ground ** 3 * calm * complete * pieces(mask, small)
}

/** Share of the outline on edges, and hard edges outside that no ground explains, per outline pixel. */
function edgesOf(small: SmallPicture, mask: Mask, match: GroundMatch) {
  const { mismatch, texture } = match
  const foreign = Math.max(0.9, match.restless * 1.2)
  const { width } = small
  const around = grown(mask, small, NEAR)
  let [outline, onEdge, stray] = [0, 0, 0]
  forInner(small, (pixel) => {
    const isForeign = !around[pixel] && mismatch[pixel]! > foreign
    if (isForeign && [1, width].some((step) => isHardEdge(small, pixel, step, 6 + texture * 2)))
      stray += 1
    if (!mask[pixel] || (mask[pixel - 1] && mask[pixel - width])) return
    outline += 1
    const step = mask[pixel - 1] ? width : 1
    onEdge += Math.min(1, between(small, pixel + step, pixel - step * 2) / (14 + texture))
  })
  return { edge: onEdge / Math.max(1, outline), leftOut: stray / Math.max(1, outline) }
}

function forInner({ width, height }: SmallPicture, visit: (pixel: number) => void): void {
  for (let y = NEAR; y < height - NEAR; y += 1)
    for (let x = NEAR; x < width - NEAR; x += 1) visit(y * width + x)
}

/** An abrupt step in color; a shadow keeps rising. */
function isHardEdge(small: SmallPicture, pixel: number, step: number, least: number): boolean {
  const change = between(small, pixel + step, pixel - step)
  return change > least && between(small, pixel + step * 3, pixel - step * 3) < change * 1.7
}

function between({ planes }: SmallPicture, one: number, other: number): number {
  const [light, warm, leaf] = mapTriple(planes, (plane) => plane[one]! - plane[other]!)
  return Math.sqrt(light * light + warm * warm + leaf * leaf)
}

function regionsOf(
  { width, height }: SmallPicture,
  mask: Mask,
  { mismatch }: GroundMatch,
  looks: Float32Array,
) {
  let [outside, asGround, inside, asObject, cut] = [0, 0, 0, 0, 0]
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const x = pixel % width
    const isBorder = x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)
    if (mask[pixel]) {
      inside += 1
      asObject += Math.min(1, mismatch[pixel]! / 1.5)
      if (isBorder) cut += 1
    } else {
      outside += 1
      if (looks[pixel]! < 1.3) asGround += 1
    }
  }
  return {
    ground: asGround / Math.max(1, outside),
    object: asObject / Math.max(1, inside),
    cut: cut / (2 * (width + height)),
  }
}

/** Many pieces are the crumbs of a failure; pieces above one another are an object that was torn apart. */
function pieces(mask: Mask, { width }: SmallPicture): number {
  const found = islands(mask, { width, height: mask.length / width }, 1)
  const spans = found.map((island) => {
    let [left, right] = [width, 0]
    for (const pixel of island) {
      left = Math.min(left, pixel % width)
      right = Math.max(right, pixel % width)
    }
    return { left, right }
  })
  const isTorn = spans.some((one, index) =>
    spans.slice(index + 1).some((other) => {
      const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      return shared > 0.6 * Math.min(one.right - one.left, other.right - other.left)
    }),
  )
  return Math.min(1, ISLANDS_EXPECTED / Math.max(1, found.length)) * (isTorn ? 0.4 : 1)
}
