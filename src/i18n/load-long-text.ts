import type { readLongText } from './read-long-text'

export type { TranslatedText } from './read-long-text'

/** Reads a long text; the module with all of them is only loaded on first use. */
export const loadLongText: typeof readLongText = async (name, context) => {
  const { readLongText } = await import('./read-long-text')
  return readLongText(name, context)
}
