import { expect, test } from 'vitest'
import { isAppError } from '../../../contract/app-error.ts'
import type { WebhookRequest } from '../payment-gateway.ts'
import { checkReport, signReport } from './signature.ts'

const SECRET = Buffer.from('of this installation')
const NOW = new Date('2026-11-21T12:00:00Z')
const MINUTE_MS = 60_000
const BODY = '{"id":"paid:1"}'

const minutesAfter = (minutes: number, ms = 0) => new Date(NOW.getTime() + minutes * MINUTE_MS + ms)

/** Why a report is refused; null if it is accepted. */
function refusal(report: WebhookRequest, now = NOW, secret = SECRET): unknown {
  try {
    checkReport(secret, now, report)
    return null
  } catch (error) {
    if (isAppError(error) && error.code === 'webhook_refused') return error.details.reason
    throw error
  }
}

const signed = (at = NOW) => signReport(SECRET, at, BODY)

/** The same report with a changed signature. */
const changed = (change: (signature: string) => string): WebhookRequest => {
  const signature = signed().headers.get('x-test-signature') ?? ''
  return { body: BODY, headers: new Headers({ 'x-test-signature': change(signature) }) }
}

test('a report is taken within five minutes of its time, before it and after it', () => {
  expect(refusal(signed())).toBeNull()
  expect(refusal(signed(), minutesAfter(5))).toBeNull()
  expect(refusal(signed(), minutesAfter(-5))).toBeNull()
})

test.each([
  ['older than five minutes', minutesAfter(5, 1)],
  ['a day old', minutesAfter(24 * 60)],
  ['from more than five minutes ahead', minutesAfter(-5, -1)],
  ['from tomorrow', minutesAfter(-24 * 60)],
])('a genuine report that is %s is refused for its age', (_, now) => {
  expect(refusal(signed(), now)).toBe('age')
})

test('a report whose time was never one is refused, even when it is signed', () => {
  expect(refusal(signReport(SECRET, new Date(Number.NaN), BODY))).toBe('age')
})

test('an old report does not become a new one by another time', () => {
  const at = (time: Date) => `${time.getTime()}.`
  const renewed = changed((signature) => signature.replace(at(NOW), at(minutesAfter(60))))
  expect(refusal(renewed, minutesAfter(60))).toBe('signature')
})

test.each<[string, WebhookRequest]>([
  ['with another body', { ...signed(), body: `${BODY} ` }],
  ['without a signature', { body: BODY, headers: new Headers() }],
  ['with a time alone', changed((signature) => signature.split('.')[0] ?? '')],
  ['with more behind its signature', changed((signature) => `${signature}.more`)],
  ['with a signature that breaks off', changed((signature) => signature.slice(0, -1))],
])('a report %s is refused', (_, report) => {
  expect(refusal(report)).toBe('signature')
})

test('the secret of another installation signs nothing here', () => {
  expect(refusal(signed(), NOW, Buffer.from('of another installation'))).toBe('signature')
})
