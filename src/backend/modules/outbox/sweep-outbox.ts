import { and, lt, lte, sql } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { outbox } from './tables.ts'

const MAIL_TRACE_MS = 30 * DAY_MS

export async function sweepOutbox({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await db
    .update(outbox)
    .set({ values: {} })
    .where(and(lte(outbox.expiresAt, now), sql`${outbox.values} <> '{}'::jsonb`))
  await db.delete(outbox).where(lt(outbox.createdAt, later(now, -MAIL_TRACE_MS)))
}
