import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { CODE_LIFETIME_MS, RESEND_COOLDOWN_MS } from '../../../contract/limits.ts'
import { MINUTE_MS } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { sendMail } from '../outbox/index.ts'
import { checkFrequency } from './code-frequency.ts'
import { writeCode } from './email-code.ts'
import { requireUser } from './find-user.ts'
import { lockEmail } from './lock-email.ts'

/** Mails a confirmation code to the account's own address. */
export async function sendConfirmCode(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.accounts.sendConfirmCode>> {
  const { email } = await requireUser(context.db, context.actor.userId)
  await context.db.transaction(async (tx) => {
    await lockEmail(tx, email)
    await checkFrequency(context, tx, email, 'CONFIRM')
    const { code, expiresAt } = await writeCode(context, tx, email, 'CONFIRM')
    await sendMail(context, tx, {
      to: email,
      template: 'confirm_code',
      language: context.request.language,
      values: { code, minutes: String(CODE_LIFETIME_MS / MINUTE_MS) },
      expiresAt,
    })
  })
  return { resend_after_seconds: RESEND_COOLDOWN_MS / 1000 }
}
