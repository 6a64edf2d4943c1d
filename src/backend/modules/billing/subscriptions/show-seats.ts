import { and, asc, eq, gt } from 'drizzle-orm'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { countSeatsTaken } from '../../teams/index.ts'
import { loadPriceList } from '../prices/load-price-list.ts'
import { seatGrants } from '../tables.ts'
import { findLiveSubscription } from './live-subscription.ts'

/** The team's seats: included in its plan, purchased, and taken. */
export async function showSeats({
  db,
  env,
  actor,
  clock,
}: CallContext<'user'>): Promise<OutputOf<typeof contract.billing.seats>> {
  const { teamId } = actor
  const subscription = await findLiveSubscription(db, teamId)
  const plan = subscription && loadPriceList(env).plans[subscription.planId]
  const bought = await db
    .select()
    .from(seatGrants)
    .where(and(eq(seatGrants.teamId, teamId), gt(seatGrants.endsAt, clock.now())))
    .orderBy(asc(seatGrants.endsAt))
  const included = plan?.seats ?? env.PLAN_SEATS
  return {
    included,
    total: bought.reduce((sum, { quantity }) => sum + quantity, included),
    taken: await countSeatsTaken(db, teamId),
    bought: bought.map(({ quantity, endsAt }) => ({ quantity, ends_at: endsAt.toISOString() })),
    can_add: plan?.canAddSeats ?? false,
  }
}
