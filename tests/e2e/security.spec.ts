import { connect } from 'node:net'
import { request as newRequest } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

const ANSWERS = [
  '/en/',
  '/en/404',
  '/healthz',
  '/api/openapi.json',
  '/backend/models',
  '/favicon.svg',
]

for (const path of ANSWERS) {
  test(`[S2] ${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })
}

test('[S3] every page has its own nonce, and no script runs without it', async ({ request }) => {
  const nonceOf = async () => {
    const answer = await request.get('/en/')
    const policy = answer.headers()['content-security-policy'] ?? ''
    const nonce = policy.match(/'nonce-([^']+)'/)?.[1]
    const scripts = [...(await answer.text()).matchAll(/<script\b([^>]*)>/g)].map(
      ([, tag]) => tag ?? '',
    )
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(scripts.length).toBeGreaterThan(0)
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
    return nonce
  }
  expect(await nonceOf()).not.toBe(await nonceOf())
})

test('[S3] styles come from files of ours, or know the nonce of their page', async ({ page }) => {
  const answer = await page.goto('/en/login')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/)
  // Styles that dialogs insert carry it; without it, the browser would complain.
  await expect.poll(() => page.evaluate(() => globalThis.__webpack_nonce__)).toBeTruthy()
})

test('[S2] what lies beside the product on its machine is no page of it', async ({ request }) => {
  for (const path of ['/.git/config', '/.env', '/package.json', '/assets/', '/..%2fpackage.json']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([302, 404], path).toContain(answer.status())
    expect(await answer.text(), path).not.toMatch(/repository|dependencies|\.js"/)
  }
})

test('[S1] a cookie that cannot be read is none: no address fails because of it', async ({
  request,
}) => {
  const broken = ['adloom_session', 'adloom_visitor', 'language', 'theme', '__proto__'].map(
    (name) => `${name}=%E0%A4%A`,
  )
  for (const path of ['/en/', '/', '/de/gallery', '/backend/models', '/favicon.svg']) {
    const answer = await request.get(path, { headers: { cookie: broken.join('; ') } })
    expect(answer.status(), path).toBe(200)
  }
})

/** Sends these bytes over a separate connection; returns the reply's first line. */
function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL ?? '')
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes))
    socket.setEncoding('latin1').once('data', (text: string) => {
      resolve(text.split('\r\n')[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

test('[S2] TRACE is refused, and a request that tells its length twice', async () => {
  const head = (method: string) => `${method} /backend/models HTTP/1.1\r\nhost: localhost\r\n`
  expect(await sendRaw(`${head('TRACE')}\r\n`)).toMatch(/^HTTP\/1.1 405 /)
  const both = 'content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nX'
  expect(await sendRaw(head('POST') + both)).toMatch(/^HTTP\/1.1 400 /)
})

test('[S1] a page elsewhere cannot act with the cookie of a signed-in person', async ({
  baseURL,
  request,
}) => {
  const account = await createAccount(request)
  const send = async (headers: Record<string, string>) => {
    const browser = await newRequest.newContext({
      baseURL,
      extraHTTPHeaders: { cookie: `adloom_session=${account.token}`, ...headers },
    })
    const reply = await browser.post('/backend/auth/task/create', {
      data: { workflow_type: 'text_to_image', prompt: 'Free shoes' },
    })
    const { status }: { status: number } = await reply.json()
    await browser.dispose()
    return status
  }
  expect(await send({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(1005)
  expect(await send({ origin: 'https://evil.example' })).toBe(1005)
  expect(await send({})).toBe(1005)
  expect(await send({ 'sec-fetch-site': 'same-origin', origin: baseURL ?? '' })).toBe(200)
})

test('[S1] a server function refuses a call from elsewhere', async ({ page, request }) => {
  const called = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().includes('/_serverFn/'),
  )
  // A visitor's first page requests the free quota, which creates a record: a call that changes something.
  await page.goto('/en/')
  const call = await called
  const { cookie: _cookie, ...headers } = call.headers()
  const send = (more: Record<string, string>) =>
    request.post(call.url(), { headers: { ...headers, ...more }, data: call.postData() ?? '' })
  const refused = await send({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(refused.status()).toBe(403)
  const own = new URL(call.url()).origin
  expect((await send({ origin: own, 'sec-fetch-site': 'same-origin' })).status()).toBe(200)
})

test('[D3.20] the session cookie is out of reach of scripts', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await signInBrowser(context, baseURL ?? '', await createAccount(request))
  await page.goto('/en/')
  expect(await page.evaluate(() => document.cookie)).not.toContain('adloom_session')
})
