import { z } from 'zod'
import { Email, NewPassword } from '../../../contract/fields.ts'
import type { Context } from '../../context.ts'
import { createAccount } from './create-account.ts'
import type { User } from './find-user.ts'
import { hashPassword } from './password-hash.ts'
import { requirePasswordRule } from './password-rule.ts'

/** An account created by the operator, who vouches for its e-mail. */
export const NewUser = z.object({
  email: Email,
  password: NewPassword,
  /** Replaces the installation's welcome credits. */
  credits: z.number().int().min(0).max(1_000_000_000).optional(),
})

/**
 * Creates an account on the operator's command.
 * @throws AppError('email_registered'), 'invalid_input' for a password that is not allowed here
 */
export async function createUser(
  context: Context,
  { email, password, credits }: z.output<typeof NewUser>,
): Promise<User> {
  requirePasswordRule(context, password)
  const passwordHash = await hashPassword(password)
  const language = context.env.DEFAULT_LANGUAGE
  return context.db.transaction((tx) =>
    createAccount(context, tx, { email, passwordHash, language, credits }),
  )
}
