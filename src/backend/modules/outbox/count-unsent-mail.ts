import { and, count, gt, isNull, lt } from 'drizzle-orm'
import { later, MINUTE_MS } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { outbox } from './tables.ts'

/** Number of mails that have waited this many minutes and are still worth sending. */
export async function countUnsentMail(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  minutes: number,
): Promise<number> {
  const now = clock.now()
  const isLate = lt(outbox.createdAt, later(now, -minutes * MINUTE_MS))
  const [row] = await db
    .select({ mails: count() })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isLate, gt(outbox.expiresAt, now)))
  return row?.mails ?? 0
}
