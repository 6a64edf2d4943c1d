import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { POOLS } from '../../src/backend/queue/job.ts'
import { createToken } from '../../src/backend/security/tokens.ts'
import { workerApp } from '../../src/backend/serve-worker.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'

const METRICS_TOKEN = 'metrics-token-of-the-operator'

let plain: TestBackend
let guarded: TestBackend

beforeAll(async () => {
  plain = await createTestBackend()
  guarded = await createTestBackend({ env: { METRICS_TOKEN } })
})
afterAll(async () => {
  await plain.close()
  await guarded.close()
})

const ask = (backend: TestBackend, path: string, { ip = '127.0.0.1', headers = {} } = {}) =>
  backend.app.request(`http://localhost${path}`, { headers }, { ip, origin: 'http://localhost' })

test('it says that it lives, and that it can serve', async () => {
  expect((await ask(plain, '/healthz')).status).toBe(200)
  const ready = await ask(plain, '/readyz')
  expect(await ready.json()).toEqual({ status: 'ready', works: [...POOLS] })
})

test('a worker says the same of itself, and serves nothing else', async () => {
  const worker = workerApp(plain.context, ['removals'])
  const told = (path: string) =>
    worker.request(`http://localhost${path}`, {}, { ip: '127.0.0.1', origin: '' })
  expect(await (await told('/readyz')).json()).toEqual({ status: 'ready', works: ['removals'] })
  expect(await (await told('/metrics')).text()).toContain('adloom_jobs_waiting')
  expect((await told('/api/v1/models')).status).toBe(404)
})

test('metrics are for this machine, and a forged forwarding header does not open them', async () => {
  const here = await ask(plain, '/metrics')
  expect(here.status).toBe(200)
  expect(await here.text()).toContain('adloom_http_request_seconds')
  expect((await ask(plain, '/metrics', { ip: '203.0.113.9' })).status).toBe(404)
  const forged = { ip: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } }
  expect((await ask(plain, '/metrics', forged)).status).toBe(404)
})

test('with a token, metrics open to whoever holds it and to nobody else', async () => {
  const authorization = `Bearer ${METRICS_TOKEN}`
  expect((await ask(guarded, '/metrics')).status).toBe(404)
  // As many characters as the token, but more bytes.
  const wide = { headers: { authorization: `Bearer ${'é'.repeat(METRICS_TOKEN.length)}` } }
  expect((await ask(guarded, '/metrics', wide)).status).toBe(404)
  const remote = { ip: '203.0.113.9', headers: { authorization } }
  expect((await ask(guarded, '/metrics', remote)).status).toBe(200)
})

test('every answer carries a request id, the given one when it is well-formed', async () => {
  const given = { headers: { 'x-request-id': 'trace-12345678' } }
  expect((await ask(plain, '/healthz', given)).headers.get('x-request-id')).toBe('trace-12345678')
  const odd = { headers: { 'x-request-id': 'x"; drop' } }
  expect((await ask(plain, '/healthz', odd)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test('an unknown address is answered with an envelope', async () => {
  const response = await ask(plain, '/backend/nothing/here')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ status: 500, data: { code: 'not_found' } })
})

test('the API describes itself, and the page that shows it loads nothing from elsewhere', async () => {
  const described = await ask(plain, '/api/openapi.json')
  const document: { openapi: string } = await described.json()
  expect(document.openapi).toMatch(/^3\.1/)
  const page = await ask(plain, '/api/docs')
  expect(await page.text()).not.toMatch(/https?:\/\//)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await ask(plain, '/api/docs/swagger-ui-bundle.js')).status).toBe(200)
})

test.each(['..%2f..%2fpackage.json', '__proto__', 'constructor', 'toString'])(
  'the page that shows the API has no file called %s',
  async (name) => {
    expect((await ask(plain, `/api/docs/${name}`)).status).toBe(404)
  },
)

test('a request is logged with who asked, how it failed, and no secret', async () => {
  const info = vi.spyOn(plain.context.log, 'info')
  const { userId, token } = await signUp(plain)
  const secret = createToken()
  const lineOf = async (path: string, headers: Record<string, string> = {}) => {
    info.mockClear()
    await ask(plain, path, { headers })
    return info.mock.calls.find(([, message]) => message === 'request')?.[0]
  }
  const asked = '/backend/auth/user/info?lang=de'
  expect(await lineOf(asked, { authorization: token })).toMatchObject({ status: 200, userId })
  expect(await lineOf(asked)).toMatchObject({ status: 401, failure: 'not_signed_in' })
  const other = await lineOf('/api/v1/admin/actions', { authorization: token })
  expect(other).toMatchObject({ failure: 'not_found', userId })
  const payment = await lineOf(`/api/v1/payments/test/${secret}?key=${secret}`)
  expect(JSON.stringify(payment)).not.toContain(secret)
  info.mockRestore()
})

test('no call takes a secret in its address', () => {
  const reads = Object.values(contract)
    .flatMap((group) => Object.values<Endpoint>(group))
    .filter(({ method }) => method === 'GET')
  const inAddress = reads.flatMap(({ id, input }) =>
    Object.keys(input.shape)
      .filter((name) => /token|secret|password|pwd|ticket|code|key/.test(name))
      .map((name) => `${id}: ${name}`),
  )
  expect(reads.length).toBeGreaterThan(30)
  expect(inAddress).toEqual([])
})
