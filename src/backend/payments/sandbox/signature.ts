import { AppError } from '../../../contract/app-error.ts'
import { isSameHash, keyedHash } from '../../security/tokens.ts'
import type { WebhookRequest } from '../payment-gateway.ts'

const HEADER = 'x-test-signature'
const TOLERANCE_MS = 5 * 60_000

const signatureOf = (secret: Buffer, at: string, body: string) =>
  keyedHash(secret, 'test-gateway-webhook', at, body)

/** A report of the sandbox, signed with the installation's secret. */
export function signReport(secret: Buffer, now: Date, body: string): WebhookRequest {
  const at = String(now.getTime())
  const headers = new Headers({ [HEADER]: `${at}.${signatureOf(secret, at, body)}` })
  return { body, headers }
}

/** @throws AppError('webhook_refused') if the report is forged, altered or old */
export function checkReport(secret: Buffer, now: Date, { body, headers }: WebhookRequest): void {
  const [at = '', ...rest] = (headers.get(HEADER) ?? '').split('.')
  const age = Math.abs(now.getTime() - Number(at))
  if (!isSameHash(rest.join('.'), signatureOf(secret, at, body))) {
    throw new AppError('webhook_refused', { reason: 'signature' })
  }
  if (!(age <= TOLERANCE_MS)) throw new AppError('webhook_refused', { reason: 'age' })
}
