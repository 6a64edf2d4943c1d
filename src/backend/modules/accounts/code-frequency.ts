import { and, count, eq, gt, max } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { PASSWORD_RESETS_PER_DAY, RESEND_COOLDOWN_MS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { CodeUse } from './email-code.ts'
import { emailCodes } from './tables.ts'

/** Registration is limited too, so that nobody can flood a mailbox from here. */
const CODES_PER_DAY = { REGISTER: 20, UPDATE_PWD: PASSWORD_RESETS_PER_DAY, CONFIRM: 20 }

/** @throws AppError('code_requested_too_often' | 'reset_limit_reached') */
export async function checkFrequency(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  email: string,
  use: CodeUse,
): Promise<void> {
  const now = context.clock.now()
  const [today] = await tx
    .select({ sent: count(), lastAt: max(emailCodes.createdAt) })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.email, email),
        eq(emailCodes.use, use),
        gt(emailCodes.createdAt, later(now, -DAY_MS)),
      ),
    )
  const waitMs = today?.lastAt
    ? later(today.lastAt, RESEND_COOLDOWN_MS).getTime() - now.getTime()
    : 0
  if (waitMs > 0) {
    throw new AppError('code_requested_too_often', {
      retry_after_seconds: Math.ceil(waitMs / 1000),
    })
  }
  if (today && today.sent >= CODES_PER_DAY[use]) {
    throw new AppError(use === 'UPDATE_PWD' ? 'reset_limit_reached' : 'code_requested_too_often')
  }
}
