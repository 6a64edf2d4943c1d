import { randomUUID } from 'node:crypto'
import { findFaultsInBothThemes, NO_FAULTS } from '../support/accessibility.ts'
import { makePicture } from '../support/api-results.ts'
import { test as base, expect, measureOverflow } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { LoginForm } from '../support/login-form.ts'
import { BASIC_MONTHLY, buyByApi, PaymentPages } from '../support/payment-page.ts'
import {
  askProduct,
  createAccount,
  type ProductAccount,
  signInBrowser,
} from '../support/product-accounts.ts'

/** A signed-in account with 500 credits, and its payment pages. */
const test = base.extend<{ account: ProductAccount; pages: PaymentPages }>({
  account: async ({ request }, use) => use(await createAccount(request)),
  pages: async ({ page, context, baseURL, account }, use) => {
    await signInBrowser(context, baseURL ?? '', account)
    await use(new PaymentPages(page))
  },
})

test('[R2.51] [R4.08] [R4.10] [R8.09] a visitor chooses a plan, signs in, comes back to it, pays, and is refunded', async ({
  page,
  account,
}) => {
  const pages = new PaymentPages(page)
  await pages.open('/en/pricing?pay=month')
  for (const words of [
    'Upgrade or downgrade anytime',
    'The renewal can be canceled until 7 days before the period ends.',
  ]) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await pages.plan('Standard').getByRole('button', { name: 'Sign in to purchase' }).click()
  await new LoginForm(page).signIn(account.email, account.password)
  await expect(page).toHaveURL(/pay=month&choice=standard/)
  await expect(pages.plan('Standard').getByText('$29.90')).toBeVisible()
  await pages.choosePlan('Standard')
  await expect(page.getByText('$29.90').first()).toBeVisible()
  await pages.decide('Approve with a test card')
  await expect(pages.outcome).toHaveText('Payment Success')
  await expect(pages.balance).toHaveText('1,250 credits')

  await page.getByRole('link', { name: 'View billing' }).click()
  const subscription = pages.card('Subscription')
  await expect(subscription).toContainText('Standard')
  await expect(subscription).toContainText('Active')
  await expect(subscription).toContainText('$29.90 per month')
  await expect(pages.orders).toHaveCount(1)
  await expect(pages.orders).toContainText(
    /AD-\d{8}-\w{10}.*Standard plan · Monthly.*Card.*\$29\.90.*Paid/,
  )
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    pages.orders.getByRole('link', { name: /^Invoice for AD-.* as PDF$/ }).click(),
  ])
  expect(invoice.suggestedFilename()).toMatch(/^AD-\d{8}-\w{10}\.pdf$/)

  const order = invoice.suggestedFilename().replace('.pdf', '')
  await askProduct('refund', { order, confirm: true })
  await pages.open('/en/billing')
  await expect(pages.orders).toContainText('Refunded')
})

test('[R9.02] [R9.03] [D9.11] a year is paid at once, with its credits and its own saving', async ({
  page,
  pages,
}) => {
  await pages.open('/en/pricing')
  const basic = pages.plan('Basic')
  await expect(basic).toContainText('$7.92')
  await expect(basic).toContainText('$95.04 billed yearly')
  await expect(basic).toContainText('was $118.80')
  await expect(basic).toContainText('Save 20%')
  await expect(pages.plan('Pro')).toContainText('Save 50%')
  await pages.choosePlan('Basic')
  await pages.decide('Approve with test PayPal')
  await expect(pages.outcome).toHaveText('Payment Success')
  await expect(pages.balance).toHaveText('2,300 credits')
  await page.goto('/en/billing')
  await expect(pages.orders).toContainText(/PayPal.*\$95\.04/)
  await expect(pages.card('Credits')).toContainText(/Plan credits.*1,800.*Bonus credits.*500/s)
})

