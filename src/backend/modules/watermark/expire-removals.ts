import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { removals } from './tables.ts'

/** Lets everything somebody had cleaned come to its end now; the next sweep deletes it. */
export const expireRemovals = ({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string) =>
  db
    .update(removals)
    .set({ deleteAt: clock.now() })
    .where(and(eq(removals.userId, userId), isNull(removals.deletedAt)))
