/** Bilinear interpolation between four samples; not for the last row or column. */
export function bilinear(data: Float32Array, width: number, x: number, y: number): number {
  const left = x | 0
  const top = y | 0
  const at = top * width + left
  const across = x - left
  const upper = data[at]! + (data[at + 1]! - data[at]!) * across
  const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * across
  return upper + (lower - upper) * (y - top)
}
