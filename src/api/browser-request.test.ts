import { describe, expect, test } from 'vitest'
import { isSameOrigin, readBrowserRequest, type WebSettings } from './browser-request.server'

const read = (
  headers: Record<string, string>,
  env: Partial<WebSettings> = {},
  ip = '203.0.113.7',
) => {
  const request = new Request('http://127.0.0.1:3000/en/', { headers })
  return readBrowserRequest(Object.assign(request, { ip }), { TRUST_PROXY: false, ...env })
}

const FORWARDED = {
  host: 'inner:3000',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'adloom.example',
  'x-forwarded-for': '127.0.0.1, 198.51.100.9',
}

describe('where a browser is and what it sees', () => {
  test('is what the connection says: headers that anybody can send are not believed', () => {
    expect(read(FORWARDED)).toMatchObject({
      origin: 'http://inner:3000',
      isHttps: false,
      ip: '203.0.113.7',
    })
  })

  test('is what our own proxy says, where there is one', () => {
    expect(read(FORWARDED, { TRUST_PROXY: true })).toMatchObject({
      origin: 'https://adloom.example',
      isHttps: true,
      ip: '198.51.100.9',
    })
  })

  test('is what the operator says, above all', () => {
    const env = { TRUST_PROXY: true, PUBLIC_URL: 'https://ads.example/x' }
    expect(read(FORWARDED, env).origin).toBe('https://ads.example')
  })

  test('is still known when the proxy says nothing, or nonsense', () => {
    const env = { TRUST_PROXY: true }
    expect(read({ host: 'inner:3000' }, env)).toMatchObject({
      origin: 'http://inner:3000',
      ip: '203.0.113.7',
    })
    expect(read({ host: 'inner', 'x-forwarded-proto': 'gopher' }, env).origin).toBe('http://inner')
  })
})

describe('the secrets of a browser', () => {
  const cookie = 'adloom_session=s1; adloom_visitor=v1; __Host-adloom_session=s2'

  test('are those of its own kind of connection', () => {
    expect(read({ cookie })).toMatchObject({ sessionToken: 's1', visitorToken: 'v1' })
    const env = { PUBLIC_URL: 'https://ads.example' }
    expect(read({ cookie }, env)).toMatchObject({ sessionToken: 's2', visitorToken: null })
  })

  test('are none when it sends none', () => {
    expect(read({})).toMatchObject({ sessionToken: null, visitorToken: null })
  })
})

describe('a request that changes something', () => {
  const OWN = 'https://ads.example'
  test.each<[Record<string, string>, boolean]>([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: OWN }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: OWN }, false],
    [{ 'sec-fetch-site': 'none', origin: OWN }, false],
    [{ origin: OWN }, true],
    [{ origin: 'http://ads.example' }, false],
    [{ origin: 'https://ads.example:444' }, false],
    [{ origin: 'https://ads.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('with %j is our own: %s', (headers, expected) => {
    expect(isSameOrigin(new Request(OWN, { headers }), OWN)).toBe(expected)
  })
})
