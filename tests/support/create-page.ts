import { expect, type Locator, type Page } from '@playwright/test'
import { waitForHydration } from './browser.ts'

/** Long enough for the built-in engine to make a video on a busy machine. */
const GENERATION_MS = 180_000

/** The create page as a person uses it. */
export class CreatePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path = '/en/') {
    await this.page.goto(path)
    await waitForHydration(this.page)
  }

  get prompt(): Locator {
    return this.page.getByRole('textbox', { name: 'Prompt' })
  }

  get generateButton(): Locator {
    return this.page.getByRole('button', { name: /^Generate ·/ })
  }

  /** Results in the feed, newest first. */
  results(kind: 'image' | 'video' = 'image'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Generated ${kind}`) })
  }

  openTab(name: string) {
    return this.page.getByRole('navigation', { name: 'Modes' }).getByRole('link', { name }).click()
  }

  /** Chooses a value of a setting such as "Length". */
  async set(setting: string, value: string | RegExp) {
    await this.page.getByRole('button', { name: new RegExp(`^${setting}`) }).click()
    await this.page.getByRole('menuitemradio', { name: value }).click()
  }

  /** Picks an action from the newest result's menu. */
  async useNewest(action: string, kind: 'image' | 'video' = 'image') {
    const tile = this.page
      .getByRole('listitem')
      .filter({ has: this.results(kind) })
      .first()
    await tile.hover()
    await tile.getByRole('button', { name: 'More actions' }).click()
    // The description below a name starts with a capital letter, so "Edit" doesn't match "Edit layers".
    const name = new RegExp(`^${action}(?: ?[A-Z].*)?$`)
    await this.page.getByRole('menuitem', { name }).click()
  }

  /** Presses Generate and waits for the results; returns the price shown on the button. */
  async generate(): Promise<number> {
    await expect(this.generateButton).toBeEnabled()
    const price = Number(/\d+/.exec((await this.generateButton.textContent()) ?? '')?.[0])
    await this.generateButton.click()
    await expect(this.page.getByRole('status')).toHaveText(/^(Image|Video) ready$/, {
      timeout: GENERATION_MS,
    })
    return price
  }

  /** Credits in the header. */
  async balance(): Promise<number> {
    const credits = this.page.getByRole('banner').getByText(/^[\d,]+ credits?$/)
    return Number(((await credits.textContent()) ?? '').replace(/\D/g, ''))
  }
}
