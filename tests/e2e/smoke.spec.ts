import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import {
  findFaultsInBothThemes,
  findFaultsOfWords,
  NO_FAULTS,
  rememberShell,
} from '../support/accessibility.ts'
import {
  expect,
  findUnfitButtons,
  followLinkTo,
  measureOverflow,
  test,
  waitForHydration,
} from '../support/browser.ts'
import { addressOf, listPages, statusOf } from '../support/pages.ts'
import { readSentPage, type SentPage } from '../support/sent-page.ts'

const NARROW = 360
const WIDE = 1280
/** A placeholder left by a message that wasn't compiled or filled in. */
const HOLE = /\{[a-z]\w*\}/gi
/** The longest words and the tallest letters; other languages have the same faults as English. */
const LOOKED_AT_WITH_AXE = new Set<Language>(['en', 'de', 'th'])
/**
 * Each page is hydrated from the server's HTML in one of these; in other languages only the first page is, and
 * links lead on. What could differ by language is compared in all: each piece of sent text is rendered.
 */
const WOKEN_IN: readonly Language[] = ['fr', 'ja', 'vi']
/** Pages where the browser hides what it can't do: passkeys need an address with a name. */
const BROWSERS_CHOICE = new Set(['/$lang/login'])
/** Languages in which pages without a language in their address are checked after detecting one. */
const DETECTED_IN_BROWSER = new Set<Language>(['de', 'th'])

// One browser tab walks through every page of one language, as a visitor would.
for (const language of LANGUAGES) {
  const isForAxe = LOOKED_AT_WITH_AXE.has(language)
  const routes = listPages().filter(
    (route) => hasLanguage(route) || DETECTED_IN_BROWSER.has(language),
  )

  test.describe(language, () => {
    test.use({ locale: language })

    test(`[R0.08] every page is in its language, without complaint, as narrow as the screen${
      isForAxe ? ' and free of accessibility faults' : ''
    }`, async ({ page, complaints }) => {
      test.setTimeout(240_000)
      complaints.allow(/status of 4(?:04|10)/)
      const failures = watchFailures(page)
      for (const [at, route] of routes.entries()) {
        await test.step(route, async () => {
          const sent = hasLanguage(route) ? await expectSent(route, language) : undefined
          if (!sent || at === 0 || WOKEN_IN[at % WOKEN_IN.length] === language)
            await open(page, route, language)
          else await followLinkTo(page, addressOf(route, language))
          await expectDrawn(page, sent, route, language)
          await expectFitting(page, sent, route)
          if (isForAxe && sent) {
            await expectNoFaults(page, route, language)
            await rememberShell(page)
          }
        })
      }
      expect(failures, 'requests that failed').toEqual([])
    })
  })
}

function hasLanguage(route: string): boolean {
  return route.startsWith('/$lang')
}

async function open(page: Page, route: string, language: Language) {
  const answer = await page.goto(addressOf(route, language))
  expect.soft(answer?.status(), route).toBe(statusOf(route))
  await waitForHydration(page)
}

/** Without scripts, the page has text and a title in its language. */
async function expectSent(route: string, language: Language): Promise<SentPage> {
  const sent = await readSentPage(addressOf(route, language))
  expect.soft(sent.status, route).toBe(statusOf(route))
  expect.soft(sent.language, route).toBe(language)
  expect.soft(sent.texts.join('').match(HOLE) ?? [], route).toEqual([])
  expect.soft(sent.title, route).toMatch(/\S/)
  expect.soft(sent.title.match(HOLE), route).toBeNull()
  if (language !== 'en')
    expect.soft(sent.title, `${route} in ${language}`).not.toBe(await englishTitle(route))
  return sent
}

const englishTitles = new Map<string, Promise<string>>()

/** Requested once per route. */
function englishTitle(route: string): Promise<string> {
  const known =
    englishTitles.get(route) ?? readSentPage(addressOf(route, 'en')).then(({ title }) => title)
  englishTitles.set(route, known)
  return known
}

/** In the browser it's the same page, and anything the browser adds is in the same language. */
async function expectDrawn(
  page: Page,
  sent: SentPage | undefined,
  route: string,
  language: Language,
) {
  if (sent) await expect.soft(page, route).toHaveTitle(sent.title)
  const drawn = await page.evaluate(() => ({
    language: document.documentElement.lang,
    title: document.title,
    words: document.body.innerText,
  }))
  expect.soft(drawn.language, route).toBe(language)
  expect.soft(drawn.title, route).toMatch(/\S/)
  expect.soft(drawn.words.match(HOLE) ?? [], route).toEqual([])
}

/** Checks the width left by the previous page, then the other one. */
async function expectFitting(page: Page, sent: SentPage | undefined, route: string) {
  const width = page.viewportSize()?.width === NARROW ? NARROW : WIDE
  const undrawn: string[][] = []
  for (const each of [width, NARROW + WIDE - width]) {
    await page.setViewportSize({ width: each, height: 740 })
    expect.soft(await measureOverflow(page), `${route} at ${each}`).toBeLessThanOrEqual(0)
    if (each === NARROW) expect.soft(await findUnfitButtons(page), route).toEqual([])
    if (sent) undrawn.push(await findUndrawn(page, sent, route))
  }
  // Some text only appears at one of the widths.
  const [one = [], other = []] = undrawn
  expect
    .soft(
      one.filter((text) => other.includes(text)),
      route,
    )
    .toEqual([])
}

/** Sent text that isn't rendered: mostly numbers, prices, and dates, which server and browser format separately. */
function findUndrawn(page: Page, sent: SentPage, route: string): Promise<string[]> {
  const texts = sent.texts.filter((text) => !BROWSERS_CHOICE.has(route) || /\d/.test(text))
  return page.evaluate((texts) => {
    const parts = [...document.querySelectorAll('body > :not(script)')]
    const drawn = parts.map((part) => part.textContent).join('')
    return texts.filter((text) => !drawn.includes(text))
  }, texts)
}

/** Themes and their colors don't depend on language, so only English is checked in both. */
async function expectNoFaults(page: Page, route: string, language: Language) {
  if (language === 'en') expect.soft(await findFaultsInBothThemes(page), route).toEqual(NO_FAULTS)
  else expect.soft(await findFaultsOfWords(page), route).toEqual([])
}

/** Requests that failed or were refused. One canceled by the next page isn't a failure. */
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
