import { createHmac } from 'node:crypto'

/** A report's headers as in Standard Webhooks, with another key's signature before ours. */
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
