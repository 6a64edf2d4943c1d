/** Inserts a word into a text, separated by spaces; returns where the cursor goes. */
export function insertWord(text: string, word: string, position: number) {
  const before = text.slice(0, position)
  const after = text.slice(position)
  const start = before === '' || /\s$/.test(before) ? before : `${before} `
  const end = after === '' || /^\s/.test(after) ? after : ` ${after}`
  return { text: start + word + end, cursor: start.length + word.length }
}
