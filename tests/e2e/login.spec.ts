import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findFaultsInBothThemes, NO_FAULTS } from '../support/accessibility.ts'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { LoginForm, readMailedCode } from '../support/login-form.ts'
import { createAccount } from '../support/product-accounts.ts'

const newEmail = () => `person-${randomUUID().slice(0, 8)}@example.com`
const PASSWORD = 'green-tea-9'

const accountMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Account/ })
const signInButton = (page: Page, { includeHidden = false } = {}) =>
  page
    .getByRole('banner', { includeHidden })
    .getByRole('button', { name: 'Sign in', includeHidden })

async function signOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(signInButton(page)).toBeVisible()
}

test('[R4.12][R4.13][R4.14] a person registers, signs out and signs in again', async ({ page }) => {
  const email = newEmail()
  const login = new LoginForm(page)
  await login.open()
  await login.register(email, PASSWORD)
  await expect(accountMenu(page)).toBeVisible()

  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(stored).toMatchObject({ isLogin: 'true', roles: 'USER' })
  expect(JSON.parse(stored.user_info ?? '{}')).toMatchObject({ email })
  const session = (await page.context().cookies()).find(({ name }) => name === 'adloom_session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(Object.values(stored).join()).not.toContain(session?.value)

  await signOut(page)
  await expect(page).toHaveURL(/\/en\/$/)
  const left = await page.evaluate(() => ({ ...localStorage }))
  expect(left).toMatchObject({ isLogin: 'false' })
  for (const key of ['token', 'user_info', 'roles', 'nick_name'])
    expect(left).not.toHaveProperty(key)

  await login.open()
  await login.signIn(email, PASSWORD)
  await expect(accountMenu(page)).toBeVisible()
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
})

test('[R8.04] a wrong password is refused in words, emptied and asked for again', async ({
  page,
  request,
}) => {
  const { email, password } = await createAccount(request)
  const login = new LoginForm(page)
  await login.open()
  await login.signIn(email, 'wrong-password')
  await expect(
    login.dialog.getByText('Email or password is wrong. Please try again.'),
  ).toBeVisible()
  await expect(login.field('Password')).toBeFocused()
  await expect(login.field('Password')).toHaveValue('')
  await login.field('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeVisible()
})

test('[R8.07] a forgotten password is reset with a code, and the old one is void', async ({
  page,
  request,
}) => {
  const { email, password } = await createAccount(request)
  const login = new LoginForm(page)
  await login.open()
  await login.field('Email').fill(email)
  await login.press('Forgot password?')
  await login.press('Send code')
  await expect(login.dialog.getByRole('button', { name: /Resend in 0:5/ })).toBeVisible()
  await login.field('Verification code').fill(await readMailedCode(email))
  await login.setPassword(PASSWORD)
  await login.press('Reset password')
  await expect(login.dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await login.signIn(email, password)
  await expect(
    login.dialog.getByText('Email or password is wrong. Please try again.'),
  ).toBeVisible()
  await login.signIn(email, PASSWORD)
  await expect(accountMenu(page)).toBeVisible()
})

test('[R8.05] a registered address cannot be registered again, but signed in with', async ({
  page,
  request,
}) => {
  const { email } = await createAccount(request)
  const login = new LoginForm(page)
  await login.open()
  await login.press('Create an account')
  await login.field('Email').fill(email)
  await login.press('Send code')
  await expect(login.dialog.getByText('Email already registered')).toBeVisible()
  await login.press('Sign in instead')
  await expect(login.dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('[D3.20] tabs learn of each other’s sign-in and sign-out', async ({ page, request }) => {
  const { email, password } = await createAccount(request)
  const other = await page.context().newPage()
  await other.goto('/en/error')
  await waitForHydration(other)
  const login = new LoginForm(page)
  await login.open()
  await login.signIn(email, password)
  await expect(accountMenu(other)).toBeVisible()
  await signOut(page)
  await expect(signInButton(other)).toBeVisible()
})

test('[R4.15] a session that was ended elsewhere is forgotten here, with the reason', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, password } = await createAccount(request)
  const login = new LoginForm(page)
  await login.open('/en/?tab=text_to_image')
  await login.signIn(email, password)
  await expect(accountMenu(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Green tea')
  const sessionId = await page.evaluate(() => localStorage.token)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'adloom_session')
  const reply = await request.post(`${baseURL}/api/v1/auth/sessions/revoke/${sessionId}`, {
    headers: { authorization: cookie?.value ?? '' },
  })
  expect(await reply.json()).toMatchObject({ status: 200 })

  // The price request may notice it before the click; then the same button offers to sign in, and the
  // form it opens hides the header from assistive technology.
  await page.getByRole('button', { name: /^(?:sign in to )?generate/i }).click()
  await expect(page.getByText('You were signed out. Please sign in again.')).toBeVisible()
  await expect(signInButton(page, { includeHidden: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.isLogin)).toBe('false')
})

test('[R2.50] the modal has its size, and neither Escape nor a click outside closes it', async ({
  page,
}) => {
  const login = new LoginForm(page)
  await login.open()
  await expect.poll(() => login.dialog.boundingBox()).toMatchObject({ width: 454, height: 617 })
  await page.keyboard.press('Escape')
  await expect(login.dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.mouse.click(5, 300)
  await expect(login.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(login.dialog).toBeHidden()
  await expect(signInButton(page)).toBeFocused()
})

test('[R2.50] on a phone the modal is the whole screen @phone', async ({ page }) => {
  await page.goto('/en/error')
  await waitForHydration(page)
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('show-login', { detail: { mode: 'login' } })),
  )
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height })
})

test('[R2.11] /login is a screen of its own and leads on to where it was asked for', async ({
  page,
  request,
}) => {
  const { email, password } = await createAccount(request)
  await page.goto('/en/login?redirect=/en/error')
  await waitForHydration(page)
  await expect(page.getByRole('banner')).toBeHidden()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/error$/)
  await expect(accountMenu(page)).toBeVisible()

  await page.goto('/login')
  await expect(page).toHaveURL(/\/en\/$/)
})

test('[R2.11] /login does not lead to another site', async ({ page, request }) => {
  const { email, password } = await createAccount(request)
  await page.goto('/en/login?redirect=//evil.example/en')
  await waitForHydration(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(accountMenu(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en/')
})

test('every login step is free of accessibility faults, dark and light', async ({ page }) => {
  const login = new LoginForm(page)
  const expectNoFaults = async () => {
    const faults = await findFaultsInBothThemes(page, { within: '[role=dialog]' })
    expect(faults).toEqual(NO_FAULTS)
  }
  await login.open()
  await login.press('Sign in')
  await expectNoFaults()
  await login.press('Forgot password?')
  await login.press('Reset password')
  await expectNoFaults()
  await login.press('Back to sign in')
  await login.press('Create an account')
  await expectNoFaults()
  const email = newEmail()
  await login.field('Email').fill(email)
  await login.press('Send code')
  await expect(login.dialog.getByText('Step 2 of 3')).toBeVisible()
  await expectNoFaults()
  await login.field('Verification code').fill(await readMailedCode(email))
  await login.press('Continue')
  await login.field('Password').fill('eight-chars')
  await expectNoFaults()
})
