import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import type { Mailer } from './mailer.ts'

const TIMEOUT_MS = 20_000

/** A line break in a header would allow injecting more headers. */
function refuseLineBreaks(header: string): string {
  if (/[\r\n]/.test(header)) throw new Error('A mail header must be one line.')
  return header
}

/** The mail server of `SMTP_URL`; null if that isn't set. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Mailer | null {
  if (!env.SMTP_URL) return null
  const transport = createTransport(
    {
      url: env.SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Message text stays text: never open a URL or path found in it.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: env.MAIL_FROM },
  )
  return {
    async send({ id, to, subject, text }) {
      await transport.sendMail({
        // Passed as an object, the address stays a single address, whatever it contains.
        to: { name: '', address: refuseLineBreaks(to) },
        subject: refuseLineBreaks(subject),
        text,
        messageId: `<${refuseLineBreaks(id)}@adloom>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
