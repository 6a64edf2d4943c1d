import type { Rect, Size } from '../geometry.ts'

/** How players display the stored picture: rotated in quarter turns, mirrored, with non-square pixels. */
export interface Orientation {
  /** Displayed direction of one step to the right, and one step down, in the stored picture. */
  right: readonly [x: number, y: number]
  down: readonly [x: number, y: number]
  /** Width of a pixel over its height. */
  pixelAspect: number
  /** The track matrix's nine numbers; null if the picture is displayed as stored. */
  matrix: readonly number[] | null
}

export const UPRIGHT: Orientation = { right: [1, 0], down: [0, 1], pixelAspect: 1, matrix: null }

/** Parses the matrix as printed by ffprobe, three numbers per line, and the pixel aspect ratio, such as "4:3". */
export function orientationFrom(matrixText?: string, pixelShape = '1:1'): Orientation {
  const [across, along] = pixelShape.split(':').map(Number)
  const pixelAspect = across && along ? across / along : 1
  const rows = [...(matrixText ?? '').matchAll(/:\s+(-?\d+)\s+(-?\d+)\s+(-?\d+)/g)]
  const matrix = rows.flatMap(([, ...row]) => row.map(Number))
  const [a = 0, b = 0, , c = 0, d = 0] = matrix
  if (matrix.length !== 9 || (a > 0 && d > 0 && b === 0 && c === 0)) {
    return { ...UPRIGHT, pixelAspect }
  }
  // Players only rotate by quarter turns; anything between counts as the nearest.
  const isUpright = Math.abs(a) >= Math.abs(b)
  const right = isUpright ? ([Math.sign(a), 0] as const) : ([0, Math.sign(b)] as const)
  const down = isUpright ? ([0, Math.sign(d)] as const) : ([Math.sign(c), 0] as const)
  return { right, down, pixelAspect, matrix }
}

/** Size of the displayed picture. */
export function shownSize({ right, pixelAspect }: Orientation, { width, height }: Size): Size {
  const stretched = Math.round(width * pixelAspect)
  return right[0] === 0
    ? { width: height, height: stretched }
    : { width: stretched, height: height }
}

/** Converts a rectangle from displayed to stored coordinates. */
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

/** Converts a rectangle from stored to displayed coordinates, in whole pixels. */
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
