import { eq } from 'drizzle-orm'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { CallContext, Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { requireConfirmed } from '../confirmation.ts'
import { findUserByEmail, requireUser, type User } from '../find-user.ts'
import { mailOwner } from '../mail-owner.ts'
import { recoveryCodes, secondFactors } from '../tables.ts'

/** Removes the app and recovery codes and notifies the owner; returns whether the factor was on. */
async function forgetSecondFactor(context: Context, tx: Transaction, user: User): Promise<boolean> {
  const [gone] = await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id)).returning()
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
  if (!gone?.enabledAt) return false
  await mailOwner(context, tx, user, 'second_factor_off')
  return true
}

/** @throws AppError('confirm_needed') */
export async function disableSecondFactor(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.accounts.disableSecondFactor>> {
  await requireConfirmed(context)
  const user = await requireUser(context.db, context.actor.userId)
  await context.db.transaction((tx) => forgetSecondFactor(context, tx, user))
  return { done: true }
}

/** The operator's version, for an owner identified by other means. */
export async function removeSecondFactor(
  context: Context,
  tx: Transaction,
  email: string,
): Promise<'removed' | 'none' | 'unknown'> {
  const user = await findUserByEmail(tx, email)
  if (!user) return 'unknown'
  return (await forgetSecondFactor(context, tx, user)) ? 'removed' : 'none'
}
