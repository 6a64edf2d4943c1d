import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Everything a browser complained about: console errors (policy violations, too), script errors, 5xx. */
export class Complaints {
  private readonly found: string[] = []
  private readonly allowed: RegExp[] = []

  /** Listens to every page of a context; the test's own context is watched already. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.add(message.text(), message.location().url)
    })
    context.on('weberror', (error) => this.add(String(error.error()), error.page()?.url()))
    context.on('response', (response) => {
      if (response.status() >= 500) this.add(`answered ${response.status()}`, response.url())
    })
  }

  /** Ignores a complaint that the test itself provokes. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern)
  }

  expectNone(): void {
    const unexpected = this.found.filter((text) => !this.allowed.some((one) => one.test(text)))
    expect(unexpected, 'complaints of the browser').toEqual([])
  }

  private add(text: string, where = ''): void {
    this.found.push(`${text} (${where})`)
  }
}

/** Playwright's test, failing when the browser complains about anything during it. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints()
      complaints.watch(context)
      await use(complaints)
      complaints.expectNone()
    },
    { auto: true },
  ],
})

/** Waits until React has hydrated the page's frame; a part with a script of its own may still be waiting. */
export async function waitForFrame(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A dialog open from the start may have put elements of its own before the page.
    const parts = [...document.querySelectorAll('body > :not(script)')]
    const isReacts = (key: string) => key.startsWith('__reactFiber$')
    return parts.some((part) => Object.keys(part).some(isReacts))
  })
  // Effects and late warnings run in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

/** Waits until React has hydrated every control, so that clicks and files are handled. */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForFrame(page)
  await page.waitForFunction(() => {
    const isReacts = (key: string) => key.startsWith('__reactFiber$')
    const controls = [...document.querySelectorAll('button, input, select, textarea')]
    return controls.every((control) => Object.keys(control).some(isReacts))
  })
}

/** Navigates like one of the product's links: without loading a document. */
export async function followLinkTo(page: Page, address: string): Promise<void> {
  await page.evaluate(async (href) => {
    await window.__TSR_ROUTER__?.navigate({ href })
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }, address)
}

/** Labels of buttons and tabs that take more than two lines or don't fit. */
export function findUnfitButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (button: Element) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      const parts = [...words.getClientRects()].filter(({ width }) => width > 1)
      // Parts of the same line end within a few pixels of each other.
      const edges = parts.map(({ bottom }) => bottom).toSorted((a, b) => a - b)
      return edges.filter((edge, at) => at === 0 || edge - (edges[at - 1] ?? 0) > 8).length
    }
    return [...document.querySelectorAll('.inline-flex.select-none, [role=tab]')]
      .filter((button) => button.getClientRects().length > 0)
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || linesOf(one) > 2)
      .map((button) => button.textContent)
  })
}

/** How many pixels the page is wider than its space, which excludes a scroll bar. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A new width starts transitions, if only for a frame.
    const moves = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(moves.map(({ finished }) => finished))
    const { scrollWidth, clientWidth, offsetWidth } = document.documentElement
    return scrollWidth - Math.min(clientWidth, offsetWidth)
  })
}
