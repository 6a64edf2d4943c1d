import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import type { WebhookRequest } from '../payment-gateway.ts'
import { type AskPaypal, orUnavailable } from './paypal-api.ts'

/** Headers that make up a report's signature, by the check's own parameter names. */
const SIGNED_BY = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

const Verdict = z.object({ verification_status: z.string() })

/**
 * Asks PayPal whether a report is genuine. The report is passed on byte for byte: re-serialized, it would no longer
 * match the signature.
 * @throws AppError('webhook_refused' | 'payment_unavailable')
 */
export async function verifyReport(
  ask: AskPaypal,
  webhookId: string,
  { body, headers }: WebhookRequest,
): Promise<void> {
  const facts = Object.fromEntries(
    Object.entries(SIGNED_BY).map(([name, header]) => [name, headers.get(header) ?? '']),
  )
  if (Object.values(facts).includes('')) {
    throw new AppError('webhook_refused', { reason: 'unsigned' })
  }
  JSON.parse(body)
  const about = JSON.stringify({ ...facts, webhook_id: webhookId }).slice(0, -1)
  const { verification_status } = await orUnavailable(() =>
    ask(Verdict, {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      body: `${about},"webhook_event":${body}}`,
    }),
  )
  if (verification_status !== 'SUCCESS') {
    throw new AppError('webhook_refused', { reason: 'signature' })
  }
}
