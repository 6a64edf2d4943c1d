import { isNull } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { requireConfirmed } from '../confirmation.ts'
import { requireUser } from '../find-user.ts'
import { secondFactors } from '../tables.ts'
import { createAppKey, sealAppKey } from './app-code.ts'

/**
 * Creates a key that takes effect once a first app code is right; starting again creates another.
 * @throws AppError('confirm_needed'), 'changed_meanwhile' when it is on already
 */
export async function beginSecondFactor(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.accounts.beginSecondFactor>> {
  await requireConfirmed(context)
  const { db, clock, actor } = context
  const { id: userId, email } = await requireUser(db, actor.userId)
  const { key, uri } = createAppKey(context, email)
  const row = { sealed: sealAppKey(context, userId, key), lastStep: 0, createdAt: clock.now() }
  const begun = await db
    .insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: row,
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId })
  if (begun.length === 0) throw new AppError('changed_meanwhile')
  return { key, uri }
}
