import type { Page, Route } from '@playwright/test'
import { ERROR_CODES, type ErrorCode } from '../../src/contract/error-codes.ts'
import { waitForHydration } from './browser.ts'

interface Refusal {
  body: string
  headers: Record<string, string>
  status: number
}

/** Makes one of the page's calls fail once, as if the server refused it or was down. */
export class BrokenCalls {
  private readonly page: Page
  private readonly seen: Refusal

  private constructor(page: Page, seen: Refusal) {
    this.page = page
    this.seen = seen
  }

  /** First records a real refusal, whose shape the faked ones copy. */
  static async on(page: Page, baseUrl = ''): Promise<BrokenCalls> {
    await page.goto(`${baseUrl}/en/login`)
    await waitForHydration(page)
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not-the-one-9')
    const [refused] = await Promise.all([
      page.waitForResponse(addressOf('accounts.login')),
      page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click(),
    ])
    const [body, headers] = [await refused.text(), refused.headers()]
    return new BrokenCalls(page, { body, headers, status: refused.status() })
  }

  /** The next such call is refused. */
  async refuse(call: Call, code: ErrorCode) {
    const from = ERROR_CODES.email_not_registered.status
    const body = this.seen.body
      .replace('email_not_registered', code)
      .replace(`"s":${from}`, `"s":${ERROR_CODES[code].status}`)
    await this.once(call, (route) => route.fulfill({ ...this.seen, body }))
  }

  /** The next such call can't reach the server. */
  lose(call: Call) {
    return this.once(call, (route) => route.abort())
  }

  /** From now on, such calls on this page time out at once. */
  async exhaust(call: Call) {
    await this.page.evaluate((call) => {
      const send = window.fetch
      let patience = new AbortController()
      AbortSignal.timeout = () => {
        patience = new AbortController()
        return patience.signal
      }
      window.fetch = (input, init) => {
        const address = input instanceof Request ? input.url : String(input)
        if (address.includes(call)) patience.abort()
        return send(input, init)
      }
    }, call)
  }

  private once(call: Call, answer: (route: Route) => Promise<void>) {
    return this.page.route(addressOf(call), answer, { times: 1 })
  }
}

/** A call's name as the page sends it. */
type Call = `${string}.${string}`

const addressOf = (call: Call) => `**/_serverFn/${call}*`
