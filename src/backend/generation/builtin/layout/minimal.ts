import { rect } from '../geometry.ts'
import { backdrop } from '../paint/backdrops.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { groupOf } from './line-up.ts'
import { offerBadge } from './offer-badge.ts'
import { floorReflections } from './reflection.ts'
import { roomAbove, roomBeside, stageOf } from './room.ts'

/** Much air, one object, few words in a lower corner. */
export const minimal: Layout = {
  name: 'minimal',
  hasRoomForAll: true,
  fitness: ({ pictures, brief }) => {
    if (!pictures[0]?.isCutOut) return 0
    return brief.moods.some((mood) => mood === 'minimal' || mood === 'luxury' || mood === 'calm')
      ? 3
      : 0.8
  },
  compose(input) {
    const { safe, unit, palette, random } = input
    const beside = isWide(input)
    const copyHeight = safe.height * (beside ? 0.86 : 0.38)
    const copyBox = rect(
      safe.x,
      safe.y + safe.height - copyHeight,
      safe.width * (beside ? 0.44 : 0.92),
      copyHeight,
    )
    const { layers, taken } = copyStack(input, copyBox, {
      align: 'start',
      vertical: 'end',
      headlineMax: 10,
      headlineLines: 3,
      without: ['chips'],
    })
    const room = beside ? roomBeside(input, taken, 'end') : roomAbove(input, taken)
    const air = rect(
      room.x + room.width * 0.08,
      room.y + room.height * 0.05,
      room.width * 0.84,
      room.height * (beside ? 0.84 : 0.93) - unit,
    )
    const group = groupOf(input, air, 1)
    const ground = backdrop(
      random.pick(['studio', 'studio', 'paper'] as const),
      palette,
      random.fork('backdrop'),
      stageOf(input, group.place),
    )
    return {
      backdrop: ground,
      layers: [
        ...floorReflections(input, group, ground, beside ? input.height : taken.y - unit),
        ...group.layers,
        ...layers,
        ...offerBadge(input, { near: group.place, spare: group.places, avoid: [taken], size: 18 }),
      ],
    }
  },
}
