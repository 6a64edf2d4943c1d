import { keysOf } from '../../../../contract/keys-of.ts'
import type { Palette } from '../palette/palette.ts'
import type { Random } from '../random.ts'
import type { Backdrop } from '../scene.ts'
import { bokeh, leaks } from './lights.ts'
import type { Painter, Stage } from './painter.ts'
import { layers, paper } from './paper.ts'
import { grid, sky, terrain } from './scenery.ts'
import { cutout, sunlit, tabletop } from './set.ts'
import { bands, geometric, halftone, rays } from './shapes.ts'
import { mesh, studio } from './studio.ts'

const PAINTERS = {
  studio,
  tabletop,
  sunlit,
  cutout,
  mesh,
  geometric,
  rays,
  bokeh,
  leaks,
  terrain,
  sky,
  grid,
  paper,
  layers,
  bands,
  halftone,
} satisfies Record<string, Painter>
export type BackdropName = keyof typeof PAINTERS
export const BACKDROPS = keysOf(PAINTERS)

/** A backdrop that looks the same at every size it is painted at. */
export function backdrop(
  name: BackdropName,
  palette: Palette,
  random: Random,
  stage: Stage,
): Backdrop {
  return {
    name,
    paint: (ctx, size) => PAINTERS[name](ctx, size, palette, random.fork(name), stage),
  }
}
