import { createRandom } from '../random.ts'
import type { Style } from './styles.ts'

/** How some bars of a piece differ from the rest. */
export interface Part {
  style?: Style
  progression?: number[]
  figure?: number[]
}

/** Bars per part; shorter pieces have only one. */
const PART_BARS = 4
/** From this many bars on, a piece opens without drums. */
const OPENED_FROM = 8

interface Piece {
  bars: number
  isLoop: boolean
  seed: number
}

/**
 * Keeps a longer piece from repeating itself: an opening, two alternating tunes, and a bar of rest before the first
 * returns.
 */
export function partsOf(style: Style, { bars, isLoop, seed }: Piece): (bar: number) => Part {
  const random = createRandom(seed, 'parts')
  const second: Part = {
    progression: random.pick(style.progressions),
    figure: Array.from({ length: 8 }, () => random.integer(0, 4)),
  }
  const quiet = { ...style, drums: 'none' as const, sparkle: null }
  const hasOpening = bars >= OPENED_FROM && !isLoop
  return (bar) => {
    const part = Math.floor(bar / PART_BARS) % 4 >= 2 ? second : {}
    const isOpening = hasOpening && bar < 2
    const isRest = bar > 0 && bar % (4 * PART_BARS) === 4 * PART_BARS - 1 && bar < bars - 1
    return isOpening || isRest ? { ...part, style: quiet } : part
  }
}
