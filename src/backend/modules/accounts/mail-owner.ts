import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { MailTemplate } from '../../mail/render-mail.ts'
import { sendMail } from '../outbox/index.ts'
import type { User } from './find-user.ts'

/** News about an account is worth sending for so long. */
const NEWS_MS = 2 * DAY_MS

/** Tells the owner of an account what happened to it, in their language. */
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
