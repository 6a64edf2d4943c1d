import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BrokenCalls } from '../support/broken-calls.ts'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { dropPicture } from '../support/drop-picture.ts'
import { findFreePort } from '../support/free-port.ts'
import {
  issuerEnv,
  newIssuerUser,
  type OidcIssuer,
  startOidcIssuer,
} from '../support/oidc-issuer.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'
import { type ProductServer, startProduct } from '../support/product-server.ts'

/** An instance that uses a real local issuer. */
let product: ProductServer
let issuer: OidcIssuer
let folder: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-google-'))
  const port = await findFreePort()
  const env = { ...issuerEnv(`http://localhost:${port}`), RATE_LIMITS: 'false' }
  product = await startProduct({
    folder,
    hasDatabase: true,
    isBrief: true,
    name: 'localhost',
    env,
  })
  issuer = await startOidcIssuer({ redirectUris: [`${product.baseUrl}/oauth/callback`], port })
})
test.afterAll(async () => {
  await product.stop()
  await issuer.close()
  await rm(folder, { recursive: true, force: true })
})
test.beforeEach(() => {
  issuer.user = newIssuerUser()
})

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Account/ })
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

async function openLogin(page: Page) {
  await page.goto(`${product.baseUrl}/en/error`)
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expect(google(page)).toBeEnabled()
}

const WORDS = 'New: Aurora running shoes, feather light. Order now at aurora.example'

/** A visitor who has typed a prompt drops an image, which requires signing in. */
async function openLoginAtWork(page: Page): Promise<CreatePage> {
  const create = new CreatePage(page)
  await create.open(`${product.baseUrl}/en/`)
  await create.prompt.fill(WORDS)
  await dropPicture(page)
  await expect(google(page)).toBeEnabled()
  return create
}

async function expectWork({ page, prompt }: CreatePage) {
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()
  await expect(prompt).toHaveValue(WORDS)
}

test('[R8.08][R7.22] signing in with an identity provider in a popup, words and picture at hand', async ({
  page,
  context,
}) => {
  const create = await openLoginAtWork(page)
  const opened = context.waitForEvent('page')
  await google(page).click()
  const popup = await opened
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => popup.isClosed()).toBe(true)
  const user = await page.evaluate(() => JSON.parse(localStorage.user_info))
  expect(user.email).toBe(issuer.user.email)
  await expectWork(create)
})

test('[R8.08] a provider that cuts its popup off from us still signs in', async ({
  page,
  context,
}) => {
  // With this policy, the popup looks closed to its opener.
  await context.route(`${issuer.url}/**`, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const headers = { ...answer.headers(), 'cross-origin-opener-policy': 'same-origin' }
    await route.fulfill({ response: answer, headers })
  })
  await openLogin(page)
  await google(page).click()
  await expect(account(page)).toBeVisible()
})

test('[R8.08] a popup that the person closes is noticed, and may be tried again', async ({
  page,
  context,
}) => {
  let isSlow = true
  await context.route(`${issuer.url}/auth**`, (route) => (isSlow ? undefined : route.continue()))
  await openLogin(page)
  const opened = context.waitForEvent('page')
  await google(page).click()
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
  await (await opened).close()
  await expect(page.getByRole('alert')).toContainText('The sign-in window seems to be closed')
  isSlow = false
  await google(page).click()
  await expect(account(page)).toBeVisible()
})

test('[R8.08] a blocked popup is explained', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openLogin(page)
  await google(page).click()
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the sign-in window')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('[R8.08] [R8.09] a window that cannot open, and a login that is not offered any more, are told', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  const calls = await BrokenCalls.on(page, product.baseUrl)
  await openLogin(page)
  await calls.refuse('accounts.oauthStart', 'internal')
  await google(page).click()
  const told = page.getByRole('alert')
  await expect(told).toHaveText('The sign-in window could not open. Please try again.')
  await calls.refuse('accounts.oauthStart', 'oauth_unavailable')
  await google(page).click()
  await expect(told).toHaveText('Google login not supported yet')
})

test('[R8.08] an address the provider has not verified is refused in words', async ({ page }) => {
  issuer.user = { ...newIssuerUser(), emailVerified: false }
  await openLogin(page)
  await google(page).click()
  await expect(page.getByRole('alert')).toHaveText('Google sign-in failed. Please try again.')
})

test('[R8.08] the popup’s page keeps no code and says what to do when nobody waits', async ({
  page,
}) => {
  const answer = await page.goto(`${product.baseUrl}/oauth/callback?code=secret-code&state=s-1`)
  expect(answer?.headers()['cross-origin-opener-policy']).toBe('unsafe-none')
  await expect(page.getByRole('alert')).toContainText('Close this window')
  expect(page.url()).not.toContain('secret-code')
})

test('a passkey is made on the account page, and signs in in the middle of work until it is removed', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.baseUrl })
  const owner = await createAccount(request, { dataDir: product.dataDir })
  await request.dispose()
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signInBrowser(context, product.baseUrl, owner)
  await page.goto(`${product.baseUrl}/en/account`)
  await waitForHydration(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByRole('button', { name: /^Rename: Chrome/ }).click()
  await passkeys.getByLabel('Name').fill('Laptop')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByText('Laptop')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This device already has a passkey')).toBeVisible()

  await context.clearCookies()
  const passkey = page.getByRole('button', { name: 'Sign in with a passkey' })
  const create = await openLoginAtWork(page)
  await passkey.click()
  await expect(account(page)).toBeVisible()
  await expectWork(create)

  await page.goto(`${product.baseUrl}/en/account`)
  await waitForHydration(page)
  await expect(passkeys.getByText('last used')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove: Laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByText('Laptop')).toBeHidden()
  await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  await context.clearCookies()
  await openLogin(page)
  await passkey.click()
  await expect(page.getByRole('dialog').getByText('This passkey didn’t work.')).toBeVisible()
})
