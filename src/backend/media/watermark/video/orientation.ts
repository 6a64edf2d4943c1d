import type { Rect, Size } from '../geometry.ts'

/** How players show the stored picture: turned by quarters, mirrored, its pixels stretched. */
export interface Orientation {
  /** Where one step to the right, and one step down, in the stored picture leads as shown. */
  right: readonly [x: number, y: number]
  down: readonly [x: number, y: number]
  /** Width of a pixel over its height. */
  pixelAspect: number
  /** The nine numbers of the track's matrix; null when the picture is shown as it is stored. */
  matrix: readonly number[] | null
}

export const UPRIGHT: Orientation = { right: [1, 0], down: [0, 1], pixelAspect: 1, matrix: null }

/** Reads the matrix as ffprobe prints it, three numbers a line, and the shape of a pixel, "4:3". */
export function orientationFrom(matrixText?: string, pixelShape = '1:1'): Orientation {
  const [across, along] = pixelShape.split(':').map(Number)
  const pixelAspect = across && along ? across / along : 1
  const rows = [...(matrixText ?? '').matchAll(/:\s+(-?\d+)\s+(-?\d+)\s+(-?\d+)/g)]
  const matrix = rows.flatMap(([, ...row]) => row.map(Number))
  const [a = 0, b = 0, , c = 0, d = 0] = matrix
  if (matrix.length !== 9 || (a > 0 && d > 0 && b === 0 && c === 0)) {
    return { ...UPRIGHT, pixelAspect }
  }
  // Quarter turns are all that players do; anything between counts as the nearest.
  const isUpright = Math.abs(a) >= Math.abs(b)
  const right = isUpright ? ([Math.sign(a), 0] as const) : ([0, Math.sign(b)] as const)
  const down = isUpright ? ([0, Math.sign(d)] as const) : ([Math.sign(c), 0] as const)
  return { right, down, pixelAspect, matrix }
}

/** Size of the picture as players show it. */
export function shownSize({ right, pixelAspect }: Orientation, { width, height }: Size): Size {
  const stretched = Math.round(width * pixelAspect)
  return right[0] === 0
    ? { width: height, height: stretched }
    : { width: stretched, height: height }
}

/** The place in the stored picture of a rectangle drawn on the picture as shown. */
export function storedRect(shown: Rect, orientation: Orientation, stored: Size): Rect {
  const { right, down, pixelAspect } = orientation
  const stretched = stored.width * pixelAspect
  const along = (axis: readonly [number, number], length: number) => {
    const [from, extent] = axis[0] === 0 ? [shown.y, shown.h] : [shown.x, shown.w]
    return { from: axis[0] + axis[1] > 0 ? from : length - from - extent, extent }
  }
  const x = along(right, stretched)
  const y = along(down, stored.height)
  return { x: x.from / pixelAspect, y: y.from, w: x.extent / pixelAspect, h: y.extent }
}

/** The place in the picture as shown of a rectangle of the stored one, in whole pixels. */
export function shownRect(rect: Rect, orientation: Orientation, stored: Size): Rect {
  const { right, down, pixelAspect } = orientation
  const left = Math.floor(rect.x * pixelAspect)
  const wide = Math.ceil((rect.x + rect.w) * pixelAspect) - left
  const along = (axis: readonly [number, number], from: number, extent: number, length: number) =>
    axis[0] + axis[1] > 0 ? from : length - from - extent
  const x = along(right, left, wide, Math.round(stored.width * pixelAspect))
  const y = along(down, rect.y, rect.h, stored.height)
  return right[0] === 0 ? { x: y, y: x, w: rect.h, h: wide } : { x, y, w: wide, h: rect.h }
}
