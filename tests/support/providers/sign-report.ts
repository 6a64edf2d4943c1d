import { createHmac } from 'node:crypto'

/** The headers of a report by the rules of Standard Webhooks, with a signature of another key before ours. */
export function signReport(secret: string, body: string, at = new Date()): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`)
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,b2xk v1,${signature.digest('base64')}`,
  }
}
