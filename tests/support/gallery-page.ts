import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './browser.ts'

/** The gallery as a person uses it. */
export class GalleryPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(address = '/en/gallery') {
    await this.page.goto(address)
    await waitForHydration(this.page)
  }

  get tiles(): Locator {
    return this.page
      .getByRole('region', { name: 'Items' })
      .getByRole('link', { name: /^Generated/ })
  }

  /** The item in full screen. */
  get preview(): Locator {
    return this.page.getByRole('dialog')
  }

  get count(): Locator {
    return this.page.getByText(/^\d+ items?$/)
  }

  choose(label: string, value: string) {
    return this.page.getByRole('combobox', { name: label }).selectOption(value)
  }

  chooseType(name: 'All' | 'Images' | 'Videos') {
    const types = this.page.getByRole('navigation', { name: 'Type' })
    return types.getByRole('link', { name }).click()
  }
}
