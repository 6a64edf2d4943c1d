import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { LoginForm } from '../support/login-form.ts'
import { createAccount, type ProductAccount, signInBrowser } from '../support/product-accounts.ts'

const nameOf = ({ email }: ProductAccount) => email.split('@')[0] ?? ''
const headerTeam = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await waitForHydration(page)
  return page
}

test('[R4.13] [R5.04] [R6.03] somebody is invited by a link, signs in, joins, spends the team’s credits, and is removed', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const owner = await createAccount(request, { credits: 777 })
  const guest = await createAccount(request, { credits: 5 })
  await signInBrowser(context, base, owner)
  await page.goto('/en/team')
  await waitForHydration(page)

  await page.getByLabel('Team name').fill('Norda')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Team renamed').first()).toBeVisible()
  const [created] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Create a link' }).click(),
  ])
  const link = /https?:[^"\\]+invite_code=[\w-]+/.exec(await created.text())?.[0] ?? ''
  await expect(page.getByText('Link for one person')).toBeVisible()

  const elsewhere = await browser.newContext()
  const visit = await open(elsewhere, link)
  await expect(
    visit.getByRole('heading', { name: `${nameOf(owner)} invited you to join Norda` }),
  ).toBeVisible()
  await expect(visit.getByRole('button', { name: 'Sign in to join' })).toBeVisible()
  // Wherever they sign in, they return to it.
  const login = new LoginForm(visit)
  await login.open('/en/pricing')
  await login.signIn(guest.email, guest.password)
  await visit.waitForURL(/\/en\/team\?invite_code=/)
  await visit.getByRole('button', { name: 'Join team' }).click()
  await visit.waitForURL(/\/en\/team$/)
  await expect(headerTeam(visit, 'Norda')).toBeVisible()
  await expect(visit.getByRole('banner').getByText('777 credits')).toBeVisible()
  await expect.poll(() => visit.evaluate(() => localStorage.getItem('invite_code'))).toBeNull()

  const task = await request.post('/backend/auth/task/create', {
    headers: { authorization: guest.token },
    data: { workflow_type: 'text_to_image', prompt: 'Red shoes' },
  })
  expect(task.ok()).toBe(true)
  await page.goto('/en/history')
  await expect(page.getByRole('button', { name: 'Generated image: Red shoes' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(nameOf(guest))).toBeVisible()
  await page.goto('/en/billing')
  await expect(page.getByRole('list', { name: 'By person' })).toContainText(nameOf(guest))

  await page.goto('/en/team')
  await waitForHydration(page)
  await page.getByRole('button', { name: `More for ${nameOf(guest)}` }).click()
  await page.getByRole('menuitem', { name: 'Remove from team' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`${nameOf(guest)} was removed`).first()).toBeVisible()

  await visit.goto('/en/history')
  await expect(visit.getByText('Nothing created yet')).toBeVisible()
  await expect(visit.getByRole('banner').getByText('5 credits')).toBeVisible()
  await elsewhere.close()
})
