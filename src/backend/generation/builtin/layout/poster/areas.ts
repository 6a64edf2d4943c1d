import { type Rect, rect } from '../../geometry.ts'
import { isTall, isWide, type LayoutInput } from '../layout.ts'

const WIDE_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

/** Amount of text, about 1 for an ad with a headline, a subline, and a button. */
export function bulk({ brief }: LayoutInput): number {
  const length = (text: string | null) =>
    text ? text.length + (text.match(WIDE_LETTERS)?.length ?? 0) : 0
  const perks = brief.perks.reduce((sum, perk) => sum + length(perk) + 6, 0)
  const figures = (brief.offer ? 14 : 0) + (brief.price ? 16 : 0)
  return (length(brief.headline) * 1.3 + length(brief.subline) * 0.7 + perks * 0.7 + figures) / 90
}

export interface Areas {
  /** Place for the words. */
  copy: Rect
  /** Place for the picture made of shapes, up to the frame's edges. */
  art: Rect
  side: 'right' | 'top' | 'bottom'
}

/** Divides a frame into words and shapes: side by side if wide, one above the other otherwise. */
export function areas(input: LayoutInput, wanted: 'top' | 'bottom', gap = 5): Areas {
  const { width, safe, unit } = input
  const { y: ceiling, height } = input.art
  const floor = ceiling + height
  // Legal text is below everything, a logo above: shapes avoid both.
  const where = placeFor(input) ?? wanted
  const weight = Math.min(1.6, Math.max(0.7, bulk(input)))
  const air = unit * gap
  if (isWide(input)) {
    const share = 0.66 - 0.1 / weight
    const edge = safe.x + safe.width * share
    return {
      copy: rect(safe.x, safe.y, edge - safe.x - air, safe.height),
      art: rect(edge, ceiling, width - edge, height),
      side: 'right',
    }
  }
  const taken = (isTall(input) ? 0.56 : 0.5) + 0.1 * weight
  if (where === 'top') {
    const edge = safe.y + safe.height * (1 - Math.min(0.74, taken))
    return {
      copy: rect(safe.x, edge + air, safe.width, safe.y + safe.height - edge - air),
      art: rect(0, ceiling, width, edge - ceiling),
      side: 'top',
    }
  }
  const edge = safe.y + safe.height * Math.min(0.74, taken)
  return {
    copy: rect(safe.x, safe.y, safe.width, edge - safe.y - air),
    art: rect(0, edge, width, floor - edge),
    side: 'bottom',
  }
}

/** As a share of the height: the part below the words that apps cover. Left empty it would be a gap. */
const COVERED = 0.12

const placeFor = ({ art, safe, height }: LayoutInput): 'top' | 'bottom' | null => {
  if (art.y > 0) return 'bottom'
  if (art.y + art.height < height) return 'top'
  return height - safe.y - safe.height > height * COVERED ? 'bottom' : null
}
