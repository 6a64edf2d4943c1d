import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { ACCOUNT_DELETION_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { planDeletion, requireConfirmed } from '../accounts/index.ts'
import { stopRenewal } from '../billing/index.ts'
import { closeDoors, membershipsOf } from '../teams/index.ts'

/**
 * Starts the waiting period before an account is deleted. It is signed out everywhere, and signing in
 * reverts the deletion, but its plans' renewals stay stopped.
 * @throws AppError('confirm_needed' | 'owner_stays' | 'payment_unavailable')
 */
export async function deleteAccount(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.personalData.deleteAccount>> {
  await requireConfirmed(context)
  const { db, clock, actor } = context
  const { userId } = actor
  const owned = (await membershipsOf(db, userId)).filter(({ role }) => role === 'OWNER')
  await db.transaction(async (tx) => {
    for (const { teamId } of owned) await closeDoors(tx, { teamId, userId })
  })
  for (const { teamId } of owned) await stopRenewal(context, teamId)
  const dueAt = later(clock.now(), ACCOUNT_DELETION_DAYS * DAY_MS)
  await db.transaction((tx) => planDeletion(context, tx, { userId, dueAt }))
  context.log.info({ userId, requestId: context.request.id }, 'deletion planned')
  return { deletion_due_at: dueAt.toISOString() }
}
