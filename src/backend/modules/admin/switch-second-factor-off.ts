import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { removeSecondFactor } from '../accounts/index.ts'
import { recordAction } from '../audit/index.ts'

/**
 * Turns off the second factor of a user who has lost it, including recovery codes, and notifies them by mail.
 * @throws AppError('email_not_registered')
 */
export function switchSecondFactorOff(
  context: Context,
  { email }: { email: string },
): Promise<{ wasOn: boolean }> {
  return context.db.transaction(async (tx) => {
    const result = await removeSecondFactor(context, tx, email)
    if (result === 'unknown') throw new AppError('email_not_registered')
    if (result === 'none') return { wasOn: false }
    const action = 'second_factor_removed'
    await recordAction(context, tx, { actor: null, action, subject: email })
    return { wasOn: true }
  })
}
