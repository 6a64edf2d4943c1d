import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { LoginForm } from '../support/login-form.ts'
import { createAccount, type ProductAccount, signInBrowser } from '../support/product-accounts.ts'

const NEW_PASSWORD = 'much-better-7'
const PERIOD_MS = 30_000

async function openAccount(page: Page) {
  await page.goto('/en/account')
  await waitForHydration(page)
}

/** Signs in up to the password step, in a fresh browser. */
async function enterPassword(page: Page, { email, password }: ProductAccount): Promise<LoginForm> {
  const login = new LoginForm(page)
  await login.open()
  await login.signIn(email, password)
  return login
}

test('somebody changes name and password, and their other session is signed out', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', account)
  const elsewhere = await request.post('/api/v1/login', {
    data: { email: account.email, ticket: account.password, oauth_enum: 'EMAIL_LOGIN' },
  })
  const { data }: { data: { access_token: string } } = await elsewhere.json()
  await openAccount(page)

  await page.getByLabel('Name', { exact: true }).fill('Mai')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account: Mai' })).toBeVisible()

  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('not-the-one-1')
  await page.locator('input[name="password"]').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('That isn’t your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(account.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()

  const headers = { authorization: data.access_token }
  expect((await request.get('/backend/auth/user/info', { headers })).status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account: Mai' })).toBeVisible()
})

test('language and theme chosen on the account page are there after the next sign-in', async ({
  page,
  request,
}) => {
  const account = await createAccount(request)
  const saved = await request.post('/api/v1/auth/account/save', {
    headers: { authorization: account.token },
    data: { defaults: { language: 'de', theme: 'dark' } },
  })
  expect(saved.ok()).toBe(true)
  const login = new LoginForm(page)
  await login.open('/en/pricing?billing=monthly')
  await login.signIn(account.email, account.password)
  await page.waitForURL(/\/de\/pricing/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('with a second factor on, sign-in asks for a code, and takes a recovery code once', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const account = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', account)
  await openAccount(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const setUp = page.getByRole('dialog', { name: 'Turn on two-step sign-in' })
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await setUp.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(
    ' ',
    '',
  )
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  await setUp.getByLabel('Code', { exact: true }).fill(app.generate())
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const kept = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(kept).toHaveCount(10)
  const [recoveryCode = ''] = await kept.allInnerTexts()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()

  const stranger = await browser.newContext()
  const visit = await stranger.newPage()
  const login = await enterPassword(visit, account)
  await login.field('Code').fill('000000')
  await login.press('Sign in')
  await expect(login.dialog.getByText('The code is wrong or no longer valid.')).toBeVisible()
  // The current code was used to turn it on and no longer counts; the next half minute's does.
  await login.field('Code').fill(app.generate({ timestamp: Date.now() + PERIOD_MS }))
  await login.press('Sign in')
  await expect(login.dialog).toBeHidden()
  await stranger.close()

  for (const isFirst of [true, false]) {
    const another = await browser.newContext()
    const tab = await another.newPage()
    const form = await enterPassword(tab, account)
    await form.press('Use a recovery code')
    await form.field('Recovery code').fill(recoveryCode)
    await form.press('Sign in')
    if (isFirst) await expect(form.dialog).toBeHidden()
    else await expect(form.dialog.getByText('The code is wrong or no longer valid.')).toBeVisible()
    await another.close()
  }
})
