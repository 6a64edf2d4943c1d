import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { balanceOfTeam, listLots } from '../credits/index.ts'

/** Credits by kind and expiry, in spending order. */
export async function showCredits(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.billing.credits>> {
  const { teamId } = context.actor
  const now = context.clock.now()
  const lots = await listLots(context.db, teamId)
  return {
    ...(await balanceOfTeam(context, teamId)),
    lots: lots
      .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
      .map(({ kind, granted, remaining, expiresAt }) => ({
        kind,
        granted,
        remaining,
        expires_at: expiresAt?.toISOString() ?? null,
      })),
  }
}
