import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

/** What a browser complained about: errors in the console (policy violations too), in scripts, 5xx. */
export class Complaints {
  private readonly found: string[] = []
  private readonly allowed: RegExp[] = []

  /** Listens to every page of a context; the context of the test is watched already. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.add(message.text(), message.location().url)
    })
    context.on('weberror', (error) => this.add(String(error.error()), error.page()?.url()))
    context.on('response', (response) => {
      if (response.status() >= 500) this.add(`answered ${response.status()}`, response.url())
    })
  }

  /** Lets a complaint pass that the test itself provokes. */
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

/** Waits until React has taken over the frame of the server's HTML; a part whose script is its own may still wait. */
export async function waitForFrame(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // What is open from the start may have put something of its own before the page.
    const parts = [...document.querySelectorAll('body > :not(script)')]
    const isReacts = (key: string) => key.startsWith('__reactFiber$')
    return parts.some((part) => Object.keys(part).some(isReacts))
  })
  // Effects and late warnings come with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

/** Waits until React has taken over every control of the server's HTML, so that clicks and files are heard. */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForFrame(page)
  await page.waitForFunction(() => {
    const isReacts = (key: string) => key.startsWith('__reactFiber$')
    const controls = [...document.querySelectorAll('button, input, select, textarea')]
    return controls.every((control) => Object.keys(control).some(isReacts))
  })
}

/** Goes to another page as a link of the product does: no document is loaded for it. */
export async function followLinkTo(page: Page, address: string): Promise<void> {
  await page.evaluate(async (href) => {
    await window.__TSR_ROUTER__?.navigate({ href })
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }, address)
}

/** What buttons and tabs say on more than two lines, or where it does not fit them. */
export function findUnfitButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (button: Element) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      const parts = [...words.getClientRects()].filter(({ width }) => width > 1)
      // Parts of one line end within a few pixels of each other.
      const edges = parts.map(({ bottom }) => bottom).toSorted((a, b) => a - b)
      return edges.filter((edge, at) => at === 0 || edge - (edges[at - 1] ?? 0) > 8).length
    }
    return [...document.querySelectorAll('.inline-flex.select-none, [role=tab]')]
      .filter((button) => button.getClientRects().length > 0)
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || linesOf(one) > 2)
      .map((button) => button.textContent)
  })
}

/** How many pixels the page is wider than the place it has, which ends where a scroll bar may be. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What another width moves is on its way at first, if only for a frame.
    const moves = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(moves.map(({ finished }) => finished))
    const { scrollWidth, clientWidth, offsetWidth } = document.documentElement
    return scrollWidth - Math.min(clientWidth, offsetWidth)
  })
}
