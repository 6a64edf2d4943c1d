import type { Page } from '@playwright/test'
import { isLanguage, type Language } from '../../src/contract/languages.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { addressOf, listPages } from '../support/pages.ts'
import { askRaw } from '../support/raw-request.ts'

const WIDTHS = [360, 1280]
/** What stands where words should be when a message was not compiled or not filled in. */
const HOLE = /\{[a-z]\w*\}/gi

/** One browser tab walks through every page of one language, as a visitor would. */
test('[R0.08] every page is in its language, without complaint, and as narrow as the screen', async ({
  page,
  complaints,
}, { project }) => {
  test.setTimeout(240_000)
  const language = project.name
  if (!isLanguage(language)) throw new Error(`${language} is not a language`)
  complaints.allow(/status of 404/)
  const failures = watchFailures(page)

  for (const route of listPages()) {
    await test.step(route, async () => {
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 740 })
      const isMissing = route.endsWith('/404')
      const answer = await page.goto(addressOf(route, language))
      expect.soft(answer?.status(), route).toBe(isMissing ? 404 : 200)
      await waitForHydration(page)
      await expect.soft(page.locator('html'), route).toHaveAttribute('lang', language)
      await expectOwnTitle(page, route, language)
      const words = await page.locator('body').innerText()
      expect.soft(words.match(HOLE) ?? [], route).toEqual([])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 })
        expect.soft(await measureOverflow(page), `${route} at ${width}`).toBeLessThanOrEqual(0)
      }
    })
  }
  expect(failures, 'requests that failed').toEqual([])
})

/** The title is there, and not the English one. */
async function expectOwnTitle(page: Page, route: string, language: Language) {
  const title = await page.title()
  expect.soft(title, route).toMatch(/\S/)
  expect.soft(title.match(HOLE), route).toBeNull()
  if (language === 'en' || !route.startsWith('/$lang')) return
  const english = /<title>([^<]*)/.exec((await askRaw(addressOf(route, 'en'))).body)?.[1]
  expect.soft(title, `${route} in ${language}`).not.toBe(english)
}

/** Requests that were not answered, or refused. One the next page made needless is no failure. */
function watchFailures(page: Page): string[] {
  const failures: string[] = []
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`)
  })
  page.on('response', (answer) => {
    const isPage = answer.request().isNavigationRequest()
    if (!isPage && answer.status() >= 400) failures.push(`${answer.url()}: ${answer.status()}`)
  })
  return failures
}
