import { like, type SQL } from 'drizzle-orm'
import { libraryItems } from '../tables.ts'

/** The text an item is searched by. */
export const searchTextOf = (words: string, name: string | null = null): string =>
  [name, words].filter(Boolean).join('\n').toLowerCase()

/** SQL condition: the item has the words in its prompt, file name or given name. */
export const hasWords = (words: string): SQL =>
  like(libraryItems.searchText, `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
