import { type Rect, rect, type Size } from '../geometry.ts'

/** One value per pixel: 1 inside, 0 outside. */
export type Mask = Uint8Array

/** Visits every adjacent pixel (left, right, above, below) inside the picture. */
export function forNeighbours(
  pixel: number,
  { width, height }: Size,
  visit: (near: number) => void,
): void {
  const x = pixel % width
  if (x > 0) visit(pixel - 1)
  if (x < width - 1) visit(pixel + 1)
  if (pixel >= width) visit(pixel - width)
  if (pixel < width * (height - 1)) visit(pixel + width)
}

/** Connected areas, largest first; each a list of pixels. */
export function islands(mask: Mask, size: Size, inside: 0 | 1): Int32Array[] {
  const seen = new Uint8Array(mask.length)
  const found: Int32Array[] = []
  for (let start = 0; start < mask.length; start += 1) {
    if (!seen[start] && mask[start] === inside) found.push(flood(mask, size, start, seen))
  }
  return found.sort((one, other) => other.length - one.length)
}

function flood(mask: Mask, size: Size, start: number, seen: Uint8Array): Int32Array {
  const reached = [start]
  seen[start] = 1
  const visit = (pixel: number) => {
    if (seen[pixel] || mask[pixel] !== mask[start]) return
    seen[pixel] = 1
    reached.push(pixel)
  }
  for (let read = 0; read < reached.length; read += 1) forNeighbours(reached[read]!, size, visit)
  return Int32Array.from(reached)
}

/** Dilates by a square of the given reach; with `inside` 0 it dilates the outside instead. */
export function grown(mask: Mask, size: Size, reach: number, inside: 0 | 1 = 1): Mask {
  return sweep(sweep(mask, size, reach, inside, 'x'), size, reach, inside, 'y')
}

/** Both ways along one axis, at a cost independent of the reach. */
function sweep(
  mask: Mask,
  { width, height }: Size,
  reach: number,
  inside: 0 | 1,
  axis: 'x' | 'y',
): Mask {
  const result = Uint8Array.from(mask)
  const [lines, length] = axis === 'x' ? [height, width] : [width, height]
  const [lineStep, step] = axis === 'x' ? [width, 1] : [1, width]
  for (let line = 0; line < lines; line += 1) {
    const first = line * lineStep
    spread(mask, result, { from: first, step, length, reach, inside })
    spread(mask, result, { from: first + (length - 1) * step, step: -step, length, reach, inside })
  }
  return result
}

interface Line {
  from: number
  step: number
  length: number
  reach: number
  inside: 0 | 1
}

function spread(mask: Mask, result: Mask, { from, step, length, reach, inside }: Line): void {
  let left = 0
  for (let at = from, index = 0; index < length; index += 1, at += step) {
    if (mask[at] === inside) left = reach
    else if (left > 0) {
      result[at] = inside
      left -= 1
    }
  }
}

/** The approximately nearest mask pixel for every pixel: two sweeps that pass it on. */
export function nearestInside(mask: Mask, { width, height }: Size): Int32Array {
  const nearest = new Int32Array(mask.length).fill(-1)
  const away = new Int32Array(mask.length).fill(2 ** 31 - 1)
  const [across, down] = [new Int32Array(mask.length), new Int32Array(mask.length)]
  for (let y = 0, pixel = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (!mask[pixel]) continue
      nearest[pixel] = pixel
      away[pixel] = 0
      across[pixel] = x
      down[pixel] = y
    }
  const take = (x: number, y: number, step: number) => {
    const pixel = y * width + x
    const other = pixel + step
    if (nearest[other]! < 0) return
    const offered = (x - across[other]!) ** 2 + (y - down[other]!) ** 2
    if (offered >= away[pixel]!) return
    nearest[pixel] = nearest[other]!
    away[pixel] = offered
    across[pixel] = across[other]!
    down[pixel] = down[other]!
  }
  const alongRow = (y: number) => {
    for (let x = 1; x < width; x += 1) take(x, y, -1)
    for (let x = width - 2; x >= 0; x -= 1) take(x, y, 1)
  }
  const fromRow = (y: number, step: number) => {
    for (let x = 0; x < width; x += 1) take(x, y, step)
    alongRow(y)
  }
  alongRow(0)
  for (let y = 1; y < height; y += 1) fromRow(y, -width)
  for (let y = height - 2; y >= 0; y -= 1) fromRow(y, width)
  return nearest
}

/** The bounding box of all inside pixels; its width is negative if there are none. */
export function boxOf({ width, height }: Size, isInside: (pixel: number) => boolean): Rect {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (!isInside(pixel)) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  return rect(left, top, right - left + 1, bottom - top + 1)
}
