import type { Size } from '../geometry.ts'
import { boxOf } from './mask.ts'

const SOLID = 128
/** Of the object's own height or width: what touches a border along less than this only comes near it. */
const TOUCH = 0.035
/** A bottle in a tight picture stands on its lower border; of a person, or of a plant, only half is there. */
const STANDS = 0.45

/** Whether the picture's border cuts a freed object: anywhere but at that border one would see the cut. */
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
