import { inset, rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { shade } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { isBeside, isWide, type Layout, type LayoutInput } from './layout.ts'
import { groupOf } from './line-up.ts'
import { offerBadge } from './offer-badge.ts'
import { roomBelow, roomBeside, stageOf } from './room.ts'

/** A mat and a fine line around everything, like a picture on a wall. */
export const framed: Layout = {
  name: 'frame',
  hasRoomForAll: true,
  fitness: (input) => {
    // Under centered words, a tall object would get the smallest room of all.
    if (isBeside(input) && !isWide(input)) return 0.15
    // On a mat, a photograph is a picture within a picture, and small.
    if (input.pictures[0]?.isCutOut === false) return 0.4
    return (input.pictures.length === 0 ? 1 : 1.1) * (input.brief.moods[0] === 'luxury' ? 1.8 : 1)
  },
  compose(input) {
    const { safe, unit, pictures } = input
    const beside = isWide(input) && pictures.length > 0
    const area = inset(safe, beside ? unit : unit * 2, unit * 2.4)
    const box = rect(
      area.x,
      area.y,
      area.width * (beside ? 0.54 : 1),
      area.height * (beside || pictures.length === 0 ? 1 : 0.58),
    )
    const { layers, taken } = copyStack(input, box, {
      align: beside ? 'start' : 'center',
      vertical: beside || pictures.length === 0 ? 'center' : 'start',
    })
    // An object needs air on its stage; a photograph brings its own.
    const [across, down] = pictures[0]?.isCutOut === false ? [3, 2.2] : [4, 3.4]
    const room = inset(
      beside ? roomBeside(input, taken, 'end') : roomBelow(input, taken),
      unit * across,
      unit * down,
    )
    const group = groupOf(input, room, 1)
    const stage = stageOf(input, group.place)
    return {
      backdrop: chooseBackdrop(input, stage, ['paper', 'studio', 'sunlit', 'tabletop']),
      layers: [
        mat(input),
        ...group.layers,
        ...layers,
        ...offerBadge(input, { near: group.place, spare: group.places, avoid: [taken] }),
      ],
    }
  },
}

/** The mat is wider at the bottom, as in every good frame, which also leaves room for the mark. */
function mat({ width, height, unit, palette }: LayoutInput): Layer {
  const side = unit * 2.6
  const bottom = unit * 3.4
  const window = rect(side, side, width - side * 2, height - side - bottom)
  const fill = shade(palette.groundAlt, { l: palette.isDark ? 0.1 : -0.04, c: 0.02 })
  return {
    role: 'panel',
    depth: 0.2,
    bounds: rect(0, 0, width, height),
    paint: (ctx) => {
      ctx.save()
      ctx.fillStyle = fill
      ctx.beginPath()
      ctx.rect(0, 0, width, height)
      ctx.rect(window.x, window.y, window.width, window.height)
      ctx.fill('evenodd')
      const line = inset(window, unit * 1.3)
      ctx.strokeStyle = palette.accent
      ctx.lineWidth = unit * 0.24
      ctx.strokeRect(line.x, line.y, line.width, line.height)
      ctx.restore()
    },
  }
}
