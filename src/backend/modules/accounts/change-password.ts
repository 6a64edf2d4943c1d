import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requirePresentPassword } from './confirm.ts'
import { confirmWayOf, requireConfirmed } from './confirmation.ts'
import { endSessions } from './end-sessions.ts'
import { requireUser } from './find-user.ts'
import { forgiveAllTries } from './login-throttle.ts'
import { mailOwner } from './mail-owner.ts'
import { hashPassword } from './password-hash.ts'
import { requireGoodPassword } from './password-rule.ts'
import { users } from './tables.ts'

type ChangePassword = typeof contract.accounts.changePassword

/**
 * Changes the password or sets a first one. An existing password must be given. If a password alone would
 * not open the account, the session must be confirmed as well.
 */
export async function changePassword(
  context: CallContext<'user'>,
  { current_password: current, pwd }: ParsedInputOf<ChangePassword>,
): Promise<OutputOf<ChangePassword>> {
  const { db, actor } = context
  const user = await requireUser(db, actor.userId)
  if ((await confirmWayOf(context, user)) !== 'password') await requireConfirmed(context)
  await requireGoodPassword(context, pwd, user.email)
  if (user.passwordHash) {
    if (!current) {
      throw new AppError('invalid_input', { field: 'current_password', rule: 'required' })
    }
    await requirePresentPassword(context, user, current)
  }
  const passwordHash = await hashPassword(pwd)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endSessions(context, tx, { userId: user.id, except: actor.sessionId })
    await forgiveAllTries(tx, user.email)
    await mailOwner(context, tx, user, 'password_changed')
  })
  context.log.info({ userId: user.id, requestId: context.request.id }, 'password changed')
  return { done: true }
}
