import type { Size } from '../geometry.ts'
import { boxOf } from './mask.ts'

const SOLID = 128
/** As a share of the object's height or width: contact with a border below this is only closeness. */
const TOUCH = 0.035
/** A bottle in a tight picture stands on its lower border; a person or a plant is cut in half there. */
const STANDS = 0.45

/** Whether the picture's border cuts off the object: anywhere but at that border the cut would show. */
export function isCutByBorder({ data, width, height }: { data: Buffer } & Size): boolean {
  const isSolid = (pixel: number) => data[pixel * 4 + 3]! >= SOLID
  const box = boxOf({ width, height }, isSolid)
  const alongColumn = (x: number) =>
    counted(height, (y) => isSolid(y * width + x)) / Math.max(1, box.height)
  const alongRow = (y: number) =>
    counted(width, (x) => isSolid(y * width + x)) / Math.max(1, box.width)
  const cuts = [alongColumn(0), alongColumn(width - 1), alongRow(0)]
  return cuts.some((share) => share >= TOUCH) || alongRow(height - 1) >= STANDS
}

function counted(length: number, isSolid: (at: number) => boolean): number {
  let count = 0
  for (let at = 0; at < length; at += 1) if (isSolid(at)) count += 1
  return count
}
