import type { LoginResponse } from '../../../contract/endpoints/accounts.ts'
import type { CallContext } from '../../context.ts'
import { createAccount } from './create-account.ts'
import { findRightCode, spendCode } from './email-code.ts'
import { type LoginInput, requireField } from './login-input.ts'
import { hashPassword } from './password-hash.ts'
import { requireGoodPassword } from './password-rule.ts'
import { startSession } from './start-session.ts'

/**
 * EMAIL_REGISTERED: the ticket is the mailed code, `pwd` the new password. Creates the account and signs
 * it in. A wrong invitation code does not consume the mailed code.
 */
export async function registerWithCode(
  context: CallContext<'public'>,
  input: LoginInput,
): Promise<LoginResponse> {
  const email = requireField(input, 'email')
  const code = requireField(input, 'ticket')
  const password = requireField(input, 'pwd')
  await requireGoodPassword(context, password, email)
  const right = await findRightCode(context, email, 'REGISTER', code)
  const passwordHash = await hashPassword(password)
  return context.db.transaction(async (tx) => {
    await spendCode(context, tx, right)
    const { language } = context.request
    const inviteCode = input.invite_code
    const user = await createAccount(context, tx, { email, passwordHash, language, inviteCode })
    return startSession(context, tx, user)
  })
}