test('[R2.23] [R9.03] credits without a plan: a pack is chosen, paid, and never expires', async ({
  page,
  pages,
}) => {
  await pages.open('/en/pricing?pay=credits')
  await page.getByRole('radio', { name: /300 credits/ }).check()
  await page.getByRole('button', { name: 'Buy 300 credits · $17.82' }).click()
  await pages.decide('Approve with a test card')
  await expect(pages.outcome).toHaveText('Recharge successful')
  await expect(pages.balance).toHaveText('800 credits')
  await page.getByRole('link', { name: 'View billing' }).click()
  await expect(pages.card('Credits')).toContainText(/Pack credits\s*Never expire/)
  await page.getByRole('link', { name: 'Credit history' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Credits added' })).toHaveCount(2)
})

test('[R6.03] seats are added to a plan that takes them', async ({
  page,
  pages,
  request,
  account,
}) => {
  await pages.open('/en/pricing')
  const add = page.getByRole('button', { name: /^Add seats/ })
  await expect(add).toBeDisabled()
  await buyByApi(request, account, BASIC_MONTHLY)
  await pages.open('/en/pricing')
  const seats = page.getByRole('spinbutton', { name: 'Number of seats' })
  await seats.fill('100')
  await seats.blur()
  await expect(seats).toHaveValue('1')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(seats).toHaveValue('2')
  await page.getByRole('button', { name: 'Add seats · $120.00' }).click()
  await pages.decide('Approve with a test card')
  await expect(pages.outcome).toHaveText('Payment Success')
  await pages.open('/en/pricing')
  await expect(page.getByText('Your team has 5 seats, 1 taken.')).toBeVisible()
})

test('[R2.23] [R8.09] a declined payment says why, charges nothing, and can be tried again', async ({
  page,
  pages,
}) => {
  await pages.open('/en/pricing?pay=credits')
  await page.getByRole('button', { name: /^Buy 100 credits/ }).click()
  await pages.decide('Decline')
  await expect(pages.outcome).toHaveText('Payment failed')
  await expect(page.getByText(/declined the payment. You were not charged/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'mailto:help@adloom.example',
  )
  await expect(pages.balance).toHaveText('500 credits')
  await page.getByRole('button', { name: 'Try again' }).click()
  await pages.decide('Approve with a test card')
  await expect(pages.outcome).toHaveText('Recharge successful')
  await page.goto('/en/billing')
  await expect(pages.orders.nth(0)).toContainText('Paid')
  await expect(pages.orders.nth(1)).toContainText('Failed')
})

test('[R4.10] a payment that is left is not waited for; one without an answer times out', async ({
  page,
  pages,
}) => {
  await pages.open('/en/pricing?pay=credits')
  await page.getByRole('button', { name: /^Buy 100 credits/ }).click()
  await pages.decide('Leave without paying')
  await expect(pages.outcome).toHaveText('You left the payment page')
  const orderId = new URL(page.url()).searchParams.get('order_id')

  await page.clock.install()
  await pages.open(`/en/payment?order_id=${orderId}`)
  await expect(pages.outcome).toHaveText('Checking payment, up to 2 minutes')
  await page.clock.fastForward('02:01')
  await expect(
    page.getByText('Payment result query timed out, please refresh the page manually'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(pages.outcome).toHaveText('Checking payment, up to 2 minutes')
  await expect(pages.balance).toHaveText('500 credits')
})

test('[R4.09] a renewal is cancelled by the 7-day rule, taken back, upgraded and made smaller', async ({
  page,
  pages,
  request,
  account,
}) => {
  await buyByApi(request, account, BASIC_MONTHLY)
  await pages.open('/en/billing')
  const subscription = pages.card('Subscription')
  await subscription.getByRole('button', { name: 'Cancel renewal' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('up to 7 days before the period ends')
  await expect(dialog).toContainText(/The last day to cancel this one is \w+ \d+, \d{4}/)
  await dialog.getByRole('button', { name: 'Cancel renewal' }).click()
  await expect(subscription).toContainText('Canceled')
  await expect(subscription).toContainText(/Active until .*, will not renew/)
  await subscription.getByRole('button', { name: 'Reactivate' }).click()
  await expect(subscription.getByText('Active', { exact: true })).toBeVisible()

  await subscription.getByRole('link', { name: 'Change plan' }).click()
  await expect(pages.plan('Basic').getByRole('button', { name: 'Current plan' })).toBeDisabled()
  await pages.choosePlan('Standard')
  const change = page.getByRole('dialog')
  await expect(change).toContainText(/Unused part of your plan\s*-\$9\.\d\d/)
  await expect(change).toContainText(/Due now\s*\$20\.\d\d/)
  await change.getByRole('button', { name: /^Pay \$20\./ }).click()
  await pages.decide('Approve with a test card')
  await expect(pages.outcome).toHaveText('Payment Success')

  await pages.open('/en/pricing?pay=month')
  await expect(pages.plan('Basic')).toContainText(/Starts on \w+ \d+, \d{4}/)
  await pages.plan('Basic').getByRole('button', { name: 'Change to Basic' }).click()
  await expect(change).toContainText(/Due now\s*\$0\.00/)
  await change.getByRole('button', { name: 'Confirm change' }).click()
  await expect(change).toBeHidden()
  await expect(pages.plan('Basic').getByRole('button', { name: 'Your next plan' })).toBeDisabled()
  await page.goto('/en/billing')
  await expect(subscription).toContainText(/Standard.*Next plan\s*Basic, Monthly/s)
})

test('[R2.24] without credits the way leads to a pack that suffices, and back to the draft', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await signInBrowser(context, baseURL ?? '', await createAccount(request, { credits: 0 }))
  const pages = new PaymentPages(page)
  const create = new CreatePage(page)
  await create.open()
  await create.prompt.fill('A green apple on a wooden table')
  await page.getByRole('button', { name: 'Not enough credits · add 1', exact: true }).click()
  await expect(page.getByText('1 more credit is needed')).toBeVisible()
  await expect(page.getByRole('radio', { name: /100 credits/ })).toBeChecked()
  await page.getByRole('button', { name: /^Buy 100 credits/ }).click()
  await pages.decide('Approve with a test card')
  await expect(pages.outcome).toHaveText('Recharge successful')
  await page.getByRole('link', { name: 'Continue creating' }).click()
  await expect(create.prompt).toHaveValue('A green apple on a wooden table')
  await create.generate()
  await expect(create.results('image')).toHaveCount(1)
  await expect(pages.balance).toHaveText('99 credits')
})

test('[R3.14] an enterprise inquiry is checked, kept when it fails, and sent', async ({ page }) => {
  const pages = new PaymentPages(page)
  await pages.open('/en/pricing')
  await page.getByRole('button', { name: 'Request a quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(dialog.getByText('Please enter your name')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Ada')
  await dialog.getByLabel('Company').fill('Analytical Engines')
  await dialog.getByLabel('Email').fill('ada@example.com')
  await dialog.getByLabel('Seats').fill('1,200')
  await dialog.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(dialog.getByText('Thank you. We’ll reply to ada@example.com.')).toBeVisible()
})

test('orders of others and odd addresses show nothing', async ({ page, pages, request }) => {
  const other = await createAccount(request)
  const { orderId } = await buyByApi(request, other, BASIC_MONTHLY)
  for (const id of [orderId, randomUUID()]) {
    await pages.open(`/en/payment?order_id=${id}`)
    await expect(pages.outcome).toHaveText('Payment not found')
  }
  const odd = ['/en/payment', '/en/payment?order_id=x&next=//evil.example', '/en/billing?page=-1']
  for (const address of [...odd, '/en/billing?size=1000', '/en/pricing?pay=x&choice=%3Cb%3E']) {
    expect((await page.goto(address))?.status(), address).toBe(200)
  }
  await page.goto('/en/billing')
  await expect(page.getByText('No orders yet')).toBeVisible()
})

test('[R8.09] prices, recharge, billing and result are free of accessibility faults, dark and light', async ({
  page,
  pages,
  request,
  account,
}) => {
  const { orderId } = await buyByApi(request, account, BASIC_MONTHLY)
  await pages.open('/en/recharge?need=14')
  for (const words of [
    'Insufficient balance',
    'Current balance is insufficient, please purchase',
  ]) {
    await expect(page.getByText(words).first()).toBeVisible()
  }
  for (const address of [
    '/en/pricing',
    '/de/pricing?pay=credits',
    '/th/pricing?pay=month',
    '/en/billing?show=credits',
    '/en/recharge?need=14',
    `/en/payment?order_id=${orderId}`,
    '/en/billing',
  ]) {
    await pages.open(address)
    expect(await findFaultsInBothThemes(page), address).toEqual(NO_FAULTS)
  }
  await page.getByRole('button', { name: 'Cancel renewal' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await findFaultsInBothThemes(page), 'dialog').toEqual(NO_FAULTS)
})

test('credits that were spent lead to what they paid for', async ({
  page,
  pages,
  request,
  account,
}) => {
  await makePicture(request, account, 'a red mug')
  await makePicture(request, account, 'a blue mug')
  await pages.open('/en/billing?show=credits')
  await page
    .getByRole('link', { name: /^Reserved for a generation/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/en\/history\?task=/)
  await page.getByRole('button', { name: 'Generated image: a red mug' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 / 1')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'All creations' }).click()
  await expect(page.getByText('2 items')).toBeVisible()

  await pages.open(`/en/history?task=${randomUUID()}`)
  await expect(page.getByText('Creation not found')).toBeVisible()
})

test('the money screens fit a phone @phone', async ({ page, pages, request, account }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { orderId } = await buyByApi(request, account, BASIC_MONTHLY)
  for (const language of ['en', 'de', 'th']) {
    for (const path of ['pricing', 'pricing?pay=credits', 'billing', 'billing?show=credits']) {
      await pages.open(`/${language}/${path}`)
      expect(await measureOverflow(page), `${language} ${path}`).toBeLessThanOrEqual(0)
    }
  }
  for (const path of ['recharge?need=14', `payment?order_id=${orderId}`]) {
    await pages.open(`/de/${path}`)
    expect(await measureOverflow(page), path).toBeLessThanOrEqual(0)
  }
  const buy = async () => {
    await pages.open('/en/pricing?pay=credits')
    await page.getByRole('button', { name: /^Buy 100 credits/ }).tap()
  }
  await buy()
  await pages.decide('Leave without paying')
  // On tablets a pending order is a card, too: as a row it would be wider than the page.
  await page.setViewportSize({ width: 700, height: 740 })
  for (const language of ['de', 'es']) {
    await pages.open(`/${language}/billing`)
    await expect(pages.orders).toHaveCount(2)
    expect(await measureOverflow(page), language).toBeLessThanOrEqual(0)
  }
  await buy()
  await pages.decide('Approve with a test card')
  await expect(pages.outcome).toHaveText('Recharge successful')
})
