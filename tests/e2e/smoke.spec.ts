import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { findFaultsInBothThemes, NO_FAULTS } from '../support/accessibility.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { addressOf, listPages, statusOf } from '../support/pages.ts'
import { askRaw } from '../support/raw-request.ts'

const WIDTHS = [360, 1280]
/** What is where words should be when a message was not compiled or not filled in. */
const HOLE = /\{[a-z]\w*\}/gi
/** The longest words and the tallest letters; faults of the other languages are those of English. */
const LOOKED_AT_WITH_AXE = new Set<Language>(['en', 'de', 'th'])
/** What a page without a language in its address looks like once it has found one. */
const DETECTED_IN_BROWSER = new Set<Language>(['de', 'th'])

// One browser tab walks through every page of one language, as a visitor would.
for (const language of LANGUAGES) {
  const isForAxe = LOOKED_AT_WITH_AXE.has(language)
  const routes = listPages().filter(
    (route) => route.startsWith('/$lang') || DETECTED_IN_BROWSER.has(language),
  )

  test.describe(language, () => {
    test.use({ locale: language })

    test(`[R0.08] every page is in its language, without complaint, as narrow as the screen${
      isForAxe ? ' and free of accessibility faults, dark and light' : ''
    }`, async ({ page, complaints }) => {
      test.setTimeout(240_000)
      complaints.allow(/status of 4(?:04|10)/)
      const failures = watchFailures(page)

      for (const route of routes) {
        await test.step(route, async () => {
          await openPage(page, route, language)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 740 })
            expect.soft(await measureOverflow(page), `${route} at ${width}`).toBeLessThanOrEqual(0)
          }
          if (!isForAxe || !route.startsWith('/$lang')) return
          expect.soft(await findFaultsInBothThemes(page), route).toEqual(NO_FAULTS)
        })
      }
      expect(failures, 'requests that failed').toEqual([])
    })
  })
}

/** Opens a page on a narrow screen: it loads, becomes interactive, and all its words are there. */
async function openPage(page: Page, route: string, language: Language) {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 740 })
  const answer = await page.goto(addressOf(route, language))
  expect.soft(answer?.status(), route).toBe(statusOf(route))
  await waitForHydration(page)
  await expect.soft(page.locator('html'), route).toHaveAttribute('lang', language)
  await expectOwnTitle(page, route, language)
  const words = await page.locator('body').innerText()
  expect.soft(words.match(HOLE) ?? [], route).toEqual([])
}

const englishTitles = new Map<string, Promise<string | undefined>>()

/** Of a page in English, as the server sends it; asked for once. */
function englishTitle(route: string): Promise<string | undefined> {
  const known =
    englishTitles.get(route) ??
    askRaw(addressOf(route, 'en')).then(({ body }) => /<title>([^<]*)/.exec(body)?.[1])
  englishTitles.set(route, known)
  return known
}

/** The title is there, and not the English one. */
async function expectOwnTitle(page: Page, route: string, language: Language) {
  const title = await page.title()
  expect.soft(title, route).toMatch(/\S/)
  expect.soft(title.match(HOLE), route).toBeNull()
  if (language === 'en' || !route.startsWith('/$lang')) return
  expect.soft(title, `${route} in ${language}`).not.toBe(await englishTitle(route))
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
