import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { LoginResponse } from '../../../contract/endpoints/accounts.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { giveAccountTryBack, takeAccountTry, warnOwner } from './account-throttle.ts'
import { findUserByEmail, type User } from './find-user.ts'
import { limitLookups } from './limit-lookups.ts'
import { type LoginInput, requireField } from './login-input.ts'
import { forgiveTries, takeTry } from './login-throttle.ts'
import { inHashSlot, verifyPassword } from './password-hash.ts'
import { requireSecondFactor } from './second-factor/check-second-factor.ts'
import { startSession } from './start-session.ts'
import { users } from './tables.ts'

/** EMAIL_LOGIN: the ticket is the password. */
export async function loginWithPassword(
  context: CallContext<'public'>,
  input: LoginInput,
): Promise<LoginResponse> {
  const email = requireField(input, 'email')
  const password = requireField(input, 'ticket')
  const user = await findUserByEmail(context.db, email)
  const isRight = await tryPassword(context, user, email, password)
  if (!isRight) await limitLookups(context)
  // Not earlier: every attempt must do the same work, whether the account or its password exists or not.
  if (!user) throw new AppError('email_not_registered')
  if (!isRight) {
    context.log.warn({ userId: user.id, requestId: context.request.id }, 'wrong password')
    await warnOwner(context, user)
    throw new AppError('login_failed')
  }
  await requireSecondFactor(context, user.id, input.second_factor_code)
  return context.db.transaction(async (tx) => {
    await checkPasswordStillStands(tx, user)
    return startSession(context, tx, user)
  })
}

/** Counted inside the slot, so that of many parallel correct passwords only those being checked count. */
const tryPassword = (
  context: CallContext,
  user: User | undefined,
  email: string,
  password: string,
): Promise<boolean> =>
  inHashSlot(async () => {
    await takeTry(context, email)
    await takeAccountTry(context, email)
    const isRight = await verifyPassword(user?.passwordHash ?? null, password)
    if (isRight) {
      await forgiveTries(context, email)
      await giveAccountTryBack(context, email)
    }
    return isRight
  })

/** A reset in the meantime has ended all sessions; the old password must not open another one. */
async function checkPasswordStillStands(tx: Transaction, user: User): Promise<void> {
  const [unchanged] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? '')))
    .for('update')
  if (!unchanged) throw new AppError('login_failed')
}
