import type { Locator } from '@playwright/test'
import { probeMedia } from '../../src/backend/media/probe.ts'
import { expect, test } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { createAccount } from '../support/product-accounts.ts'

/** More tab stops than any page has: after that many, the target is unreachable. */
const STOPS_MAX = 120

/** Presses Tab until the target has focus, like a person without a mouse. */
async function tabTo(target: Locator) {
  const keyboard = target.page().keyboard
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached by Tab`)
}

test('by keyboard alone: sign in, generate, preview, save, download', async ({ page, request }) => {
  test.setTimeout(300_000)
  const { email, password } = await createAccount(request)
  const { keyboard } = page
  const create = new CreatePage(page)
  await create.open()

  await tabTo(page.getByRole('banner').getByRole('button', { name: 'Sign in' }))
  await keyboard.press('Enter')
  const login = page.getByRole('dialog')
  await tabTo(login.getByLabel('Email', { exact: true }))
  await keyboard.type(email)
  await tabTo(login.getByLabel('Password', { exact: true }))
  await keyboard.type(password)
  await keyboard.press('Enter')
  await expect(login).toBeHidden()

  await tabTo(create.prompt)
  await keyboard.type('A red mug on a wooden table')
  await expect(create.generateButton).toBeEnabled()
  await tabTo(create.generateButton)
  await keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Image ready', { timeout: 180_000 })

  const result = create.results().first()
  await tabTo(result)
  await keyboard.press('Space')
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('button', { name: 'Close' })).toBeFocused()
  await tabTo(preview.getByRole('button', { name: 'Save to team' }))
  await keyboard.press('Enter')
  await expect(preview.getByRole('button', { name: 'Saved' })).toBeFocused()
  await expect(page.getByText('Image saved')).toBeVisible()

  await tabTo(preview.getByRole('link', { name: 'Download' }))
  const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])
  expect(await probeMedia(await download.path())).toMatchObject({ kind: 'image' })

  await keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(result).toBeFocused()
})
