import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { removals } from './tables.ts'

/** Makes all of a user's removals expire now; the next sweep deletes them. */
export const expireRemovals = ({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string) =>
  db
    .update(removals)
    .set({ deleteAt: clock.now() })
    .where(and(eq(removals.userId, userId), isNull(removals.deletedAt)))
