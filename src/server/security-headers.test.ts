import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, mediaOrigins, setSecurityHeaders } from './security-headers'

const headersFor = (
  url: string,
  init?: RequestInit,
  headers = new Headers(),
  HSTS_SUBDOMAINS = false,
) => {
  setSecurityHeaders(headers, new Request(url, init), { HSTS_SUBDOMAINS })
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

test('subdomains are asked for https only when the operator says so', () => {
  const url = 'https://adloom.example/'
  const policy = (subdomains: boolean) =>
    headersFor(url, {}, new Headers(), subdomains).get('strict-transport-security')
  expect(policy(false)).toBe('max-age=31536000')
  expect(policy(true)).toBe('max-age=31536000; includeSubDomains')
})

test('an answer that is no page can be framed by nobody, and is nothing when it is opened as one', () => {
  const policyOf = (headers?: Headers) =>
    headersFor('http://localhost/backend/models', {}, headers).get('content-security-policy')
  expect(policyOf()).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(policyOf(new Headers({ 'content-security-policy': 'sandbox' }))).toBe('sandbox')
})

test('no cache keeps what the API tells, and no other page may show what is not shared', () => {
  for (const type of ['application/json; charset=utf-8', 'application/x-tss-framed']) {
    const reply = headersFor('http://localhost/x', {}, new Headers({ 'content-type': type }))
    expect(reply.get('cache-control')).toBe('no-store')
  }
  const reply = headersFor('http://localhost/backend/models')
  expect(reply.get('cross-origin-resource-policy')).toBe('same-origin')
  const kept = new Headers({ 'content-type': 'application/json', 'cache-control': 'public' })
  expect(headersFor('http://localhost/x', {}, kept).get('cache-control')).toBe('public')
  const result = headersFor('http://localhost/media/result.png')
  expect(result.get('cross-origin-resource-policy')).toBe('cross-origin')
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

test('[D7.24] further hosts of the upstream count only beside an upstream', () => {
  const MEDIA_HOSTS = ['https://cdn.example']
  const PRODUCT_API_BASE = 'https://upstream.example/api'
  expect(mediaOrigins({ PRODUCT_API_BASE, MEDIA_HOSTS })).toEqual([
    'https://upstream.example',
    'https://cdn.example',
  ])
  expect(mediaOrigins({ MEDIA_HOSTS })).toEqual([])
})

test('scripts run with the nonce of their page only', () => {
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'")
})

describe('the policy of a page', () => {
  /** What each directive allows, by its name. */
  const allowed = (isDevelopment = false) =>
    new Map(
      contentSecurityPolicy('abc', isDevelopment)
        .split(';')
        .map((text): [string, string[]] => {
          const [name = '', ...sources] = text.trim().split(/\s+/)
          return [name, sources]
        }),
    )

  test.each([
    ['loads nothing that it does not name', 'default-src', ["'none'"]],
    ['takes its styles and no others', 'style-src', ["'self'", "'nonce-abc'"]],
    ['may style single elements', 'style-src-attr', ["'unsafe-inline'"]],
    ['takes its fonts and no others', 'font-src', ["'self'"]],
    ['shows pictures made in the browser', 'img-src', ["'self'", 'data:', 'blob:']],
    ['plays videos made in the browser', 'media-src', ["'self'", 'blob:']],
    ['calls nobody else', 'connect-src', ["'self'"]],
    ['has no plug-ins', 'object-src', ["'none'"]],
    ['cannot be told that its addresses begin elsewhere', 'base-uri', ["'none'"]],
    ['sends its forms home and nowhere else', 'form-action', ["'self'"]],
    ['is framed by nobody', 'frame-ancestors', ["'none'"]],
  ])('%s (%s)', (_meaning, name, sources) => {
    expect(allowed().get(name)).toEqual(sources)
  })

  test('lets no script in but its own, and none that is made of text', () => {
    const scripts = allowed().get('script-src') ?? []
    expect(scripts).toContain("'nonce-abc'")
    expect(scripts.filter((source) => source.includes('unsafe') || source.includes('*'))).toEqual(
      [],
    )
  })

  test('opens a line to the development server only while there is one', () => {
    expect(allowed(true).get('connect-src')).toContain('ws:')
    expect(allowed().get('connect-src')).not.toContain('ws:')
  })
})

test('a page keeps camera, microphone, place and money to itself, and its window apart', () => {
  const headers = headersFor('http://localhost/')
  const refused = (headers.get('permissions-policy') ?? '').split(', ')
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(refused).toContain(`${name}=()`)
  }
  // With `same-origin`, the sign-in popup could not report back.
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

test('https is asked for by every later visit for long', () => {
  const value = headersFor('https://adloom.example/').get('strict-transport-security') ?? ''
  expect(Number(value.match(/max-age=(\d+)/)?.[1])).toBeGreaterThanOrEqual(31_536_000)
})
