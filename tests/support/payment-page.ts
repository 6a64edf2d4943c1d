import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { CheckoutRequest } from '../../src/contract/endpoints/billing/orders.ts'
import { waitForHydration } from './browser.ts'
import type { ProductAccount } from './product-accounts.ts'

type Decision =
  | 'Approve with a test card'
  | 'Approve with test PayPal'
  | 'Decline'
  | 'Leave without paying'

/** A purchase, from the pricing page to the result. */
export class PaymentPages {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path: string) {
    await this.page.goto(path)
    await waitForHydration(this.page)
  }

  plan(name: string): Locator {
    return this.page.getByRole('listitem', { name, exact: true })
  }

  /** Chooses a plan and waits for the sandbox's payment page. */
  async choosePlan(name: string) {
    await this.plan(name)
      .getByRole('button', { name: new RegExp(`^(Choose|Upgrade to) ${name}$`) })
      .click()
  }

  /** Decides on the sandbox's payment page, and waits for the return. */
  async decide(decision: Decision) {
    await expect(this.page.getByText(/^Test payment: no real money/)).toBeVisible()
    await this.page.getByRole('button', { name: decision }).click()
    await this.page.waitForURL(/\/en\/payment\?/)
    await waitForHydration(this.page)
  }

  get outcome(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2 })
  }

  /** A card on the billing page. */
  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  get orders(): Locator {
    return this.page.getByRole('table').locator('tbody tr')
  }

  /** Credits in the header. */
  get balance(): Locator {
    return this.page.getByRole('banner').getByText(/^[\d,]+ credits?$/)
  }
}

export const BASIC_MONTHLY = { goods_type: 'plan', goods_id: 'basic', cycle: 'month' } as const

/** Buys something in the sandbox without a browser, and waits until it's booked. */
export async function buyByApi(
  request: APIRequestContext,
  { token }: ProductAccount,
  goods: Omit<CheckoutRequest, 'return_path'>,
): Promise<{ orderId: string }> {
  const headers = { authorization: token }
  const placed = await request.post('/api/v1/auth/billing/checkout', {
    headers,
    data: { ...goods, return_path: '/en/payment' },
  })
  const { data }: { data: { order_id: string; checkout_url: string } } = await placed.json()
  await request.post(data.checkout_url, { form: { decision: 'card' }, maxRedirects: 0 })
  await expect
    .poll(async () => {
      const order = await request.get(`/api/v1/auth/billing/orders/${data.order_id}`, { headers })
      const { data: shown }: { data: { state: string } } = await order.json()
      return shown.state
    })
    .toBe('succeeded')
  return { orderId: data.order_id }
}
