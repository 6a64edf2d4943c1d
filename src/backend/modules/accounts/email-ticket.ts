import { and, count, eq, gt, max } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import {
  CODE_LIFETIME_MS,
  PASSWORD_RESETS_PER_DAY,
  RESEND_COOLDOWN_MS,
} from '../../../contract/limits.ts'
import { DAY_MS, later, MINUTE_MS } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { sendMail } from '../outbox/index.ts'
import { type CodeUse, writeCode } from './email-code.ts'
import { findUserByEmail } from './find-user.ts'
import { lockEmail } from './lock-email.ts'
import { emailCodes } from './tables.ts'
import { isUsableEmail } from './usable-email.ts'

type EmailTicket = typeof contract.accounts.emailTicket

/** Registration is bounded too: nobody's mailbox is to be filled from here. */
const CODES_PER_DAY = { REGISTER: 20, UPDATE_PWD: PASSWORD_RESETS_PER_DAY }

/** @throws AppError('code_requested_too_often' | 'reset_limit_reached') */
async function checkFrequency(context: CallContext, tx: Transaction, email: string, use: CodeUse) {
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

/** Sends a code for registering or for a new password. */
export async function emailTicket(
  context: CallContext<'public'>,
  { email, ticket_use_type: use }: ParsedInputOf<EmailTicket>,
): Promise<OutputOf<EmailTicket>> {
  if (!isUsableEmail(context.env, email)) throw new AppError('email_unusable')
  await context.db.transaction(async (tx) => {
    await lockEmail(tx, email)
    const user = await findUserByEmail(tx, email)
    if (use === 'REGISTER' && user) throw new AppError('email_registered')
    if (use === 'UPDATE_PWD' && !user) throw new AppError('reset_email_not_registered')
    await checkFrequency(context, tx, email, use)
    const { code, expiresAt } = await writeCode(context, tx, email, use)
    await sendMail(context, tx, {
      to: email,
      template: use === 'REGISTER' ? 'register_code' : 'reset_code',
      language: context.request.language,
      values: { code, minutes: String(CODE_LIFETIME_MS / MINUTE_MS) },
      expiresAt,
    })
  })
  return { resend_after_seconds: RESEND_COOLDOWN_MS / 1000 }
}
