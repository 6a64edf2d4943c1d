import type { Ctx } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import type { Palette } from '../palette/palette.ts'
import type { Random } from '../random.ts'

/** Where the object will be, so that light falls there; in shares of the frame. */
export interface Stage {
  x: number
  y: number
  /** Height of the floor line, for backdrops that have one. */
  floor: number
}

/** Fills a surface of any size with a ground. */
export type Painter = (ctx: Ctx, size: Size, palette: Palette, random: Random, stage: Stage) => void
