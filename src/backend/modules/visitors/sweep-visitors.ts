import { and, eq, lt, notExists } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { networkUsage, visitors, visitorUsage } from './tables.ts'

const USAGE_TRACE_MS = 7 * DAY_MS
const VISITOR_LIFETIME_MS = 90 * DAY_MS

/** A visitor who returns later gets a new record, with the same daily quota. */
export async function sweepVisitors({ db, clock }: Context): Promise<void> {
  const oldestDay = later(clock.now(), -USAGE_TRACE_MS).toISOString().slice(0, 10)
  await db.delete(visitorUsage).where(lt(visitorUsage.day, oldestDay))
  await db.delete(networkUsage).where(lt(networkUsage.day, oldestDay))
  const recentUsage = db
    .select({ day: visitorUsage.day })
    .from(visitorUsage)
    .where(eq(visitorUsage.visitorId, visitors.id))
  await db
    .delete(visitors)
    .where(
      and(lt(visitors.createdAt, later(clock.now(), -VISITOR_LIFETIME_MS)), notExists(recentUsage)),
    )
}
