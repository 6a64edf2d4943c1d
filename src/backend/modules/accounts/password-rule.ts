import { AppError } from '../../../contract/app-error.ts'
import { Password } from '../../../contract/fields.ts'
import type { Context } from '../../context.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

/** @throws AppError('invalid_input', { field, rule }) for a password against this installation's rules */
export function requirePasswordRule({ env }: Pick<Context, 'env'>, password: string): void {
  if (env.PASSWORD_RULES === 'long' || Password.safeParse(password).success) return
  throw new AppError('invalid_input', { field: 'pwd', rule: 'password_rule' })
}

/** @throws AppError('invalid_input' | 'password_common') */
export async function requireGoodPassword(
  context: Pick<Context, 'env'>,
  password: string,
  email: string,
): Promise<void> {
  requirePasswordRule(context, password)
  await refuseCommonPassword(password, { brand: context.env.BRAND_NAME, email })
}
