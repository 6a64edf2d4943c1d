import type { Brief } from '../prompt/understand.ts'
import type { Layer } from '../scene.ts'

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
    .filter((part) => !shown.includes(bare(part)))
}

/** Whether a composition shows every word of a brief. */
export const saysAll = (layers: readonly Layer[], brief: Brief): boolean =>
  unsaidOf(layers, brief).length === 0
