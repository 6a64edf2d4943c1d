import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { countedTries } from './tables.ts'

export interface CountedKind {
  name: string
  triesMax: number
  windowMs: number
}

/**
 * Counts an attempt before it is checked, so that parallel attempts all count. Do not call it in a
 * transaction: the count must survive when the caller fails.
 * @throws AppError('too_many_requests', { retry_after_seconds })
 */
export async function countTry(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { name: kind, triesMax, windowMs }: CountedKind,
  subject: string,
): Promise<void> {
  const now = clock.now()
  const { tries, windowEndsAt } = countedTries
  const isOver = sql`${windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(countedTries)
    .values({ kind, subject, tries: 1, windowEndsAt: later(now, windowMs) })
    .onConflictDoUpdate({
      target: [countedTries.kind, countedTries.subject],
      set: {
        tries: sql`case when ${isOver} then 1 else ${tries} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${windowEndsAt} end`,
      },
    })
    .returning()
  if (row && row.tries > triesMax) {
    const retryAfterMs = row.windowEndsAt.getTime() - now.getTime()
    throw new AppError('too_many_requests', { retry_after_seconds: Math.ceil(retryAfterMs / 1000) })
  }
}

/** Clears the count after a correct attempt. */
export async function forgetTries(
  { db }: Pick<Context, 'db'>,
  kind: CountedKind,
  subject: string,
): Promise<void> {
  await db
    .delete(countedTries)
    .where(and(eq(countedTries.kind, kind.name), eq(countedTries.subject, subject)))
}
