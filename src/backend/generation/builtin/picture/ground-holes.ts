import type { Size } from '../geometry.ts'
import type { Plane, Planes } from './guided-filter.ts'
import { forNeighbours, islands, type Mask } from './mask.ts'

/** In parts of the whole range: a studio's white differs by less, paper with any light on it by more. */
const SAME = 5 / 255
/** Of the border's ground: how much has the one colour of a ground that has no light and shade. */
const FLAT = 0.9
const GROUND = 0.05
const FAINT = 0.02
/** In pixels: what is smaller says nothing about itself. */
const LEAST = 12
/** The model is surer than this of what is white by itself, such as a label. */
const DOUBT = 0.97
const SURE = 0.98
/** Lower than this on average, the model has seen the ground and only left a breath of itself. */
const HAZE = 0.5
const HAZE_MOST = 0.8
/** In the outline of a hole there is more of a hard edge than in that of a gleam. */
const HARD = 0.35
/** Beside an edge a stored photograph is grained; this near to the ground, and this many pixels far, it is the ground. */
const GRAIN = 24 / 255
const GRAIN_REACH = 6
const EDGE_STEP = 40 / 255
const EDGE_REACH = 3

/**
 * A photograph on a sheet of one colour shows that colour through the holes of its object as well, and where
 * something lies around them the model half believes in it: the second slot of a strap, the gap between two cords.
 * What has exactly the ground's colour, has a hard edge and leaves the model in doubt is opened.
 */
export function withGroundHoles(alpha: Plane, guide: Planes, size: Size): Plane {
  const ground = flatGround(alpha, guide, size)
  if (!ground) return alpha
  const off = distance(guide, ground)
  const isGround: Mask = new Uint8Array(off.length)
  const isHeld: Mask = new Uint8Array(off.length)
  for (let pixel = 0; pixel < off.length; pixel += 1) {
    isGround[pixel] = off[pixel]! <= SAME ? 1 : 0
    isHeld[pixel] = isGround[pixel] && alpha[pixel]! > FAINT ? 1 : 0
  }
  const open = Float32Array.from(alpha)
  for (const island of islands(isHeld, size, 1)) {
    if (island.length < LEAST || island.some((pixel) => isAtBorder(pixel, size))) continue
    if (isHole(island, alpha, { off, isGround, isHeld }, size)) openHole(open, island, off, size)
  }
  return open
}

interface Ground {
  off: Plane
  /** Has its colour. */
  isGround: Mask
  /** Has its colour, and the model holds it to be of the object in some part. */
  isHeld: Mask
}

function isHole(island: Int32Array, alpha: Plane, ground: Ground, size: Size): boolean {
  const mean = island.reduce((sum, pixel) => sum + alpha[pixel]!, 0) / island.length
  if (mean < HAZE && island.every((pixel) => alpha[pixel]! < HAZE_MOST)) return true
  if (mean >= DOUBT || isOpenBeside(island, ground, size)) return false
  return hardness(island, ground, size) >= HARD
}

/** White cloth runs out into the white around it: what begins there is no hole. */
const isOpenBeside = (island: Int32Array, { isGround, isHeld }: Ground, { width }: Size): boolean =>
  island.some((pixel) =>
    [1, -1, width, -width].some((step) => isGround[pixel + step] && !isHeld[pixel + step]),
  )

/** How far each pixel is from a colour, in the channel that differs most. */
function distance(guide: Planes, colour: readonly number[]): Float32Array {
  const off = new Float32Array(guide[0].length)
  for (const [channel, plane] of guide.entries()) {
    const own = colour[channel]!
    for (let pixel = 0; pixel < off.length; pixel += 1) {
      const value = Math.abs(plane[pixel]! - own)
      if (value > off[pixel]!) off[pixel] = value
    }
  }
  return off
}

/** The one colour of what is around the object; null where it has more than one. */
function flatGround(alpha: Plane, guide: Planes, size: Size): number[] | null {
  const border: number[] = []
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    // Past the first row and its left end only both ends of a row are border.
    if (pixel % size.width === 1 && pixel > size.width && pixel < alpha.length - size.width)
      pixel += Math.max(0, size.width - 2)
    if (alpha[pixel]! < GROUND) border.push(pixel)
  }
  if (border.length < size.width) return null
  const ground = guide.map((plane) => {
    const values = Float32Array.from(border, (pixel) => plane[pixel]!).sort()
    return values[values.length >> 1]!
  })
  const isSame = (pixel: number) =>
    guide.every((plane, channel) => Math.abs(plane[pixel]! - ground[channel]!) <= SAME)
  return border.filter(isSame).length >= border.length * FLAT ? ground : null
}

function isAtBorder(pixel: number, { width, height }: Size): boolean {
  const x = pixel % width
  return x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)
}

/** Share of an area's outline behind which the colour is another one at once. */
function hardness(island: Int32Array, { isGround, off }: Ground, { width }: Size): number {
  let [outline, hard] = [0, 0]
  for (const pixel of island)
    for (const step of [1, -1, width, -width]) {
      if (isGround[pixel + step]) continue
      outline += 1
      if ((off[pixel + step * EDGE_REACH] ?? 0) > EDGE_STEP) hard += 1
    }
  return hard / Math.max(1, outline)
}

/** Opens it with the grain along its edge; its outline is left half open, for the picture to say where the edge is. */
function openHole(open: Float32Array, island: Int32Array, off: Plane, size: Size): void {
  let rim = [...island]
  const isOpen = new Set(rim)
  for (let step = 0; step < GRAIN_REACH; step += 1) {
    const next: number[] = []
    for (const pixel of rim)
      forNeighbours(pixel, size, (near) => {
        if (isOpen.has(near) || off[near]! > GRAIN || open[near]! > SURE) return
        isOpen.add(near)
        next.push(near)
      })
    rim = next
  }
  for (const pixel of isOpen) {
    open[pixel] = 0
    forNeighbours(pixel, size, (near) => {
      if (!isOpen.has(near)) open[near] = Math.min(open[near]!, 0.5)
    })
  }
}
