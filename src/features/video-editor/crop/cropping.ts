import { CROP_LEAST, type Crop } from '@/contract/timeline'

/** Handles of the crop rectangle, named by the sides they move. */
export const CROP_HANDLES = ['nw', 'ne', 'se', 'sw', 'w', 'e', 'n', 's'] as const
export type CropHandle = (typeof CROP_HANDLES)[number]

/** The uncropped picture. */
export const WHOLE_PICTURE: Crop = { x: 0, y: 0, w: 1, h: 1 }

/** In shares of the picture. */
interface Shift {
  dx: number
  dy: number
}

/** Moves the crop without resizing it. */
export const movedCrop = ({ x, y, w, h }: Crop, { dx, dy }: Shift): Crop =>
  rounded({ x: within(x + dx, 0, 1 - w), y: within(y + dy, 0, 1 - h), w, h })

/**
 * The crop after dragging a handle: the opposite sides stay in place, and it stays within the picture. With a
 * shape (shares of width by shares of height) a corner keeps it.
 */
export function pulledCrop(crop: Crop, handle: CropHandle, by: Shift, shape: number | null): Crop {
  const [west, north] = [handle.includes('w'), handle.includes('n')]
  const across = west || handle.includes('e')
  const down = north || handle.includes('s')
  // Limited by the room to the edge of the picture on that side.
  const [roomX, roomY] = [west ? crop.x + crop.w : 1 - crop.x, north ? crop.y + crop.h : 1 - crop.y]
  let w = across ? within(crop.w + (west ? -by.dx : by.dx), CROP_LEAST, roomX) : crop.w
  let h = down ? within(crop.h + (north ? -by.dy : by.dy), CROP_LEAST, roomY) : crop.h
  if (shape !== null) {
    const most = Math.min(roomX, roomY * shape)
    w = within(Math.max(w, h * shape), leastWidth(shape), most)
    h = w / shape
  }
  const x = west ? crop.x + crop.w - w : crop.x
  const y = north ? crop.y + crop.h - h : crop.y
  return rounded({ x, y, w, h })
}

/** The largest crop of a shape around the center of the present one, within the picture. */
export function shapedCrop({ x, y, w, h }: Crop, shape: number): Crop {
  const width = Math.max(leastWidth(shape), Math.min(Math.max(w, h * shape), 1, shape))
  const height = width / shape
  return rounded({
    x: within(x + (w - width) / 2, 0, 1 - width),
    y: within(y + (h - height) / 2, 0, 1 - height),
    w: width,
    h: height,
  })
}

/** Arrow keys move the crop; with Alt they drag its lower right corner. By one screen pixel, or ten with Shift. */
export function cropAfterKey(
  crop: Crop,
  { key, altKey, shiftKey }: { key: string; altKey: boolean; shiftKey: boolean },
  pixel: { x: number; y: number },
  shape: number | null,
): Crop | null {
  const far = shiftKey ? 10 : 1
  const ways: Record<string, Shift> = {
    ArrowLeft: { dx: -far * pixel.x, dy: 0 },
    ArrowRight: { dx: far * pixel.x, dy: 0 },
    ArrowUp: { dx: 0, dy: -far * pixel.y },
    ArrowDown: { dx: 0, dy: far * pixel.y },
  }
  const by = ways[key]
  if (!by) return null
  if (!altKey) return movedCrop(crop, by)
  // With a shape both sides change, also when shrinking.
  const both = by.dx !== 0 ? { dx: by.dx, dy: -1 } : { dx: -1, dy: by.dy }
  return pulledCrop(crop, 'se', shape === null ? by : both, shape)
}

const leastWidth = (shape: number): number => Math.max(CROP_LEAST, CROP_LEAST * shape)

const within = (value: number, least: number, most: number): number =>
  Math.max(Math.min(least, most), Math.min(most, value))

const GRAIN = 10_000
/**
 * Rounded to a pixel of the largest picture; the far side is rounded, too, so that the crop stays within the
 * picture.
 */
function rounded({ x, y, w, h }: Crop): Crop {
  const grain = (value: number) => Math.round(value * GRAIN) / GRAIN
  const [left, top] = [grain(x), grain(y)]
  return { x: left, y: top, w: grain(grain(x + w) - left), h: grain(grain(y + h) - top) }
}
