import type { ShippedTemplates } from '@/contract/endpoints/templates'
import { TEMPLATE_SLOTS, type TemplateSlot } from '@/contract/templates'

/** Known values for the slots of a template. */
export type KnownWords = Partial<Record<TemplateSlot, string>>

const SLOT = /\{([a-z]+)\}/g
const isSlot = (name: string): name is TemplateSlot => TEMPLATE_SLOTS.some((slot) => slot === name)

/** Fills slots with the known values; the others become blanks such as `[your product]`. */
export function fillTemplate(
  prompt: string,
  { known, slots }: { known: KnownWords; slots: ShippedTemplates['slots'] },
): string {
  return prompt.replace(SLOT, (whole, name: string) => {
    if (!isSlot(name)) return whole
    return known[name] ?? `[${slots.find(({ slot }) => slot === name)?.name ?? name}]`
  })
}

/** Turns a prompt into a template: known values become slots again, longest first. */
export function asTemplate(prompt: string, known: KnownWords): string {
  const words = TEMPLATE_SLOTS.flatMap((slot) => {
    const word = known[slot]?.trim()
    return word ? [{ slot, word }] : []
  }).toSorted((a, b) => b.word.length - a.word.length)
  return words.reduce((text, { slot, word }) => text.replaceAll(word, `{${slot}}`), prompt)
}
