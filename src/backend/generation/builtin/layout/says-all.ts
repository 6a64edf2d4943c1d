import type { Brief } from '../prompt/understand.ts'
import type { Layer } from '../scene.ts'
import { figureIn } from './poster/amount.ts'

/** Only letters and figures: line breaks, capitals, and punctuation are up to the layout. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%$€£¥₩฿₫]/gu, '')

/** Words of a brief that a composition doesn't show whole; a truncated text would be half a claim. */
export function unsaidOf(layers: readonly Layer[], brief: Brief): string[] {
  const shown = bare(layers.map(({ text }) => text?.content ?? '').join(' '))
  const { headline, subline, offer, price, oldPrice, perks, cta } = brief
  return [headline, subline, offer, price, oldPrice, ...perks, cta]
    .filter((part) => part !== null)
    .filter((part) => !shown.includes(bare(part)) && !isParted(part, shown))
}

/** An amount and the words around it are set in different sizes, with a former price between them. */
function isParted(part: string, shown: string): boolean {
  const told = figureIn(part)
  return (
    told !== null &&
    [told.before, told.figure, told.after].every((each) => shown.includes(bare(each)))
  )
}

/** Whether a composition shows every word of a brief. */
export const saysAll = (layers: readonly Layer[], brief: Brief): boolean =>
  unsaidOf(layers, brief).length === 0
