import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findRightCode, spendCode } from './email-code.ts'
import { forgiveAllTries } from './login-throttle.ts'
import { hashPassword } from './password-hash.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { sessionsTopic } from './sessions-topic.ts'
import { identities, sessions, users } from './tables.ts'

type ForgotPassword = typeof contract.accounts.forgotPassword

/**
 * Sets a new password. Whoever reads the mailbox now owns the account, so everything that opened it
 * before stops to: all sessions, and the links to accounts at an identity provider.
 */
export async function forgotPassword(
  context: CallContext<'public'>,
  { email, pwd, ticket }: ParsedInputOf<ForgotPassword>,
): Promise<OutputOf<ForgotPassword>> {
  await refuseCommonPassword(pwd)
  const right = await findRightCode(context, email, 'UPDATE_PWD', ticket)
  const passwordHash = await hashPassword(pwd)
  const userId = await context.db.transaction(async (tx) => {
    await spendCode(context, tx, right)
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.email, email))
      .returning({ id: users.id })
    // The account was deleted after the code was sent.
    if (!user) throw new AppError('code_invalid')
    await tx.delete(identities).where(eq(identities.userId, user.id))
    await tx
      .update(sessions)
      .set({ revokedAt: context.clock.now() })
      .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt)))
    await context.events.publish(tx, sessionsTopic(user.id))
    await forgiveAllTries(tx, email)
    return user.id
  })
  context.log.info({ userId, requestId: context.request.id }, 'password reset')
  return { done: true }
}
