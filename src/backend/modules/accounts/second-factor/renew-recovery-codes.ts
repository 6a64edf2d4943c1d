import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { requireConfirmed } from '../confirmation.ts'
import { writeRecoveryCodes } from './recovery-codes.ts'
import { hasSecondFactor } from './second-factor-row.ts'

/** @throws AppError('confirm_needed'), 'changed_meanwhile' when the second factor is off */
export async function renewRecoveryCodes(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.accounts.renewRecoveryCodes>> {
  await requireConfirmed(context)
  const { userId } = context.actor
  return context.db.transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, userId))) throw new AppError('changed_meanwhile')
    return { recovery_codes: await writeRecoveryCodes(context, tx, userId) }
  })
}
