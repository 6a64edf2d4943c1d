import type { readLongText } from './read-long-text'

export type { TranslatedText } from './read-long-text'

/** Reads a long text; the place of all of them is fetched with the first one that is asked for. */
export const loadLongText: typeof readLongText = async (name, context) => {
  const { readLongText } = await import('./read-long-text')
  return readLongText(name, context)
}
