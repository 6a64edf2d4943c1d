import type { Size } from '../geometry.ts'

type Pixels = { data: Buffer } & Size

const SOLID = 40
/** Width of clear columns between two objects, as a share of the width. */
const GAP = 0.02
/** A piece below this share of the largest belongs to it, instead of being a separate product. */
const LEAST = 0.2
const OBJECTS_MAX = 4

/** The objects of a cut-out, if they are separated by clear gaps; otherwise the whole picture. */
export function partObjects(pixels: Pixels): Pixels[] {
  const counts = columnCounts(pixels)
  const parts: { from: number; to: number; weight: number }[] = []
  const gap = Math.max(2, pixels.width * GAP)
  for (const [x, count] of counts.entries()) {
    if (count === 0) continue
    const last = parts.at(-1)
    if (last && x - last.to <= gap) {
      last.to = x + 1
      last.weight += count
    } else parts.push({ from: x, to: x + 1, weight: count })
  }
  const largest = Math.max(...parts.map(({ weight }) => weight))
  const isWhole = ({ weight }: { weight: number }) => weight >= largest * LEAST
  if (parts.length < 2 || parts.length > OBJECTS_MAX || !parts.every(isWhole)) return [pixels]
  return parts.map(({ from, to }) => upright(pixels, from, to))
}

function columnCounts({ data, width, height }: Pixels): Uint32Array {
  const counts = new Uint32Array(width)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    if (data[pixel * 4 + 3]! >= SOLID) counts[pixel % width] = counts[pixel % width]! + 1
  return counts
}

/** Some of its columns, without the empty rows above and below. */
function upright({ data, width, height }: Pixels, from: number, to: number): Pixels {
  const isEmpty = (y: number) => {
    for (let x = from; x < to; x += 1) if (data[(y * width + x) * 4 + 3]! >= SOLID) return false
    return true
  }
  let [top, bottom] = [0, height]
  while (top < bottom - 1 && isEmpty(top)) top += 1
  while (bottom > top + 1 && isEmpty(bottom - 1)) bottom -= 1
  const rows = Array.from({ length: bottom - top }, (_, row) => {
    const start = ((top + row) * width + from) * 4
    return data.subarray(start, start + (to - from) * 4)
  })
  return { data: Buffer.concat(rows), width: to - from, height: bottom - top }
}
