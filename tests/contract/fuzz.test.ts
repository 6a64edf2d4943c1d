// @module-tag postgres
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { Envelope, ErrorData } from '../../src/contract/envelope.ts'
import { isErrorCode } from '../../src/contract/error-codes.ts'
import { signUp } from '../support/accounts.ts'
import { requestsFor } from '../support/arbitraries.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { triesHere } from '../support/database.ts'

/** Requests per endpoint, different in every run and on each database. */
const RUNS = triesHere(Number(process.env.FUZZ_RUNS ?? 40))
/** Failures that report an external problem, not a fault of ours. */
const FOREIGN = new Set(['link_unreachable', 'engine_failed'])

let backend: TestBackend
let token: string

beforeAll(async () => {
  backend = await createTestBackend()
  token = (await signUp(backend)).token
})
afterAll(() => backend.close())

async function expectAnAnswer(response: Response) {
  const body: unknown = await response.json()
  const envelope = Envelope.parse(body)
  if (envelope.status === 200) {
    expect(response.status).toBe(200)
    return
  }
  const { code } = ErrorData.parse(envelope.data)
  expect(isErrorCode(code)).toBe(true)
  expect(envelope.desc).not.toBe('')
  if (!FOREIGN.has(code)) expect(response.status).toBeLessThan(500)
}

describe.each(Object.entries(contract))('%s', (_domain, endpoints) => {
  test.each(Object.entries<Endpoint>(endpoints))(
    '[D10.01] %s replies to any input with an envelope and never a fault of ours',
    async (_name, endpoint) => {
      const property = fc.asyncProperty(
        requestsFor(endpoint),
        fc.boolean(),
        async (input, signedIn) => {
          await expectAnAnswer(await backend.send(endpoint, input, signedIn ? { token } : {}))
        },
      )
      await fc.assert(property, { numRuns: RUNS })
    },
    60_000,
  )
})

test.each([
  ['duplicate keys', '{"prompt":"a","prompt":"b","workflow_type":"text_to_image"}'],
  ['a list', '[1,2]'],
  ['no JSON', '{"prompt":'],
  ['a number', '7'],
  ['prototype keys', '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'],
  ['half a megabyte', JSON.stringify({ prompt: 'x'.repeat(500_000) })],
])('[D10.01] a body with %s is answered with an envelope', async (_what, body) => {
  const response = await backend.app.request(
    'http://localhost/backend/auth/task/create',
    { method: 'POST', body, headers: { authorization: token, 'content-type': 'application/json' } },
    { ip: '127.0.0.1', origin: 'http://localhost' },
  )
  await expectAnAnswer(response)
})
