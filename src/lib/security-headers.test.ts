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

test('a page may call the services of the operator, and no others', () => {
  const connections = (services?: string[]) =>
    contentSecurityPolicy('abc', false, services)
      .split('; ')
      .find((directive) => directive.startsWith('connect-src'))
  expect(connections()).toBe("connect-src 'self'")
  expect(connections(['https://analytics.example'])).toBe(
    "connect-src 'self' https://analytics.example",
  )
})

test('scripts run with the nonce of their page only', () => {
  const scripts = contentSecurityPolicy('abc', false)
    .split('; ')
    .find((directive) => directive.startsWith('script-src'))
  expect(scripts).toBe("script-src 'self' 'nonce-abc'")
})
