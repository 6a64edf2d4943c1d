import type { SafeZone } from '../../../contract/safe-zone.ts'
import { type Rect, rect, type Size } from './geometry.ts'
import { isStrip } from './layout/layout.ts'

/**
 * Where words, button, badge, and logo may be: inside our own margins, and inside the area that a placement
 * keeps free. Without a placement, upright frames avoid what apps put over the top and bottom.
 */
export function safeArea({ width, height }: Size, zone: SafeZone | null | undefined): Rect {
  const unit = Math.sqrt(width * height) / 100
  const isUpright = height / width > 1.5
  const side = isUpright ? width * 0.085 : unit * 6.5
  const guess = isUpright && !zone
  // In a strip, margins by the mean edge would take up most of the height.
  const [over, under] = isStrip({ width, height })
    ? [height * 0.12, height * 0.12]
    : [unit * 6.5, unit * 7]
  const top = Math.max(guess ? height * 0.13 : over, height * (zone?.top ?? 0))
  const bottom = Math.max(guess ? height * 0.17 : under, height * (zone?.bottom ?? 0))
  const left = Math.max(side, width * (zone?.left ?? 0))
  const right = Math.max(side, width * (zone?.right ?? 0))
  return rect(left, top, width - left - right, height - top - bottom)
}
