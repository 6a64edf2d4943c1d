import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { addressOf, listPages } from '../support/pages.ts'

const ROUTES = listPages().filter((route) => route.startsWith('/$lang'))

for (const language of ['en', 'de', 'th'] as const) {
  for (const theme of ['dark', 'light'] as const) {
    test(`every page is free of accessibility faults in ${language}, ${theme}`, async ({
      page,
      complaints,
      baseURL,
    }) => {
      test.setTimeout(240_000)
      complaints.allow(/status of 404/)
      // What is still fading in has less contrast than it is going to have.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
      for (const route of ROUTES) {
        await test.step(route, async () => {
          await page.goto(addressOf(route, language))
          await waitForHydration(page)
          const { violations } = await new AxeBuilder({ page }).analyze()
          const faults = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
          )
          expect.soft(faults, route).toEqual([])
        })
      }
    })
  }
}
