import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { ApiEnvironment } from './api-environment.ts'
import { getConnInfo } from './connection-info.ts'

const PEER = { ip: '203.0.113.7', origin: 'http://localhost:3000' }

async function connectionOf(
  headers: Record<string, string>,
  env: { TRUST_PROXY?: boolean; PUBLIC_URL?: string } = {},
  bindings: object = PEER,
): Promise<ReturnType<typeof getConnInfo>> {
  const app = new Hono<ApiEnvironment>()
  const settings = { TRUST_PROXY: false, PUBLIC_URL: undefined, ...env }
  app.get('/', (c) => c.json(getConnInfo(c, settings)))
  const answer = await app.request('http://api.invalid/', { headers }, bindings)
  return answer.json()
}

describe('the address of a caller', () => {
  test('is the peer’s: without a proxy of ours, nobody gets another by naming one', async () => {
    const { ip } = await connectionOf({ 'x-forwarded-for': '198.51.100.9' })
    expect(ip).toBe('203.0.113.7')
  })

  test('behind our proxy is the one that the proxy added, not one that the caller made up', async () => {
    const forwarded = { 'x-forwarded-for': '127.0.0.1, 10.0.0.1, 198.51.100.9' }
    expect((await connectionOf(forwarded, { TRUST_PROXY: true })).ip).toBe('198.51.100.9')
  })

  test('is the peer’s when our proxy named none', async () => {
    expect((await connectionOf({}, { TRUST_PROXY: true })).ip).toBe('203.0.113.7')
    const empty = { 'x-forwarded-for': ' ' }
    expect((await connectionOf(empty, { TRUST_PROXY: true })).ip).toBe('203.0.113.7')
  })

  test('is this process itself when nobody asked from outside', async () => {
    expect((await connectionOf({}, {}, {})).ip).toBe('local')
  })
})

describe('the origin that addresses in a reply begin with', () => {
  const PUBLIC = { PUBLIC_URL: 'https://adloom.example/start' }

  test('is the one the caller names, then the configured one, then the one that was asked', async () => {
    const named = { 'x-public-origin': 'https://shop.example/path?x=1' }
    expect((await connectionOf(named, PUBLIC)).origin).toBe('https://shop.example')
    expect((await connectionOf({}, PUBLIC)).origin).toBe('https://adloom.example')
    expect((await connectionOf({})).origin).toBe('http://localhost:3000')
    expect((await connectionOf({}, {}, {})).origin).toBe('http://api.invalid')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'shop.example', ''])(
    'is never %j',
    async (origin) => {
      expect((await connectionOf({ 'x-public-origin': origin })).origin).toBe(PEER.origin)
    },
  )
})
