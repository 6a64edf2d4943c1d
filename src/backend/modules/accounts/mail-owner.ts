import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { MailTemplate } from '../../mail/render-mail.ts'
import { sendMail } from '../outbox/index.ts'
import type { User } from './find-user.ts'

/** How long news about an account is worth sending. */
const NEWS_MS = 2 * DAY_MS

/** Mails an account's owner about an event, in their language. */
export const mailOwner = (
  context: Context,
  tx: Transaction,
  { email, language, defaults }: Pick<User, 'email' | 'language' | 'defaults'>,
  template: MailTemplate,
  values: Record<string, string> = {},
): Promise<void> =>
  sendMail(context, tx, {
    to: email,
    template,
    language: defaults.language ?? language,
    values: { email, ...values },
    expiresAt: later(context.clock.now(), NEWS_MS),
  })
