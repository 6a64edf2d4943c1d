import { inset } from '../../geometry.ts'
import type { Layout, LayoutInput } from '../layout.ts'
import { block } from '../poster/column.ts'
import { explained } from '../poster/copy.ts'
import { inksOn, plain } from '../poster/poster.ts'

/** Compared with facts under a headline. */
const LARGER = 1.3

/** Facts of equal rank, as large as the frame allows, under rules. */
export const factList: Layout = {
  name: 'film-facts',
  fitness: () => 0,
  compose(input) {
    const { palette, unit, brief } = input
    const inks = inksOn(palette.ground, palette)
    const box = inset(input.safe, 0, unit * 2)
    const all: LayoutInput = {
      ...input,
      brief: { ...brief, perks: [brief.headline, ...brief.perks] },
    }
    return {
      backdrop: plain(palette.ground),
      layers: block(box, (scale) =>
        explained(all, { width: box.width, scale: scale * LARGER, inks, facts: 'ruled' }),
      ),
    }
  },
}
