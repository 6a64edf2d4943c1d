import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { CODE_LIFETIME_MS, RESEND_COOLDOWN_MS } from '../../../contract/limits.ts'
import { MINUTE_MS } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { sendMail } from '../outbox/index.ts'
import { checkFrequency } from './code-frequency.ts'
import { writeCode } from './email-code.ts'
import { findUserByEmail } from './find-user.ts'
import { limitLookups } from './limit-lookups.ts'
import { lockEmail } from './lock-email.ts'
import { isUsableEmail } from './usable-email.ts'

type EmailTicket = typeof contract.accounts.emailTicket

/** Mails a code for registration or a new password. */
export async function emailTicket(
  context: CallContext<'public'>,
  { email, ticket_use_type: use }: ParsedInputOf<EmailTicket>,
): Promise<OutputOf<EmailTicket>> {
  if (!isUsableEmail(context.env, email)) throw new AppError('email_unusable')
  await limitLookups(context)
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
