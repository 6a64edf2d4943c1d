import { findFaultsInBothThemes, NO_FAULTS } from '../support/accessibility.ts'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { addressOf, listPages } from '../support/pages.ts'

const ROUTES = listPages().filter((route) => route.startsWith('/$lang'))

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
        expect.soft(await findFaultsInBothThemes(page), route).toEqual(NO_FAULTS)
      })
    }
  })
}
