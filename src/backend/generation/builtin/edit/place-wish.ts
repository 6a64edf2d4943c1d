import { ASPECT_RATIOS } from '../../../../contract/generation.ts'
import { keysOf } from '../../../../contract/keys-of.ts'
import { mentions } from '../prompt/words.ts'
import type { PlaceWish } from './instruction.ts'
import { TALL_FORMATS } from './phrase-words.ts'
import { PLACES, RATIO_NAMES } from './wish-words.ts'

/** The place a part asks for; null if it mentions none. */
export function placeIn(part: string): PlaceWish | null {
  const says = (name: keyof typeof PLACES) => mentions(part, PLACES[name])
  const across = endOf(says('left'), says('right'))
  const down = endOf(says('top'), says('bottom'))
  if (!says('middle')) return across === null && down === null ? null : { across, down }
  // "In the middle at the top": "middle" applies to the direction the other word leaves open.
  return { across: across ?? 0.5, down: down ?? (across === null ? 0.5 : null) }
}

function endOf(isStart: boolean, isEnd: boolean): 0 | 1 | null {
  if (isStart) return 0
  return isEnd ? 1 : null
}

const RATIO = /(?<![\d.,:])(\d{1,2}(?:[.,]\d{1,2})?) ?[:：∶xX×/] ?(\d{1,2})(?![\d:]|[.,]\d)/u
const LONGEST = 4

/** The aspect ratio a part asks for, in figures or by name. */
export function ratioIn(part: string): readonly [number, number] | null {
  const match = RATIO.exec(part)
  if (match) {
    const [width, height] = [Number(match[1]?.replace(',', '.')), Number(match[2])]
    const isSane = width > 0 && height > 0 && Math.max(width / height, height / width) <= LONGEST
    return isSane ? [width, height] : null
  }
  const named = keysOf(RATIO_NAMES).filter((key) => mentions(part, RATIO_NAMES[key]))
  const [name] = named.length === 0 && isForStories(part) ? (['9:16'] as const) : named
  return name ? ASPECT_RATIOS[name] : null
}

export const withoutRatio = (part: string): string => part.replace(RATIO, ' ')

/** Stories and reels have one shape; for posts the user must say it. */
const isForStories = (part: string): boolean => mentions(part, TALL_FORMATS)
