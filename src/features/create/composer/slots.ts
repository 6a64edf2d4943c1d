/** A blank to fill in, such as `[your product]`; `[00:05]` is a time in a film. */
const SLOT = /\[(?=[^\]\n]*\p{L})[^\]\n]{1,60}\]/u

/** Start and end of the first slot in a prompt; null without any. */
export function firstSlot(prompt: string): [number, number] | null {
  const slot = SLOT.exec(prompt)
  return slot ? [slot.index, slot.index + slot[0].length] : null
}

/** Focuses the field with its first slot selected; without any, at the end of the text. */
export function focusWords(field: HTMLTextAreaElement | null): void {
  const { value = '' } = field ?? {}
  field?.focus()
  field?.setSelectionRange(...(firstSlot(value) ?? [value.length, value.length]))
}

/** Longest text that can be a name rather than a prompt of its own. */
const NAME_LENGTH_MAX = 60

/** Fills the first slot of a prompt with the words typed before, if they can be a name. */
export function withName(prompt: string, typed: string): string {
  const name = typed.trim()
  const slot = firstSlot(prompt)
  const isName = name !== '' && name.length <= NAME_LENGTH_MAX && !/[\n[\]]/.test(name)
  return slot && isName ? prompt.slice(0, slot[0]) + name + prompt.slice(slot[1]) : prompt
}
