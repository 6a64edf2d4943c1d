import { expect, test } from 'vitest'
import { isRefusal, kindOfRefusal, retryAfter } from './classify.ts'
import type { FaultKind } from './service-error.ts'

const refusals: [number, string, FaultKind][] = [
  [400, 'Unknown parameter: fps', 'invalid_input'],
  [400, '{"code":"content_policy_violation"}', 'content_blocked'],
  [400, 'Your request was rejected as a result of our safety system', 'content_blocked'],
  [400, 'The model `sora-2` does not exist', 'model_retired'],
  [400, '{"status":"INVALID_ARGUMENT","message":"API key not valid."}', 'auth'],
  [401, 'This key may not use the moderation endpoint', 'auth'],
  [402, '', 'quota'],
  [403, 'Forbidden', 'auth'],
  [403, 'User is locked. Reason: Exhausted balance.', 'quota'],
  [404, 'Not found', 'not_found'],
  [404, 'The model has been deprecated', 'model_retired'],
  [408, 'content policy service timed out', 'timeout'],
  [422, 'prompt: field required', 'invalid_input'],
  [429, 'Rate limit reached', 'rate_limited'],
  [429, 'insufficient_quota', 'quota'],
  [429, 'You exceeded your current quota, check billing. Please retry in 31s', 'rate_limited'],
  [429, 'Quota exceeded: RequestsPerDay, billing. "retryDelay":"40s"', 'quota'],
  [500, 'the safety checker crashed', 'unavailable'],
  [503, '', 'unavailable'],
]
test.each(refusals)('%i with “%s” is %s', (status, words, kind) => {
  expect(kindOfRefusal(status, words)).toBe(kind)
})

test('a gateway that gave up says nothing of the work behind it', () => {
  expect([400, 429, 500, 503].map(isRefusal)).toEqual([true, true, true, true])
  expect([408, 502, 504].map(isRefusal)).toEqual([false, false, false])
})

test('retry-after bears seconds or a date', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  expect(retryAfter('30', now)).toBe(30)
  expect(retryAfter('Sun, 22 Nov 2026 10:02:00 GMT', now)).toBe(120)
  expect(retryAfter('Sun, 22 Nov 2026 09:00:00 GMT', now)).toBe(1)
  expect(retryAfter('soon', now)).toBeUndefined()
  expect(retryAfter(null, now)).toBeUndefined()
})
