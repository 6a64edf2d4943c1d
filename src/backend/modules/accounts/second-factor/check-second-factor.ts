import { AppError } from '../../../../contract/app-error.ts'
import { MINUTE_MS } from '../../../clock.ts'
import type { CallContext } from '../../../context.ts'
import { countTry, forgetTries } from '../counted-tries.ts'
import { takeAppCode } from './app-code.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { findSecondFactor } from './second-factor-row.ts'

/** A six-digit code has a million values; trying them at this rate takes years. */
export const CODE_TRIES = { name: 'second_factor', triesMax: 5, windowMs: 15 * MINUTE_MS }

const isAppCode = (code: string) => /^\d{6}$/.test(code)

/**
 * Accepts an app code or a recovery code. Do not call it in a transaction: a wrong attempt must stay
 * counted when the caller fails.
 * @throws AppError('code_invalid' | 'too_many_requests')
 */
export async function checkSecondFactor(
  context: CallContext,
  userId: string,
  typed: string,
): Promise<void> {
  const factor = await findSecondFactor(context.db, userId)
  if (!factor) throw new AppError('code_invalid')
  await countTry(context, CODE_TRIES, userId)
  const code = typed.replace(/[\s-]/g, '')
  const isRight = isAppCode(code)
    ? await takeAppCode(context, factor, code)
    : await takeRecoveryCode(context, userId, code)
  if (!isRight) {
    context.log.warn({ userId, requestId: context.request.id }, 'wrong second factor')
    throw new AppError('code_invalid')
  }
  if (!isAppCode(code)) context.log.info({ userId }, 'recovery code used')
  await forgetTries(context, CODE_TRIES, userId)
}

/**
 * The second step of a sign-in, if the account has one.
 * @throws AppError('second_factor_needed' | 'code_invalid' | 'too_many_requests')
 */
export async function requireSecondFactor(
  context: CallContext,
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (!(await findSecondFactor(context.db, userId))) return
  if (code === undefined) throw new AppError('second_factor_needed')
  await checkSecondFactor(context, userId, code)
}
