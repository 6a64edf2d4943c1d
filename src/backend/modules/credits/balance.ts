import { eq } from 'drizzle-orm'
import type { Balance } from '../../../contract/endpoints/credits.ts'
import type { CallContext } from '../../context.ts'
import { teamConcurrency } from '../teams/index.ts'
import { creditBalances } from './tables.ts'

/** What the team may spend now, what is set aside, and how many generations may run at once. */
export async function balance({ db, env, actor }: CallContext<'user'>): Promise<Balance> {
  const [found] = await db
    .select({ balance: creditBalances.available, held: creditBalances.held })
    .from(creditBalances)
    .where(eq(creditBalances.teamId, actor.teamId))
  const concurrency = await teamConcurrency(db, env, actor.teamId)
  return { balance: found?.balance ?? 0, held: found?.held ?? 0, concurrency }
}
