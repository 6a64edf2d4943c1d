import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { networkOf } from '../../security/network.ts'
import { keyedHash } from '../../security/tokens.ts'
import { networkUsage, visitorUsage } from './tables.ts'

/**
 * Visitors behind one address share a quota: enough for several people in a household or office, while
 * discarding the visitor record gains nothing more.
 */
const VISITORS_PER_NETWORK = 5

/** Proof that a free run was taken from the day's quota, required to start a visitor's run. */
export interface VisitorQuota {
  readonly visitorId: string
  readonly day: string
  readonly networkHash: string
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** The address itself is not stored, and its hash changes daily. */
const hashNetwork = (context: CallContext, day: string) =>
  keyedHash(context.secret, 'visitor_network', day, networkOf(context.request.ip))

/**
 * Takes one of today's free runs, in the transaction that starts it.
 * @throws AppError('free_quota_used') when the visitor, or all visitors of the network, have used theirs
 */
export async function reserveVisitorQuota(
  context: CallContext,
  tx: Transaction,
  visitorId: string,
): Promise<VisitorQuota> {
  const limit = context.env.VISITOR_DAILY_CREDITS
  const day = dayOf(context.clock.now())
  const networkHash = hashNetwork(context, day)
  if (limit === 0) throw new AppError('free_quota_used')
  const [visitor] = await tx
    .insert(visitorUsage)
    .values({ visitorId, day, used: 1 })
    .onConflictDoUpdate({
      target: [visitorUsage.visitorId, visitorUsage.day],
      set: { used: sql`${visitorUsage.used} + 1` },
      setWhere: sql`${visitorUsage.used} < ${limit}`,
    })
    .returning()
  const [network] = await tx
    .insert(networkUsage)
    .values({ networkHash, day, used: 1 })
    .onConflictDoUpdate({
      target: [networkUsage.networkHash, networkUsage.day],
      set: { used: sql`${networkUsage.used} + 1` },
      setWhere: sql`${networkUsage.used} < ${limit * VISITORS_PER_NETWORK}`,
    })
    .returning()
  if (!visitor || !network) throw new AppError('free_quota_used')
  return { visitorId, day, networkHash }
}

/** Returns a free run that failed, in the transaction that records the failure. */
export async function releaseVisitorQuota(
  tx: Transaction,
  { visitorId, day, networkHash }: VisitorQuota,
): Promise<void> {
  await tx
    .update(visitorUsage)
    .set({ used: sql`greatest(0, ${visitorUsage.used} - 1)` })
    .where(and(eq(visitorUsage.visitorId, visitorId), eq(visitorUsage.day, day)))
  await tx
    .update(networkUsage)
    .set({ used: sql`greatest(0, ${networkUsage.used} - 1)` })
    .where(and(eq(networkUsage.networkHash, networkHash), eq(networkUsage.day, day)))
}

/** Free runs the visitor can still take today from this network, and when the day ends (UTC). */
export async function countFreeRuns(
  context: CallContext,
  visitorId: string,
): Promise<{ left: number; resetsAt: Date }> {
  const limit = context.env.VISITOR_DAILY_CREDITS
  const day = dayOf(context.clock.now())
  const [visitor] = await context.db
    .select({ used: visitorUsage.used })
    .from(visitorUsage)
    .where(and(eq(visitorUsage.visitorId, visitorId), eq(visitorUsage.day, day)))
  const [network] = await context.db
    .select({ used: networkUsage.used })
    .from(networkUsage)
    .where(and(eq(networkUsage.networkHash, hashNetwork(context, day)), eq(networkUsage.day, day)))
  const left = Math.min(
    limit - (visitor?.used ?? 0),
    limit * VISITORS_PER_NETWORK - (network?.used ?? 0),
  )
  return { left: Math.max(0, left), resetsAt: later(new Date(day), DAY_MS) }
}
