import { like, type SQL } from 'drizzle-orm'
import { libraryItems } from '../tables.ts'

/** What an item is found by. */
export const searchTextOf = (words: string, name: string | null = null): string =>
  [name, words].filter(Boolean).join('\n').toLowerCase()

/** Condition of a query: the item has the words in its prompt, file name or name. */
export const hasWords = (words: string): SQL =>
  like(libraryItems.searchText, `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
