import { expect, test } from '../support/browser.ts'
import { LoginForm } from '../support/login-form.ts'
import { PaymentPages } from '../support/payment-page.ts'
import { createAccount } from '../support/product-accounts.ts'

test('[R2.51] [R4.10] a visitor chooses a plan, signs in, comes back to it and pays', async ({
  page,
  request,
}) => {
  const account = await createAccount(request, { credits: 20 })
  const pages = new PaymentPages(page)
  await pages.open('/en/pricing?pay=month')
  await pages.plan('Standard').getByRole('button', { name: 'Sign in to purchase' }).click()
  await new LoginForm(page).signIn(account.email, account.password)
  await expect(page).toHaveURL(/pay=month&choice=standard/)
  await expect(pages.plan('Standard').getByText('$29.90')).toBeVisible()
  await pages.choosePlan('Standard')
  await expect(page.getByText('$29.90').first()).toBeVisible()
  await pages.decide('Approve with a test card')
  await expect(pages.outcome).toHaveText('Payment Success')
  await expect(pages.balance).toHaveText('770 credits')

  await page.getByRole('link', { name: 'View billing' }).click()
  const subscription = pages.card('Subscription')
  await expect(subscription).toContainText('Standard')
  await expect(subscription).toContainText('Active')
  await expect(subscription).toContainText('$29.90 per month')
  await expect(pages.orders).toHaveCount(1)
  await expect(pages.orders).toContainText(
    /AD-\d{8}-\w{10}.*Standard plan · Monthly.*Card.*\$29\.90.*Paid/,
  )
})
