import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { expect, test, waitForHydration } from '../support/browser.ts'

const RUNS = 80
/** Text that would reveal internals. */
const INSIDES = /Cannot read|Seroval|JSON at position|node_modules|at [\w.]+ \(/

/** A call of the sign-in form as sent by the page. */
async function captureCall(page: Page) {
  await page.goto('/en/login')
  await waitForHydration(page)
  const called = page.waitForRequest(
    (sent) => sent.method() === 'POST' && (sent.postData() ?? '').includes('EMAIL_LOGIN'),
  )
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('nobody@example.com')
  await page.locator('input[type=password]').fill('not-the-one-9')
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click()
  const call = await called
  const { cookie: _cookie, 'content-length': _length, ...headers } = call.headers()
  return { url: call.url(), body: call.postData() ?? '', headers }
}

test('[R0.05] a server function replies to any call without a fault and without speaking of its insides', async ({
  page,
  request,
}) => {
  const call = await captureCall(page)
  const origin = new URL(call.url).origin
  const headers = { ...call.headers, origin, 'sec-fetch-site': 'same-origin' }
  const send = async (data: string, url = call.url) => {
    const answer = await request.post(url, { headers, data: Buffer.from(data) })
    expect(answer.status()).toBeLessThan(500)
    expect(await answer.text()).not.toMatch(INSIDES)
    return answer
  }

  expect((await send(call.body)).status()).toBe(200)
  for (const body of ['', 'null', '[1,2]', '{"t":', '{}', `{"x":"${'y'.repeat(2_000_000)}"}`]) {
    expect((await send(body)).status()).toBeGreaterThanOrEqual(400)
  }
  expect((await send(call.body, `${origin}/_serverFn/nothing`)).status()).toBeGreaterThanOrEqual(
    400,
  )

  const wrongType = call.body.replace('EMAIL_LOGIN', 'NO_SUCH_WAY')
  expect(await (await send(wrongType)).text()).toContain('invalid_input')

  const mutation = fc.tuple(
    fc.nat(call.body.length),
    fc.nat(20),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(mutation, async ([at, length, text]) => {
      await send(call.body.slice(0, at) + text + call.body.slice(at + length))
    }),
    { numRuns: RUNS },
  )
})
