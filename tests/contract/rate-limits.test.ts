import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readEnv } from '../../src/backend/env.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import type { ErrorCode } from '../../src/contract/error-codes.ts'
import { signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'

const STREAM_LIMITS = [
  ['GET', STREAMS.taskEvents, 'general'],
  ['GET', STREAMS.taskPreview, 'media'],
  ['POST', STREAMS.uploadFiles, 'upload'],
  ['PATCH', `${STREAMS.uploadFiles}/1`, 'upload'],
  ['POST', STREAMS.brandFont, 'upload'],
  ['POST', STREAMS.knowledgePdf, 'upload'],
  ['GET', STREAMS.media, 'media'],
  ['GET', STREAMS.examples, 'media'],
  ['GET', STREAMS.download, 'media'],
  ['GET', STREAMS.archive, 'archive'],
  ['GET', STREAMS.dataExport, 'dataExport'],
  ['GET', STREAMS.exportPack, 'archive'],
  ['GET', STREAMS.invoice, 'general'],
  ['POST', STREAMS.paymentWebhook, 'webhook'],
  ['POST', STREAMS.providerReport, 'webhook'],
  ['POST', STREAMS.providerReports, 'webhook'],
  ['GET', STREAMS.sandboxCheckout, 'general'],
  ['POST', STREAMS.sandboxCheckout, 'checkout'],
] as const

const endpoints = Object.entries(contract).flatMap(([domain, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]): [string, Endpoint] => [
    `${domain}.${name}`,
    endpoint,
  ]),
)

const posts = endpoints.filter(([, { method }]) => method === 'POST')

/** Endpoints with these errors call a payment service, spend credits, or fetch an address. */
const COSTLY: ReadonlySet<ErrorCode> = new Set([
  'payment_unavailable',
  'insufficient_credits',
  'link_unreachable',
])

const HERE = '203.0.113.7'
const ELSEWHERE = '198.51.100.9'

let backend: TestBackend
let taken: string[]
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMITS: 'true' } })
  const { rateLimits } = backend.context
  const take = rateLimits.take
  vi.spyOn(rateLimits, 'take').mockImplementation((name, actor, request) => {
    taken.push(name)
    return take(name, actor, request)
  })
})
beforeEach(() => {
  taken = []
})
afterAll(() => backend.close())

/** Sends empty requests, which cost no work, until one is refused; returns how many were accepted. */
async function useUp(endpoint: Endpoint, sender: Sender): Promise<number> {
  for (let count = 0; count < 100; count++) {
    if ((await backend.send(endpoint, {}, sender)).status === 429) return count
  }
  throw new Error(`${endpoint.id} is never refused.`)
}

const statusOf = async (endpoint: Endpoint, sender: Sender) =>
  (await backend.send(endpoint, {}, sender)).status

test('an installation limits unless its operator says otherwise', () => {
  expect(readEnv({}).RATE_LIMITS).toBe(true)
})

test.each(endpoints)('%s falls under the limit it names, once', async (_name, endpoint) => {
  await backend.send(endpoint, {}, { ip: '192.0.2.1' })
  expect(taken).toEqual([endpoint.rateLimit ?? 'general'])
})

test('what anybody may post says which limit it falls under', () => {
  const silent = posts.filter(([, { access, rateLimit }]) => access !== 'user' && !rateLimit)
  expect(silent.map(([name]) => name)).toEqual([])
})

test('what costs money, credits or a fetch is not under the general limit', () => {
  const costly = posts.filter(([, { failures }]) => failures.some((code) => COSTLY.has(code)))
  expect(costly.length).toBeGreaterThan(5)
  const generous = costly.filter(([, { rateLimit = 'general' }]) => rateLimit === 'general')
  expect(generous.map(([name]) => name)).toEqual([])
})

test.each(STREAM_LIMITS)('%s %s falls under the limit %s, once', async (method, path, limit) => {
  await backend.app.request(`http://localhost${path}`, { method }, { ip: '192.0.2.1' })
  expect(taken).toEqual([limit])
})

test('two people behind one address do not share a limit; one at two addresses has it once', async () => {
  const [anna, ben] = [await signUp(backend), await signUp(backend)]
  const { create } = contract.tasks
  expect(await useUp(create, { ...anna, ip: HERE })).toBe(60)
  expect(await statusOf(create, { ...ben, ip: HERE })).toBe(422)
  expect(await statusOf(create, { ...anna, ip: ELSEWHERE })).toBe(429)
  // One used-up limit doesn't affect the others.
  expect(await statusOf(contract.billing.checkout, { ...anna, ip: HERE })).toBe(422)
})

test('a token that signs nobody in does not get around the limit of its address', async () => {
  const { create } = contract.tasks
  const guess = (token: string, ip: string) => statusOf(create, { token, ip })
  for (let count = 0; count < 60; count++) expect(await guess(`guess-${count}`, HERE)).toBe(401)
  expect(await guess('another-guess', HERE)).toBe(429)
  expect(await guess('another-guess', ELSEWHERE)).toBe(401)
})

test('visitors are limited by their address, whatever record they show', async () => {
  const { freeCheck } = contract.visitors
  const { visitor_token: visitorToken } = await backend.call(freeCheck, {}, { ip: ELSEWHERE })
  expect(await useUp(freeCheck, { ip: HERE })).toBe(60)
  expect(await statusOf(freeCheck, { visitorToken, ip: HERE })).toBe(429)
  expect(await statusOf(freeCheck, { visitorToken, ip: ELSEWHERE })).toBe(200)
})

test('whoever asks too often is told so, and when to come back', async () => {
  const { inquiry } = contract.billing
  expect(await useUp(inquiry, { ip: HERE })).toBe(10)
  const answer = await backend.send(inquiry, {}, { ip: HERE })
  expect(answer.status).toBe(429)
  const seconds = Number(answer.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(3_500)
  expect(seconds).toBeLessThanOrEqual(3_600)
  expect(await answer.json()).toMatchObject({
    data: { code: 'too_many_requests', details: { retry_after_seconds: seconds } },
  })
})
