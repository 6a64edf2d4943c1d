import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { setOperator } from '../accounts/index.ts'
import { recordAction } from '../audit/index.ts'

/**
 * Grants or revokes an account's operator role; effective from its next request.
 * @throws AppError('email_not_registered')
 */
export async function grantOperator(
  context: Context,
  { email, isOperator }: { email: string; isOperator: boolean },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const result = await setOperator(tx, { email, isOperator })
    if (result === 'unknown') throw new AppError('email_not_registered')
    if (result === 'unchanged') return
    const action = isOperator ? 'operator_added' : 'operator_removed'
    await recordAction(context, tx, { actor: null, action, subject: email })
  })
}
