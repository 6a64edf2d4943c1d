import { createPlane, type Plane } from '../picture/plane.ts'

const RADIUS = 10
/**
 * Fine static detail, averaged over many moments, which reveals a faint mark. Detail above `strongest` is clipped, so
 * that one bright edge of the picture doesn't outweigh the mark.
 */
export function meanDetail(planes: readonly Plane[], strongest: number): Plane {
  const { width, height } = planes[0]!
  const mean = createPlane(width, height)
  for (const plane of planes) {
    const smooth = boxBlur(plane, RADIUS)
    for (let at = 0; at < mean.data.length; at++) {
      const detail = plane.data[at]! - smooth.data[at]!
      mean.data[at] =
        mean.data[at]! + Math.min(strongest, Math.max(-strongest, detail)) / planes.length
    }
  }
  return mean
}

/** Mean of a square around each pixel, clipped at the border, by running sums. */
export function boxBlur(plane: Plane, radius: number): Plane {
  return blurLines(blurLines(plane, radius, true), radius, false)
}

function blurLines({ width, height, data }: Plane, radius: number, isRow: boolean): Plane {
  const blurred = createPlane(width, height)
  const [lines, length] = isRow ? [height, width] : [width, height]
  const [along, across] = isRow ? [1, width] : [width, 1]
  for (let line = 0; line < lines; line++) {
    const start = line * across
    let sum = 0
    let count = 0
    for (let ahead = 0; ahead < length + radius; ahead++) {
      if (ahead < length) {
        sum += data[start + ahead * along]!
        count++
      }
      const background = ahead - 2 * radius - 1
      if (background >= 0) {
        sum -= data[start + background * along]!
        count--
      }
      const middle = ahead - radius
      if (middle >= 0) blurred.data[start + middle * along] = sum / count
    }
  }
  return blurred
}
