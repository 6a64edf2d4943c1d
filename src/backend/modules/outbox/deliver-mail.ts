import { and, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { renderMail } from '../../mail/render-mail.ts'
import type { deliverMailJob } from './deliver-mail.job.ts'
import { outbox } from './tables.ts'

/**
 * Sends a mail unless it is sent or expired. A crash between sending and recording sends it twice, with
 * the same message id, so mail programs recognize the duplicate.
 */
export async function deliverMail(
  context: Context,
  { mailId }: z.output<typeof deliverMailJob.payload>,
): Promise<void> {
  const { db, clock, env, mailer, log } = context
  if (!mailer) return
  const isDue = and(isNull(outbox.sentAt), gt(outbox.expiresAt, clock.now()))
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, mailId), isDue))
  if (!mail) return
  const values = { ...mail.values, brand: env.BRAND_NAME }
  const { subject, text } = await renderMail(mail.template, mail.language, values)
  try {
    await mailer.send({ id: mail.id, to: mail.recipient, subject, text })
  } catch (error) {
    if (!isRefusal(error)) throw error
    log.warn({ err: error, mailId }, 'mail refused for good')
    return
  }
  await db.update(outbox).set({ sentAt: clock.now(), values: {} }).where(eq(outbox.id, mailId))
}

/** A 5xx reply is permanent; anything else is worth a retry. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500
