import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Report } from '../provider.ts'

const AGE_MAX_SECONDS = 300
const PREFIX = 'whsec_'

/** The bytes of a secret as services display it. */
export const secretOf = (text: string): Buffer =>
  Buffer.from(text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text, 'base64')

/** Whether a report is recent and signed at all; checked before requesting the secret. */
export function couldBeSigned({ headers }: Report, now: Date): boolean {
  const age = Math.abs(now.getTime() / 1_000 - Number(headers.get('webhook-timestamp') ?? ''))
  return age <= AGE_MAX_SECONDS && signaturesOf(headers).length > 0
}

/** Whether a report is signed with the secret, according to Standard Webhooks. */
export function isSignedBy(secret: Buffer, { headers, body }: Report): boolean {
  const part = (name: string) => headers.get(`webhook-${name}`) ?? ''
  const expected = createHmac('sha256', secret)
    .update(`${part('id')}.${part('timestamp')}.${body}`)
    .digest()
  return signaturesOf(headers).some((signature) => {
    const given = Buffer.from(signature, 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const signaturesOf = (headers: Headers): string[] =>
  headers.get('webhook-signature')?.match(/(?<=v1,)[\w+/=]+/g) ?? []
