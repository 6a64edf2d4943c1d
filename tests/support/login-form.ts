import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './browser.ts'
import { askProduct } from './product-accounts.ts'

/** The newest code mailed to an address, read as the operator would; `after` is one seen before. */
export async function readMailedCode(email: string, after = ''): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const [mail] = await askProduct('outbox', { email, limit: 1 })
      code = String(mail?.code ?? '')
      return /^\d{6}$/.test(code) && code !== after
    })
    .toBe(true)
  return code
}

/** The login modal as a person uses it. */
export class LoginForm {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get dialog() {
    return this.page.getByRole('dialog')
  }

  /** Opens it with the header's button. */
  async open(path = '/en/error') {
    await this.page.goto(path)
    await waitForHydration(this.page)
    await this.page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await expect(this.dialog).toBeVisible()
  }

  field(label: string) {
    return this.dialog.getByLabel(label, { exact: true })
  }

  press(name: string | RegExp) {
    return this.dialog.getByRole('button', { name }).click()
  }

  async signIn(email: string, password: string) {
    await this.field('Email').fill(email)
    await this.field('Password').fill(password)
    await this.press('Sign in')
  }

  async setPassword(password: string) {
    await this.field('Password').fill(password)
    await this.field('Confirm password').fill(password)
  }

  /** From the first step of registration to the account. */
  async register(email: string, password: string) {
    await this.press('Create an account')
    await this.field('Email').fill(email)
    await this.press('Send code')
    await expect(this.dialog.getByText('Step 2 of 3')).toBeVisible()
    await this.field('Verification code').fill(await readMailedCode(email))
    await this.press('Continue')
    await this.setPassword(password)
    await this.press('Create account')
    await expect(this.dialog).toBeHidden()
  }
}
