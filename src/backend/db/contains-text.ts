import { type AnyColumn, ilike, type SQL } from 'drizzle-orm'

/** Condition of a query: the column holds the words, in capitals or not; no character is special. */
export const containsText = (column: AnyColumn | SQL, words: string): SQL =>
  ilike(column, `%${words.replace(/[\\%_]/g, '\\$&')}%`)
