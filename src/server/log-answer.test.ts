import { expect, test } from 'vitest'
import { createToken } from '@/backend/security/tokens'
import { logAnswer } from './log-answer'

test('an answer is written down with what was asked, without query and secret', () => {
  const lines: unknown[] = []
  const secret = createToken()
  const request = new Request(`http://localhost/de/review/${secret}?code=4711`)
  logAnswer({ info: (line: unknown) => lines.push(line) }, request, {
    status: 405,
    startedAt: performance.now(),
  })
  const line = { method: 'GET', path: '/de/review/…', status: 405, ms: expect.any(Number) }
  expect(lines).toEqual([line])
})
