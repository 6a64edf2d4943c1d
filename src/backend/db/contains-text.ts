import { type AnyColumn, ilike, type SQL } from 'drizzle-orm'

/** Query condition: the column contains the words, ignoring case and without wildcards. */
export const containsText = (column: AnyColumn | SQL, words: string): SQL =>
  ilike(column, `%${words.replace(/[\\%_]/g, '\\$&')}%`)
