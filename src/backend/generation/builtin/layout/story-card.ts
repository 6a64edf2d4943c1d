import { type Rect, rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { contrast, readable, toHex } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import { copyStack } from './copy-stack.ts'
import { type Inks, isWide, type Layout, type LayoutInput } from './layout.ts'
import { groupOf } from './line-up.ts'
import { offerBadge } from './offer-badge.ts'
import { panel } from './panel.ts'
import { stageOf } from './room.ts'

/** Words on a raised sheet; the object stands on its upper edge. */
export const storyCard: Layout = {
  name: 'story-card',
  hasRoomForAll: true,
  fitness: ({ pictures: [picture] }) => (picture?.isCutOut ? 1.8 : 1),
  compose(input) {
    const { unit, palette, pictures } = input
    const inks = sheetInks(palette)
    const hasPicture = pictures.length > 0
    const beside = isWide(input) && hasPicture
    const card = cardBox(input, hasPicture)
    const pad = unit * 5
    const head = hasPicture && !beside ? unit * 4 : 0
    const words = rect(
      card.x + pad,
      card.y + pad + head,
      card.width - pad * 2,
      card.height - pad * 2 - head,
    )
    const { layers, taken } = copyStack(input, words, {
      align: 'start',
      vertical: beside ? 'center' : 'end',
      inks,
    })
    // The sheet fits its words, without a gap.
    const top = beside ? card.y : Math.max(card.y, taken.y - pad - head)
    const sheet = rect(card.x, top, card.width, card.y + card.height - top)
    const stand = standBox(input, sheet, beside)
    const group = groupOf(input, stand)
    return {
      backdrop: chooseBackdrop(input, { ...stageOf(input, group.place), floor: 0.6 }),
      layers: [
        panel(sheet, inks.ground, { radius: unit * 3.4, isRaised: true }),
        ...group.layers,
        ...layers,
        ...offerBadge(input, { near: group.place, spare: group.places, avoid: [taken] }),
      ],
    }
  },
}

function sheetInks(palette: Palette): Inks {
  const ground = toHex({ l: 0.985, c: 0.008, h: palette.hue })
  const accent =
    contrast(palette.accent, ground) > 1.6 ? palette.accent : readable(palette.accent, ground, 2)
  return {
    ground,
    ink: toHex({ l: 0.22, c: 0.04, h: palette.hue }),
    muted: toHex({ l: 0.42, c: 0.03, h: palette.hue }),
    accent,
    onAccent:
      contrast(palette.onAccent, accent) >= 4.5
        ? palette.onAccent
        : readable(palette.onAccent, accent),
  }
}

function cardBox(input: LayoutInput, hasPicture: boolean): Rect {
  const { safe } = input
  if (!hasPicture) return safe
  return isWide(input)
    ? rect(safe.x + safe.width * 0.46, safe.y, safe.width * 0.54, safe.height)
    : rect(safe.x, safe.y + safe.height * 0.42, safe.width, safe.height * 0.58)
}

/** Beside the sheet, or above it with its foot on the sheet's edge. */
function standBox(
  { unit, width, height, safe, art, pictures }: LayoutInput,
  sheet: Rect,
  beside: boolean,
): Rect {
  if (beside) {
    const over = Math.max(unit * 5, art.y)
    const under = Math.min(height - unit * 6, art.y + art.height)
    // An object may overlap the sheet's edge; a photograph above it would crowd the words.
    const right = pictures[0]?.isCutOut ? sheet.x + unit * 3 : sheet.x - unit * 2.4
    return rect(unit * 4, over, right - unit * 4, under - over)
  }
  const top = Math.max(unit * 4, art.y > 0 ? art.y : safe.y * 0.55)
  return rect(width * 0.1, top, width * 0.8, sheet.y + unit * 4.5 - top)
}
