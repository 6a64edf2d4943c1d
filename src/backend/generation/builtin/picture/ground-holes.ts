import type { Size } from '../geometry.ts'
import type { Plane, Planes } from './guided-filter.ts'
import { forNeighbours, islands, type Mask } from './mask.ts'

/** As a share of the full range: a studio's white varies less, paper in any light more. */
const SAME = 5 / 255
/** Minimum share of the border's ground in exactly its color, for a ground without light and shade. */
const FLAT = 0.9
const GROUND = 0.05
const FAINT = 0.02
/** In pixels: smaller areas are unreliable. */
const LEAST = 12
/** On parts that are themselves white, such as a label, the model is surer than this. */
const DOUBT = 0.97
const SURE = 0.98
/** Below this mean, the model has recognized the ground and only left a trace. */
const HAZE = 0.5
const HAZE_MOST = 0.8
/** A hole's outline has more hard edges than a highlight's. */
const HARD = 0.35
/** JPEG grain beside an edge: this close to the ground's color, and within this many pixels, it is ground. */
const GRAIN = 24 / 255
const GRAIN_REACH = 6
const EDGE_STEP = 40 / 255
const EDGE_REACH = 3

/**
 * A photograph on paper of one color shows that color through the holes of its object as well, and where
 * something surrounds them the model half takes them for object: the second slot of a strap, the gap between two
 * cords. What has exactly the ground's color, a hard edge, and a doubtful matte is opened.
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
  /** Pixels in the ground's color. */
  isGround: Mask
  /** Pixels in the ground's color that the model takes for object to some degree. */
  isHeld: Mask
}

function isHole(island: Int32Array, alpha: Plane, ground: Ground, size: Size): boolean {
  const mean = island.reduce((sum, pixel) => sum + alpha[pixel]!, 0) / island.length
  if (mean < HAZE && island.every((pixel) => alpha[pixel]! < HAZE_MOST)) return true
  if (mean >= DOUBT || isOpenBeside(island, ground, size)) return false
  return hardness(island, ground, size) >= HARD
}

/** White fabric blends into the white around it: an area that starts there is no hole. */
const isOpenBeside = (island: Int32Array, { isGround, isHeld }: Ground, { width }: Size): boolean =>
  island.some((pixel) =>
    [1, -1, width, -width].some((step) => isGround[pixel + step] && !isHeld[pixel + step]),
  )

/** Each pixel's distance from a color, in the channel that differs most. */
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

/** The single color of the object's surroundings; null if there are several. */
function flatGround(alpha: Plane, guide: Planes, size: Size): number[] | null {
  const border: number[] = []
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    // After the first row, skip from a row's left end to its right end.
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

/** Share of an area's outline with an abrupt change of color behind it. */
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

/**
 * Opens it, including the grain along its edge; its outline stays half open, so that the picture decides the edge.
 */
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
