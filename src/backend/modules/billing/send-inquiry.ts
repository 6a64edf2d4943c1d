import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { sendMail } from '../outbox/index.ts'
import { inquiries } from './tables.ts'

type Inquiry = typeof contract.billing.inquiry

const MAIL_DAYS = 30

/** Stores an inquiry about an enterprise offer and mails it to the operator, in the operator's language. */
export async function sendInquiry(
  context: CallContext<'public'>,
  { credits_per_month: creditsPerMonth, ...wish }: ParsedInputOf<Inquiry>,
): Promise<OutputOf<Inquiry>> {
  const { db, env, clock, request } = context
  const now = clock.now()
  await db.transaction(async (tx) => {
    const { language } = request
    await tx.insert(inquiries).values({ ...wish, creditsPerMonth, language, createdAt: now })
    await sendMail(context, tx, {
      to: env.OPERATOR_EMAIL,
      template: 'enterprise_inquiry',
      language: env.DEFAULT_LANGUAGE,
      values: {
        name: wish.name,
        company: wish.company,
        email: wish.email,
        message: wish.message,
        seats: String(wish.seats),
        credits: String(creditsPerMonth ?? '–'),
      },
      expiresAt: later(now, MAIL_DAYS * DAY_MS),
    })
  })
  return { done: true }
}
