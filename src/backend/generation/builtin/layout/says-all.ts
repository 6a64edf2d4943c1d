import type { Brief } from '../prompt/understand.ts'
import type { Layer } from '../scene.ts'
import { figureIn } from './poster/amount.ts'

/** Letters and figures alone: lines, capitals and marks are the layout's own. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%$€£¥₩฿₫]/gu, '')

/** Words of a brief that a composition does not show whole; what is cut short would be half a claim. */
export function unsaidOf(layers: readonly Layer[], brief: Brief): string[] {
  const shown = bare(layers.map(({ text }) => text?.content ?? '').join(' '))
  const { headline, subline, offer, price, oldPrice, perks, cta } = brief
  return [headline, subline, offer, price, oldPrice, ...perks, cta]
    .filter((part) => part !== null)
    .filter((part) => !shown.includes(bare(part)) && !isParted(part, shown))
}

/** A sum and the words around it are set in sizes of their own, a former sum between them. */
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
