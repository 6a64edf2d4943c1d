import { expect, test } from 'vitest'
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers'

const headersFor = (url: string, init?: RequestInit, headers = new Headers()) => {
  setSecurityHeaders(headers, new Request(url, init))
  return headers
}

test('every answer tells the browser not to guess, frame or leak', () => {
  const headers = headersFor('http://localhost/')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('a header that was chosen for an answer stays', () => {
  const chosen = new Headers({ 'referrer-policy': 'no-referrer' })
  expect(headersFor('http://localhost/', {}, chosen).get('referrer-policy')).toBe('no-referrer')
})

test.each([
  ['https://adloom.example/', {}, true],
  ['http://localhost/', { 'x-forwarded-proto': 'https' }, true],
  ['http://localhost/', {}, false],
])('%s with %j asks for https ever after: %s', (url, headers, expected) => {
  expect(headersFor(url, { headers }).has('strict-transport-security')).toBe(expected)
})

/** One directive of the policy of a page whose nonce is `abc`. */
const directive = (name: string, origins?: { services?: string[]; media?: string[] }) =>
  contentSecurityPolicy('abc', false, origins)
    .split('; ')
    .find((text) => text.startsWith(`${name} `))

test('a page may call the services of the operator, and no others', () => {
  const services = ['https://analytics.example']
  expect(directive('connect-src')).toBe("connect-src 'self'")
  expect(directive('connect-src', { services })).toBe(
    "connect-src 'self' https://analytics.example",
  )
})

test('[D7.24] a page shows the pictures and videos of the upstream, and nobody else’s', () => {
  const media = ['https://upstream.example']
  expect(directive('img-src')).toBe("img-src 'self' data: blob:")
  expect(directive('img-src', { media })).toBe(
    "img-src 'self' data: blob: https://upstream.example",
  )
  expect(directive('media-src', { media })).toBe("media-src 'self' blob: https://upstream.example")
})

test('scripts run with the nonce of their page only', () => {
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'")
})
