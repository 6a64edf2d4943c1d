import { and, eq, gt, lte, sum } from 'drizzle-orm'
import type { Balance } from '../../../contract/endpoints/credits.ts'
import type { CallContext, Context } from '../../context.ts'
import { teamConcurrency, teamReferenceImages } from '../teams/index.ts'
import { creditBalances, creditLots } from './tables.ts'

/** A team's spendable and held credits; expired credits are not counted. */
export async function balanceOfTeam(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  teamId: string,
): Promise<{ balance: number; held: number }> {
  const [found] = await db
    .select({ available: creditBalances.available, held: creditBalances.held })
    .from(creditBalances)
    .where(eq(creditBalances.teamId, teamId))
  const [over] = await db
    .select({ credits: sum(creditLots.remaining).mapWith(Number) })
    .from(creditLots)
    .where(
      and(
        eq(creditLots.teamId, teamId),
        gt(creditLots.remaining, 0),
        lte(creditLots.expiresAt, clock.now()),
      ),
    )
  return { balance: (found?.available ?? 0) - (over?.credits ?? 0), held: found?.held ?? 0 }
}

/** The balance of the current team, with its limits on concurrency and reference images. */
export async function balance(context: CallContext<'user'>): Promise<Balance> {
  const { db, env, actor } = context
  const concurrency = await teamConcurrency(db, env, actor.teamId)
  const reference_images_max = await teamReferenceImages(db, actor.teamId)
  return { ...(await balanceOfTeam(context, actor.teamId)), concurrency, reference_images_max }
}
