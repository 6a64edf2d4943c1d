import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { addressOf, listPages } from '../support/pages.ts'

const ROUTES = listPages().filter((route) => route.startsWith('/$lang'))

/** What a theme can break; the stricter contrast of level AAA is not promised. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const describeFaults = (violations: Violations) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )

/** Puts on the other theme as the theme picker does; when the colours have settled, they are right. */
async function putOn(page: Page, theme: string) {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)
  await page.waitForFunction(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return transitions.every(({ playState }) => playState !== 'running')
  })
}

for (const language of ['en', 'de', 'th'] as const) {
  test(`every page is free of accessibility faults in ${language}, dark and light`, async ({
    page,
    complaints,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    complaints.allow(/status of 404/)
    await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
    for (const route of ROUTES) {
      await test.step(route, async () => {
        await page.goto(addressOf(route, language))
        await waitForHydration(page)
        const dark = await new AxeBuilder({ page }).analyze()
        expect.soft(describeFaults(dark.violations), `${route}, dark`).toEqual([])
        // A theme changes colours and nothing else.
        await putOn(page, 'light')
        const light = await new AxeBuilder({ page }).withRules(COLOUR_RULES).analyze()
        expect.soft(describeFaults(light.violations), `${route}, light`).toEqual([])
      })
    }
  })
}
