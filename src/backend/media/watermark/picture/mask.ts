/** One byte per pixel, 1 for pixels in the mask. */
export interface Mask {
  width: number
  height: number
  data: Uint8Array
}

export function createMask(width: number, height: number): Mask {
  return { width, height, data: new Uint8Array(width * height) }
}

/** The pixels of a mask, in reading order. */
export function indicesOf({ data }: Mask): Int32Array {
  let count = 0
  for (let at = 0; at < data.length; at++) count += data[at]!
  const indices = new Int32Array(count)
  for (let at = 0, next = 0; at < data.length; at++) if (data[at]) indices[next++] = at
  return indices
}

/** Dilated by a square of the given radius: first along rows, then along columns. */
export function dilated(mask: Mask, radius: number): Mask {
  const { width, height } = mask
  const rows = createMask(width, height)
  for (let y = 0; y < height; y++) spread(mask.data, rows.data, y * width, 1, width, radius)
  const grown = createMask(width, height)
  for (let x = 0; x < width; x++) spread(rows.data, grown.data, x, width, height, radius)
  return grown
}

export function eroded(mask: Mask, radius: number): Mask {
  return inverted(dilated(inverted(mask), radius))
}

function inverted(mask: Mask): Mask {
  const other = createMask(mask.width, mask.height)
  for (let at = 0; at < other.data.length; at++) other.data[at] = 1 - mask.data[at]!
  return other
}

function spread(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  let last = Number.NEGATIVE_INFINITY
  for (let ahead = -radius; ahead < length; ahead++) {
    const edge = ahead + radius
    if (edge < length && from[start + edge * step]) last = edge
    if (ahead >= 0 && last >= ahead - radius) to[start + ahead * step] = 1
  }
}

/** The mask of a halved chroma plane: a chroma sample counts if any of its pixels does. */
export function halved({ width, height, data }: Mask): Mask {
  const small = createMask((width + 1) >> 1, (height + 1) >> 1)
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * small.width
    for (let x = 0; x < width; x++, at++) if (data[at]) small.data[row + (x >> 1)] = 1
  }
  return small
}

/** The union of the masks. */
export function joined(shapes: readonly Mask[]): Mask {
  const { width, height } = shapes[0]!
  const mask = createMask(width, height)
  for (const { data } of shapes)
    for (let at = 0; at < data.length; at++) if (data[at]) mask.data[at] = 1
  return mask
}

/** Removes pixels with hardly any neighbors: those are noise. */
export function withoutSpecks({ width, height, data }: Mask): Mask {
  const kept = createMask(width, height)
  for (let at = width + 1; at < data.length - width - 1; at++) {
    if (!data[at]) continue
    let count = 0
    for (const row of [at - width, at, at + width])
      count += data[row - 1]! + data[row]! + data[row + 1]!
    if (count > 3) kept.data[at] = 1
  }
  return kept
}
