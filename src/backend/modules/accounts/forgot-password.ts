import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findRightCode, spendCode } from './email-code.ts'
import { endSessions } from './end-sessions.ts'
import { forgiveAllTries } from './login-throttle.ts'
import { mailOwner } from './mail-owner.ts'
import { removePasskeys } from './passkeys/remove-passkeys.ts'
import { hashPassword } from './password-hash.ts'
import { requireGoodPassword } from './password-rule.ts'
import { hasSecondFactor } from './second-factor/second-factor-row.ts'
import { identities, oauthFlows, users } from './tables.ts'

type ForgotPassword = typeof contract.accounts.forgotPassword

/**
 * Sets a new password. Whoever reads the mailbox now owns the account, so everything that opened it before stops
 * working: all sessions and the links to identity providers. A second factor stays, and sign-in keeps asking for
 * it. Passkeys are removed too, unless there is a second factor, which access to the mailbox does not replace.
 */
export async function forgotPassword(
  context: CallContext<'public'>,
  { email, pwd, ticket }: ParsedInputOf<ForgotPassword>,
): Promise<OutputOf<ForgotPassword>> {
  await requireGoodPassword(context, pwd, email)
  const right = await findRightCode(context, email, 'UPDATE_PWD', ticket)
  const passwordHash = await hashPassword(pwd)
  const userId = await context.db.transaction(async (tx) => {
    await spendCode(context, tx, right)
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.email, email))
      .returning()
    // The account was deleted after the code had been sent.
    if (!user) throw new AppError('code_invalid')
    await tx.update(oauthFlows).set({ userId: null }).where(eq(oauthFlows.userId, user.id))
    await tx.delete(identities).where(eq(identities.userId, user.id))
    if (!(await hasSecondFactor(tx, user.id))) await removePasskeys(context, tx, user)
    await endSessions(context, tx, { userId: user.id })
    await forgiveAllTries(tx, email)
    await mailOwner(context, tx, user, 'password_changed')
    return user.id
  })
  context.log.info({ userId, requestId: context.request.id }, 'password reset')
  return { done: true }
}
