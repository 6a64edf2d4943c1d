import { surface } from '../canvas.ts'
import type { Picture } from './picture.ts'

/** The part of an object's width that touches the ground, as shares of its width. */
export interface Foot {
  from: number
  to: number
}

const PROBE = 64
const LOWEST_ROWS = 4
const SOLID = 110

const known = new WeakMap<Picture, Foot>()

/** Where an object touches the floor: the span of its lowest solid rows. */
export function footOf(picture: Picture): Foot {
  const before = known.get(picture)
  if (before) return before
  const { ctx } = surface(PROBE, PROBE)
  ctx.drawImage(picture.canvas, 0, 0, PROBE, PROBE)
  const { data } = ctx.getImageData(0, 0, PROBE, PROBE)
  const isSolid = (x: number, y: number) => data[(y * PROBE + x) * 4 + 3]! > SOLID
  let lowest = PROBE - 1
  while (lowest > 0 && ![...Array(PROBE).keys()].some((x) => isSolid(x, lowest))) lowest -= 1
  const touching = [...Array(PROBE).keys()].filter((x) =>
    [...Array(LOWEST_ROWS).keys()].some((row) => isSolid(x, Math.max(0, lowest - row))),
  )
  const from = touching[0] ?? 0
  const to = touching.at(-1) ?? PROBE - 1
  const foot = { from: from / PROBE, to: (to + 1) / PROBE }
  known.set(picture, foot)
  return foot
}
