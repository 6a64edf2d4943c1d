import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { outbox } from './tables.ts'

export interface OutboxRow {
  id: string
  to: string
  template: string
  /** The code in the mail; null once it is sent or expired. */
  code: string | null
  subject: string | null
  text: string | null
  created_at: string
  sent_at: string | null
}

/** The installation's mail, newest first, for the operator, as its recipient would see it. */
export async function listOutbox(
  context: Context,
  { email, limit = 50 }: { email?: string | undefined; limit?: number | undefined } = {},
): Promise<OutboxRow[]> {
  const mails = await context.db
    .select()
    .from(outbox)
    .where(and(email === undefined ? undefined : eq(outbox.recipient, email.toLowerCase())))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
  return Promise.all(mails.map((mail) => describe(context, mail)))
}

async function describe(context: Context, mail: typeof outbox.$inferSelect): Promise<OutboxRow> {
  const { code } = mail.values
  const isReadable = code !== undefined && context.clock.now() < mail.expiresAt
  const values = { ...mail.values, brand: context.env.BRAND_NAME }
  const content = isReadable ? await renderMail(mail.template, mail.language, values) : null
  return {
    id: mail.id,
    to: mail.recipient,
    template: mail.template,
    code: isReadable ? code : null,
    subject: content?.subject ?? null,
    text: content?.text ?? null,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
  }
}
