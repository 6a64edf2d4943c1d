/** A blank to be filled in, such as `[your product]`; `[00:05]` is a moment of a film. */
const SLOT = /\[(?=[^\]\n]*\p{L})[^\]\n]{1,60}\]/u

/** Where the first slot of a prompt begins and ends; null when it has none. */
export function firstSlot(prompt: string): [number, number] | null {
  const slot = SLOT.exec(prompt)
  return slot ? [slot.index, slot.index + slot[0].length] : null
}

/** Leads to the words, ready for the first slot to be replaced; to their end where there is none. */
export function focusWords(field: HTMLTextAreaElement | null): void {
  const { value = '' } = field ?? {}
  field?.focus()
  field?.setSelectionRange(...(firstSlot(value) ?? [value.length, value.length]))
}

/** Longest text that can be a name, and not a prompt of its own. */
const NAME_LENGTH_MAX = 60

/** A prompt with the words that were there before in its first slot, if they fit. */
export function withName(prompt: string, typed: string): string {
  const name = typed.trim()
  const slot = firstSlot(prompt)
  const isName = name !== '' && name.length <= NAME_LENGTH_MAX && !/[\n[\]]/.test(name)
  return slot && isName ? prompt.slice(0, slot[0]) + name + prompt.slice(slot[1]) : prompt
}
