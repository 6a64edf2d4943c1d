import type { Page, Route } from '@playwright/test'
import { ERROR_CODES, type ErrorCode } from '../../src/contract/error-codes.ts'
import { waitForHydration } from './browser.ts'

const CALLS = '**/_serverFn/**'

interface Refusal {
  body: string
  headers: Record<string, string>
  status: number
}

/** Lets what somebody asks of the server fail once, as it fails when the server refuses it or is away. */
export class BrokenCalls {
  private readonly page: Page
  private readonly seen: Refusal
  private answer: ((route: Route) => Promise<void>) | null = null

  private constructor(page: Page, seen: Refusal) {
    this.page = page
    this.seen = seen
  }

  /** Looks at a true refusal first, whose form the others have. */
  static async on(page: Page, baseUrl = ''): Promise<BrokenCalls> {
    await page.goto(`${baseUrl}/en/login`)
    await waitForHydration(page)
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not-the-one-9')
    const isSignIn = (body: string | null) => body?.includes('EMAIL_LOGIN') ?? false
    const [refused] = await Promise.all([
      page.waitForResponse((one) => isSignIn(one.request().postData())),
      page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click(),
    ])
    const seen = {
      body: await refused.text(),
      headers: refused.headers(),
      status: refused.status(),
    }
    const calls = new BrokenCalls(page, seen)
    await page.route(CALLS, (route) => calls.pass(route))
    return calls
  }

  /** The next thing that is asked for, not looked at, is refused. */
  refuse(code: ErrorCode) {
    const from = ERROR_CODES.email_not_registered.status
    const body = this.seen.body
      .replace('email_not_registered', code)
      .replace(`"s":${from}`, `"s":${ERROR_CODES[code].status}`)
    this.answer = (route) => route.fulfill({ ...this.seen, body })
  }

  /** The next thing that is asked for finds no server. */
  lose() {
    this.answer = (route) => route.abort()
  }

  /** The next thing that is asked for is never answered, and the patience of the page is short. */
  async hold() {
    await this.page.evaluate(() => {
      const { timeout } = AbortSignal
      AbortSignal.timeout = (milliseconds) => {
        AbortSignal.timeout = timeout
        return timeout(Math.min(milliseconds, 500))
      }
    })
    this.answer = async () => {}
  }

  private pass(route: Route): Promise<void> {
    if (route.request().method() !== 'POST' || !this.answer) return route.fallback()
    const { answer } = this
    this.answer = null
    return answer(route)
  }
}
