import { LANGUAGES } from '../../src/contract/languages.ts'
import { expect, test, waitForHydration } from '../support/browser.ts'

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9' }

/** One answer, with redirects shown instead of followed. */
const REDIRECTS = [
  ['[R2.03] the root', '/?a=1&b=x%20y', '/de/?a=1&b=x%20y'],
  ['[R2.04] a page', '/veo3.1?tab=text-to-video', '/de/veo3.1?tab=text-to-video'],
  ['[R2.04] an unknown path', '/nope/deep?x=1', '/de/nope/deep?x=1'],
  ['[R2.02] a bare language', '/fr?x=1', '/fr/?x=1'],
  ['[R2.05] an undefined address', '/undefined', '/'],
] as const

for (const [name, path, target] of REDIRECTS) {
  test(`${name} is redirected, for this reader only`, async ({ request }) => {
    const answer = await request.get(path, { headers: GERMAN, maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe(target)
    expect(answer.headers().vary).toBe('Accept-Language, Cookie')
  })
}

test('[R2.06] an unknown path ends at the not-found page with status 404', async ({ request }) => {
  const answer = await request.get('/en/nope', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/en/404')
  for (const path of ['/en/404', '/404', '/nope']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('[R2.04] /404 without a prefix stays, in the detected language', async ({ request }) => {
  const answer = await request.get('/404', { headers: GERMAN, maxRedirects: 0 })
  expect(await answer.text()).toContain('<html lang="de"')
})

test('a missing file is a plain 404, in no language', async ({ request }) => {
  const answer = await request.get('/assets/nope.js', { maxRedirects: 0 })
  expect(answer.status()).toBe(404)
  expect(answer.headers().location).toBeUndefined()
})

test('files with a hash in their name are kept for ever, and travel compressed', async ({
  request,
}) => {
  const html = await (await request.get('/en/')).text()
  const script = html.match(/\/assets\/[^"]+\.js/)?.[0] ?? ''
  const { headers } = await request.get(script).then((answer) => ({ headers: answer.headers() }))
  expect(headers['cache-control']).toBe('max-age=31536000, immutable')
  expect(headers['content-encoding']).toBe('br')
})

test('[R1.17] the first visit sets the language, and later ones keep it', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ko-KR' })
  const page = await context.newPage()
  await page.goto('/ja/')
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/ja/')
  await context.close()
})

test('[R2.42] choosing a language keeps path and query, and is remembered', async ({ page }) => {
  await page.goto('/en/?note=1')
  await waitForHydration(page)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitem', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(page.url()).toContain('/fr/?note=1')
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/fr/')
})

test('pointing at a language changes nothing on screen', async ({ page }) => {
  await page.goto('/en/error')
  await waitForHydration(page)
  const heading = await page.locator('h1').textContent()
  await page.getByRole('button', { name: /^Language/ }).click()
  for (const item of await page.getByRole('menuitem').all()) await item.hover()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.locator('h1').textContent()).toBe(heading)
})

test('[R2.45] a page names itself and its ten translations', async ({ page }) => {
  await page.goto('/de/')
  await expect(page).toHaveTitle(/Adloom/)
  const alternates = page.locator('link[rel=alternate][hreflang]')
  await expect(alternates).toHaveCount(LANGUAGES.length + 1)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
})

test('[R2.48] a page whose code cannot be loaded is reloaded once, never in a loop', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./)
  const loaded = new Set<string>()
  page.on('response', (answer) => loaded.add(answer.url()))
  await page.goto('/en/error')
  await waitForHydration(page)
  // As after a release that removed them: what this page has not loaded yet is gone.
  await page.route('**/assets/*.js', (route) =>
    loaded.has(route.request().url()) ? route.continue() : route.abort(),
  )
  let reloads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1
  })
  await page.getByRole('link', { name: 'Back home' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/$/)
  await page.waitForLoadState('networkidle')
  expect(reloads).toBe(1)
})
