import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import type { Mailer } from './mailer.ts'

const TIMEOUT_MS = 20_000

/** A line break in a header would let its author write headers of their own. */
function refuseLineBreaks(header: string): string {
  if (/[\r\n]/.test(header)) throw new Error('A mail header must be one line.')
  return header
}

/** The mail server of `SMTP_URL`; null without one. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Mailer | null {
  if (!env.SMTP_URL) return null
  const transport = createTransport(
    {
      url: env.SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Texts are texts: no address or path in one is ever opened.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: env.MAIL_FROM },
  )
  return {
    async send({ id, to, subject, text }) {
      await transport.sendMail({
        // As an object the address is one address, whatever is in it.
        to: { name: '', address: refuseLineBreaks(to) },
        subject: refuseLineBreaks(subject),
        text,
        messageId: `<${refuseLineBreaks(id)}@adloom>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
