import { desc } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Publication } from './item-view.ts'
import { publications } from './tables.ts'

/** All publications, newest first, for the operator. */
export const listPublications = ({ db }: Context, limit: number): Promise<Publication[]> =>
  db.select().from(publications).orderBy(desc(publications.publishedAt)).limit(limit)
