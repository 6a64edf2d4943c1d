import { isLanguage } from '../../src/contract/languages.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { addressOf, listPages } from '../support/pages.ts'

const NARROWEST = { width: 360, height: 740 }

for (const route of listPages()) {
  test(`[R0.08] ${route} answers in its language, without complaint, and fits 360 px`, async ({
    page,
    complaints,
  }, { project }) => {
    const language = project.name
    if (!isLanguage(language)) throw new Error(`${language} is not a language`)
    const isMissing = route.endsWith('/404')
    if (isMissing) complaints.allow(/status of 404/)

    const answer = await page.goto(addressOf(route, language))
    expect(answer?.status()).toBe(isMissing ? 404 : 200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(/\S/)
    await waitForHydration(page)

    await page.setViewportSize(NARROWEST)
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  })
}
