import { expect, test } from 'vitest'
import { isKnownHost, refuseHost } from './known-hosts'

const SETTINGS = { ALLOWED_HOSTS: ['ads.internal'], TRUST_PROXY: false }

const ask = (host: string, path = '/en/', headers: Record<string, string> = {}) =>
  new Request(`http://127.0.0.1:3000${path}`, { headers: { host, ...headers } })

test.each([
  ['localhost:3000', true],
  ['LOCALHOST', true],
  ['adloom.localhost', true],
  ['127.0.0.1:3000', true],
  ['192.168.1.20', true],
  ['[::1]:3000', true],
  ['ads.internal:8080', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['evil.example:3000', false],
  ['ads.internal.evil.example', false],
  ['', false],
])('without an address of its own the server believes the name %s: %s', (host, expected) => {
  expect(isKnownHost(ask(host), SETTINGS)).toBe(expected)
})

test('a name that a proxy of ours passes on is held to the same', () => {
  const request = ask('localhost', '/en/', { 'x-forwarded-host': 'evil.example' })
  expect(isKnownHost(request, SETTINGS)).toBe(true)
  expect(isKnownHost(request, { ...SETTINGS, TRUST_PROXY: true })).toBe(false)
})

test('with an address of its own it need not believe anybody', () => {
  const settings = { ...SETTINGS, PUBLIC_URL: 'https://adloom.example' }
  expect(isKnownHost(ask('evil.example'), settings)).toBe(true)
})

test('what watches it may call it as it likes', () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect(isKnownHost(ask('adloom-web-1', path), SETTINGS)).toBe(true)
  }
  expect(isKnownHost(ask('adloom-web-1', '/healthz/x'), SETTINGS)).toBe(false)
})

test('who is refused reads what to set', async () => {
  expect(refuseHost().status).toBe(421)
  expect(await refuseHost().text()).toMatch(/PUBLIC_URL.*ALLOWED_HOSTS/)
})
