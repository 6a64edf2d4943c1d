import type { Page } from '@playwright/test'
import { findFaultsInBothThemes, NO_FAULTS } from '../support/accessibility.ts'
import { expect, test, waitForHydration } from '../support/browser.ts'

test('header, menus and footer are free of accessibility faults, dark and light', async ({
  page,
}) => {
  await page.goto('/en/error')
  await waitForHydration(page)
  expect(await findFaultsInBothThemes(page)).toEqual(NO_FAULTS)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findFaultsInBothThemes(page, { within: '[role=dialog]' })).toEqual(NO_FAULTS)
})

test('the chosen theme is in the first answer of the server, so that nothing flashes', async ({
  page,
}) => {
  await page.goto('/en/error')
  await waitForHydration(page)
  await page.getByRole('radio', { name: 'Light' }).click()
  const answer = await page.reload()
  expect(await answer?.text()).toContain('data-theme="light"')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(20, 22, 27)')
})

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/en/error')
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('[R2.42] one tool is marked as new, and a menu dims nothing', async ({ page }) => {
  await page.goto('/en/error')
  await waitForHydration(page)
  const before = await backgroundOf(page)
  await page.getByRole('button', { name: 'Tools' }).click()
  const tools = page.getByRole('menuitem')
  await expect(tools.filter({ hasText: 'New' })).toHaveText(/^Remove watermark from video/)
  expect(await tools.count()).toBeGreaterThan(1)
  expect(await backgroundOf(page)).toBe(before)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await backgroundOf(page)).not.toBe(before)
})

/** The background beside the page, where a scroll bar may be. */
const backgroundOf = (page: Page) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)

test('[R2.42] the logo leads to the root of the language, and to its top', async ({ page }) => {
  await page.goto('/de/error')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Adloom' }).click()
  await expect(page).toHaveURL(/\/de\/$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('[R2.43] on a small screen one menu holds what the header holds @phone', async ({ page }) => {
  await page.goto('/en/error')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Sora' })).toBeVisible()
  await menu.getByRole('link', { name: 'ไทย' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(menu).toBeHidden()
})
