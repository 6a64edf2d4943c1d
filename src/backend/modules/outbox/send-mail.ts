import { v7 as uuidv7 } from 'uuid'
import type { Language } from '../../../contract/languages.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { MailTemplate } from '../../mail/render-mail.ts'
import { deliverMailJob } from './deliver-mail.job.ts'
import { outbox } from './tables.ts'

interface Mail {
  to: string
  template: MailTemplate
  language: Language
  values: Record<string, string>
  /** When the values become useless and are erased. */
  expiresAt: Date
}

/**
 * Sends a mail when the caller's transaction commits. Without a mail server it stays in the outbox, where
 * the operator can read it.
 */
export async function sendMail(context: Context, tx: Transaction, mail: Mail): Promise<void> {
  const { to: recipient, ...rest } = mail
  const id = uuidv7()
  await tx.insert(outbox).values({ id, recipient, ...rest, createdAt: context.clock.now() })
  if (context.mailer) await context.queue.enqueue(tx, deliverMailJob, { mailId: id })
}
