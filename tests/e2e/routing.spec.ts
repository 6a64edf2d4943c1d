import { LANGUAGES } from '../../src/contract/languages.ts'
import { expect, test, waitForHydration } from '../support/browser.ts'

test('a missing file is a plain 404, in no language', async ({ request }) => {
  const answer = await request.get('/assets/nope.js', { maxRedirects: 0 })
  expect(answer.status()).toBe(404)
  expect(answer.headers().location).toBeUndefined()
})

test('files with a hash in their name are kept for ever, and travel compressed', async ({
  request,
}) => {
  const html = await (await request.get('/en/')).text()
  const scripts = new Set(html.match(/\/assets\/[^"]+\.js/g))
  const encodings = new Set<string | undefined>()
  for (const script of scripts) {
    const headers = (await request.get(script)).headers()
    expect(headers['cache-control'], script).toBe('max-age=31536000, immutable')
    encodings.add(headers['content-encoding'])
    // Tiny files wouldn't get smaller.
    if (!headers['content-encoding']) expect(Number(headers['content-length'])).toBeLessThan(2_000)
  }
  expect(encodings).toContain('br')
})

test('[R2.06] [R2.18] an address that leads nowhere stays in sight, with a way back', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  await page.goto('/en/faq')
  await page.goto('/en/prciing?pay=month')
  await waitForHydration(page)
  await expect(page).toHaveURL(/\/en\/404/)
  await expect(page.getByRole('main').getByText('/en/prciing')).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/\/en\/faq$/)
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
  await expect(page).toHaveURL(/\/fr\/\?note=1$/)
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

for (const [name, path, reloadsMax] of [
  ['Back home', /\/en\/$/, 1],
  // Its messages load before its code, and each can cause a reload.
  ['Privacy policy', /\/en\/privacy$/, 2],
] as const) {
  test(`[R2.48] the page behind “${name}” is reloaded when its code cannot be loaded, never in a loop`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/./)
    const loaded = new Set<string>()
    page.on('response', (answer) => loaded.add(answer.url()))
    await page.goto('/en/error')
    await waitForHydration(page)
    // As after a new release: files that this page hasn't loaded yet are gone.
    await page.route('**/assets/*.js', (route) =>
      loaded.has(route.request().url()) ? route.continue() : route.abort(),
    )
    let reloads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) reloads += 1
    })
    await page.getByRole('link', { name }).click()
    await expect.poll(() => reloads).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page).toHaveURL(path)
    await page.waitForLoadState('networkidle')
    expect(reloads).toBeLessThanOrEqual(reloadsMax)
  })
}
