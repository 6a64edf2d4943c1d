import { type Rect, rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { copyStack } from './copy-stack.ts'
import { factCells, factsOf } from './fact-cells.ts'
import { isTall, isWide, type Layout, type LayoutInput } from './layout.ts'
import { groupOf } from './line-up.ts'
import { offerBadge } from './offer-badge.ts'
import { stageOf } from './room.ts'

/** Several short facts, ticked off in cells of one size, with headline and object. */
export const featureGrid: Layout = {
  name: 'feature-grid',
  hasRoomForAll: true,
  // A list of three or more facts calls for a grid.
  fitness: (input) => {
    const count = factsOf(input).length
    // Between words and cells, a photograph with its own ground shrinks to a stamp.
    const most = input.pictures[0]?.isCutOut === false ? 0.6 : 2
    return [0, 0, 0.6][count] ?? (isSquare(input) ? Math.min(0.6, most) : most)
  },
  compose(input) {
    const facts = factsOf(input)
    const areas = areasFor(input, facts.length)
    const { layers, taken } = copyStack(input, areas.copy, {
      align: 'start',
      vertical: isWide(input) ? 'center' : 'start',
      without: ['subline', 'chips'],
      headlineMax: 13,
    })
    const picture = areas.picture(taken)
    const group = groupOf(input, picture, 1)
    return {
      backdrop: chooseBackdrop(input, stageOf(input, group.place), [
        'paper',
        'mesh',
        'studio',
        'geometric',
        'leaks',
      ]),
      layers: [
        ...group.layers,
        ...layers,
        ...factCells(input, areas.grid, facts),
        ...offerBadge(input, {
          near: group.place,
          spare: group.places,
          avoid: [taken, areas.grid],
          size: 20,
        }),
      ],
    }
  },
}

/** Between words and cells, a square leaves the object little room. */
const isSquare = (input: LayoutInput): boolean => !isWide(input) && input.height < input.width * 1.2

interface Areas {
  copy: Rect
  grid: Rect
  picture: (copy: Rect) => Rect
}

/** Upright: words, object, and cells one below the other. Wide: words above cells, the object beside them. */
function areasFor(input: LayoutInput, count: number): Areas {
  const { safe, unit, width, height } = input
  const rows = count === 3 && !isWide(input) && !isTall(input) ? 1.25 : Math.ceil(count / 2)
  if (isWide(input)) {
    const across = safe.width * 0.58
    const gridHeight = Math.min(safe.height * 0.42, rows * unit * 11)
    return {
      copy: rect(safe.x, safe.y, across, safe.height - gridHeight - unit * 3),
      grid: rect(safe.x, safe.y + safe.height - gridHeight, across, gridHeight),
      picture: () =>
        rect(
          safe.x + across + unit * 3,
          unit * 6,
          width - safe.x - across - unit * 7,
          height - unit * 12,
        ),
    }
  }
  const gridHeight = Math.min(safe.height * 0.3, rows * unit * 12)
  const grid = rect(safe.x, safe.y + safe.height - gridHeight, safe.width, gridHeight)
  return {
    copy: rect(safe.x, safe.y, safe.width, safe.height * (isTall(input) ? 0.36 : 0.4)),
    grid,
    picture: (copy) => {
      const top = copy.y + copy.height + unit * 2.4
      return rect(safe.x, top, safe.width, Math.max(unit * 8, grid.y - unit * 2.6 - top))
    },
  }
}
