import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { removeSecondFactor } from '../accounts/index.ts'
import { recordAction } from '../audit/index.ts'

/**
 * Switches the second factor of somebody off who has lost it, codes and all. They are told by mail.
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
