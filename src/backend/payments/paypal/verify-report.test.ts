import { expect, test } from 'vitest'
import type { WebhookRequest } from '../payment-gateway.ts'
import type { AskPaypal } from './paypal-api.ts'
import { verifyReport } from './verify-report.ts'

const SIGNED_BY = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/cert',
  'paypal-transmission-id': 'transmission-1',
  'paypal-transmission-sig': 'signature',
  'paypal-transmission-time': '2026-11-21T12:00:00Z',
}
const REPORT: WebhookRequest = {
  body: '{ "id": "WH-1",\n "event_type": "PAYMENT.SALE.COMPLETED" }',
  headers: new Headers(SIGNED_BY),
}

/** PayPal's fixed answer to every call, and the calls. */
function paypalThatSays(answer: unknown) {
  const asked: string[] = []
  const ask: AskPaypal = async (schema, { body = '' }) => {
    asked.push(body)
    return await schema.parseAsync(answer)
  }
  return { ask, asked }
}

const verdict = (answer: unknown) =>
  verifyReport(paypalThatSays(answer).ask, 'our-webhook', REPORT).then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  )

test('a report is taken when PayPal says SUCCESS', async () => {
  expect(await verdict({ verification_status: 'SUCCESS' })).toBe('taken')
})

test.each([
  'FAILURE',
  'PENDING',
  'UNKNOWN',
  'success',
  'Success',
  'SUCCESS ',
  ' SUCCESS',
  'SUCCESSFUL',
  'NOT_SUCCESS',
  'FAILURE SUCCESS',
  '',
])('the verdict %j is no SUCCESS, and the report is refused', async (verification_status) => {
  expect(await verdict({ verification_status })).toBe('webhook_refused')
})

test.each([
  [{}],
  [{ verification_status: null }],
  [{ verification_status: true }],
  [{ verification_status: 1 }],
  [{ verification_status: ['SUCCESS'] }],
  [{ status: 'SUCCESS' }],
  ['SUCCESS'],
  [null],
])('the answer %j is no verdict: the report is not taken and may come again', async (answer) => {
  expect(await verdict(answer)).toBe('payment_unavailable')
})

test('PayPal is asked about our webhook and the very bytes of the report', async () => {
  const { ask, asked } = paypalThatSays({ verification_status: 'SUCCESS' })
  await verifyReport(ask, 'our-webhook', REPORT)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain(`"webhook_event":${REPORT.body}`)
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({
    webhook_id: 'our-webhook',
    transmission_id: 'transmission-1',
    transmission_sig: 'signature',
    transmission_time: '2026-11-21T12:00:00Z',
  })
})

test.each(Object.keys(SIGNED_BY))('a report without %s is refused unasked', async (header) => {
  const headers = new Headers(SIGNED_BY)
  headers.delete(header)
  const { ask, asked } = paypalThatSays({ verification_status: 'SUCCESS' })
  const verifying = verifyReport(ask, 'our-webhook', { ...REPORT, headers })
  await expect(verifying).rejects.toMatchObject({ code: 'webhook_refused' })
  expect(asked).toEqual([])
})

test('what is no JSON cannot slip a second answer into the question', async () => {
  const { ask, asked } = paypalThatSays({ verification_status: 'SUCCESS' })
  const body = '{},"webhook_id":"theirs"'
  await expect(verifyReport(ask, 'our-webhook', { ...REPORT, body })).rejects.toThrow(SyntaxError)
  expect(asked).toEqual([])
})
