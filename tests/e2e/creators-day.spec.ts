import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { dropPicture } from '../support/drop-picture.ts'
import { LoginForm } from '../support/login-form.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

const composerOf = (page: Page) => page.getByRole('form', { name: 'Composer' })
const lowerEdge = async (page: Page) => {
  const box = await composerOf(page).boundingBox()
  return box ? Math.round(box.y + box.height) : null
}

/** Layout shift since the previous call. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const watched = { moved: 0 }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          watched.moved += Number(entry.value)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate<number>('window.watched.moved')
}

test('[R4.01] [R4.02] [R2.40] [R8.09] the composer keeps its place while results come above it, each as soon as it is ready, and folds for who looks at them', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', await createAccount(request))
  const moved = await watchShifts(page)
  const create = new CreatePage(page)
  await create.open()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveCount(1)
  await expect(footer.getByRole('heading')).toHaveCount(0)

  await create.set('Variations', '×4')
  await create.prompt.fill('New: Aurora running shoes. Order now')
  await expect(page.getByRole('button', { name: 'Another style' })).toBeVisible()
  const edge = await lowerEdge(page)
  const before = await moved()
  const [waiting, ready] = [
    page.getByText('Generating, please wait'),
    page.locator('[data-ready-picture]'),
  ]
  await Promise.all([
    create.generate(),
    expect(waiting).toBeVisible(),
    expect(ready.first()).toHaveJSProperty('naturalWidth', 480, { timeout: 60_000 }),
    expect(page.getByText(/^[123] of 4 ready$/)).toBeVisible({ timeout: 60_000 }),
  ])
  await expect(ready).toHaveCount(0)
  expect(await lowerEdge(page)).toBe(edge)
  expect((await moved()) - before).toBeLessThan(0.02)

  await page.setViewportSize({ width: 900, height: 480 })
  await create.results().first().hover()
  await page.mouse.wheel(0, 200)
  const setting = page.getByRole('button', { name: /^Variations/ })
  await expect(setting).toBeHidden()
  await expect(create.prompt).toBeVisible()
  await page.keyboard.press('/')
  await expect(create.prompt).toBeFocused()
  await expect(setting).toBeVisible()

  // On a laptop it would cover the result just requested.
  await page.setViewportSize({ width: 1366, height: 657 })
  await create.prompt.fill('Yoga on Sunday')
  await create.prompt.press('Control+Enter')
  await expect(setting).toBeHidden()
  await page.keyboard.type('s')
  await expect(create.prompt).toHaveValue('Yoga on Sundays')
  await expect(setting).toBeVisible()
})

test('[R1.16] a visitor sees results in their own language under the prompt, and what the next one costs', async ({
  page,
}) => {
  await page.goto('/de/')
  await waitForHydration(page)
  const main = page.getByRole('main')
  const examples = main.locator('section', { hasText: 'Mit der integrierten Engine erstellt' })
  await expect(examples.locator('li')).toHaveCount(5)
  await expect(examples.getByText('Vorher')).toBeVisible()
  await expect(
    main.getByRole('button', { name: 'Zum Generieren anmelden · 1 Credit' }),
  ).toBeVisible()
  await expect(main).toContainText('100 kostenlosen Credits')
})

test('[R4.03] [R4.12] what is typed is still there after a card, another mode, a picture, a lost network and signing in', async ({
  page,
  context,
  complaints,
}) => {
  const words = 'New: Aurora running shoes, feather light. Order now at aurora.example'
  const create = new CreatePage(page)
  await create.open()
  await create.prompt.fill(words)
  await page.getByRole('button', { name: /^Sale / }).click()
  await expect(create.prompt).not.toHaveValue(words)
  await expect(create.prompt).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(create.prompt).toHaveValue(words)
  await page.getByRole('button', { name: /^Event / }).click()
  await page.getByRole('button', { name: 'Back to what I typed' }).click()
  await expect(create.prompt).toHaveValue(words)

  await create.openTab('Image to Video')
  await expect(create.prompt).toHaveValue(words)
  await create.openTab('Text to Image')
  // The preview and the error messages are being requested just as the network goes down.
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. What you typed stays here.')).toBeVisible()
  await expect(create.prompt).toHaveValue(words)
  await context.setOffline(false)

  const login = new LoginForm(page)
  // Uploading requires signing in; the dropped image is added right after.
  await dropPicture(page)
  await login.register(`person-${randomUUID().slice(0, 8)}@example.com`, 'green-tea-9')
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()
  await expect(create.prompt).toHaveValue(words)
  await expect(create.generateButton).toBeEnabled()
})
